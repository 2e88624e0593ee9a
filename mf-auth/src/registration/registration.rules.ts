import {
  ACCOUNT_MAX_LENGTH,
  ACCOUNT_MIN_LENGTH,
  checkAccount,
  checkBirthday,
  checkContact,
  mayContainAt,
  checkEmail,
  checkIdentityId,
  checkName,
  checkPasswordAgain,
  checkPhone,
  checkPhoneCode,
  checkWithdrawPassword,
  CONTACT_MAX_LENGTH,
  CONTACT_MIN_LENGTH,
  LINE_MAX_LENGTH,
  PHONE_CODE_DIGITS,
  readMemberField,
  TEXT_MAX_LENGTH,
  VND_PHONE_DIGITS,
  WITHDRAW_PASSWORD_DIGITS,
} from '@tessera/domain';
import { lengthFault } from '../form/length-fault.ts';
import { newPasswordFault } from '../password/new-password.rules.ts';
import type { MessageId, Wording } from '../text.ts';
import {
  FIELDS,
  type FormShape,
  type RegistrationField,
  type RegistrationValues,
  type ShownField,
} from './registration.fields.ts';

export const ACCOUNT_LIMITS = { min: ACCOUNT_MIN_LENGTH, max: ACCOUNT_MAX_LENGTH };

const CONTACT_LIMITS = { min: CONTACT_MIN_LENGTH, max: CONTACT_MAX_LENGTH };

type Problem = Extract<MessageId, `signup.${string}`>;
type Check = (value: string, values: RegistrationValues, shape: ShownField) => Problem | undefined;

/** Checks of non-empty values; they return the specification's message keys (spec §5 Registration). */
const CHECKS: Partial<Record<RegistrationField, Check>> = {
  memberAccount: (value) => key(checkAccount(value)),
  checkPassword: (value, { password }) => key(checkPasswordAgain(password, value)),
  memberName: (value, { memberCurrency }) => key(checkName(value, memberCurrency)),
  memberEmail: (value) => key(checkEmail(value)),
  memberPhone: (value, { memberCurrency }, { isTenDigits }) =>
    key(checkPhone(value, memberCurrency, isTenDigits)),
  phoneVerify: (value) => key(checkPhoneCode(value)),
  memberBirthday: (value) => key(checkBirthday(value)),
  memberQq: (value) => contactProblem(value, 'qq'),
  memberWechat: (value) => contactProblem(value, 'wechat'),
  memberTelegram: (value) => contactProblem(value, 'telegram'),
  memberWhatsApp: (value) => contactProblem(value, 'whatsApp'),
  memberZalo: (value) => contactProblem(value, 'zalo'),
  memberSkype: (value) => contactProblem(value, 'skype'),
  memberFb: (value) => contactProblem(value, 'fb'),
  identityId: (value) => key(checkIdentityId(value)),
  withdrawPassword: (value) => key(checkWithdrawPassword(value)),
};

const BLANK: Record<RegistrationField, Problem> = {
  memberAccount: 'signup.err_account_blank',
  password: 'signup.err_psw_blank',
  checkPassword: 'signup.err_checkPsw_blank',
  memberCurrency: 'signup.err_currency_blank',
  memberName: 'signup.err_name_blank',
  memberEmail: 'signup.err_email_blank',
  memberPhone: 'signup.err_phone_blank',
  phoneVerify: 'signup.verify_placeholder',
  memberBirthday: 'signup.err_birthdayYear_blank',
  memberQq: 'signup.err_contact_blank',
  memberWechat: 'signup.err_contact_blank',
  memberTelegram: 'signup.err_contact_blank',
  memberWhatsApp: 'signup.err_contact_blank',
  memberZalo: 'signup.err_contact_blank',
  memberSkype: 'signup.err_contact_blank',
  memberFb: 'signup.err_contact_blank',
  memberOthers: 'signup.err_contact_blank',
  identityId: 'signup.err_identity_id_blank',
  withdrawPassword: 'signup.err_withdrawPsw_blank',
  introducer: 'signup.err_introducer_blank',
  answer: 'signup.err_verify_blank',
};

const VALUES: Partial<Record<Problem, Readonly<Record<string, number>>>> = {
  'signup.err_account_length': ACCOUNT_LIMITS,
  'signup.err_phone_vi_format': { digits: VND_PHONE_DIGITS },
  'signup.verify_placeholder': { digits: PHONE_CODE_DIGITS },
  'signup.error_verify_format': { digits: PHONE_CODE_DIGITS },
  'signup.error_for_contact': CONTACT_LIMITS,
  'signup.error_for_contact_at': CONTACT_LIMITS,
  'signup.err_withdrawPsw_blank': { digits: WITHDRAW_PASSWORD_DIGITS },
};

/** Fields that may be longer than a line of the wire. */
const LONG_FIELDS: ReadonlySet<RegistrationField> = new Set(['memberName', 'memberEmail']);

/** Returns the error of a field's value, or `undefined`. A hidden field never has one. */
export function problemOf(
  field: RegistrationField,
  values: RegistrationValues,
  shape: FormShape,
): Wording | undefined {
  const own = shape[field];
  if (!own.shown) return undefined;
  const value = values[field];
  // A phone is verified by its code; without a phone no code is required (spec §5 Registration).
  const isPhoneGiven = values.memberPhone.trim() !== '';
  if (field === 'phoneVerify' && !isPhoneGiven) return undefined;
  const required = own.required || field === 'phoneVerify';
  if (field === 'password' && value.trim() !== '') {
    return newPasswordFault(value, { passwordMaxLength: own.maxLength });
  }
  const problem =
    value.trim() === '' ? (required ? BLANK[field] : undefined) : CHECKS[field]?.(value, values, own);
  if (problem) return { id: problem, values: VALUES[problem] };
  return lengthFault(
    readMemberField(field, value, values.memberCurrency),
    LONG_FIELDS.has(field) ? TEXT_MAX_LENGTH : LINE_MAX_LENGTH,
  );
}

/** Returns the errors of all fields, in the form's order. */
export function problemsOf(
  values: RegistrationValues,
  shape: FormShape,
): Partial<Record<RegistrationField, Wording>> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = problemOf(field, values, shape);
      return problem ? [[field, problem]] : [];
    }),
  );
}

function key<Key extends string>(problem: Key | undefined): `signup.${Key}` | undefined {
  return problem && `signup.${problem}`;
}

function contactProblem(
  value: string,
  kind: Parameters<typeof checkContact>[1],
): 'signup.error_for_contact' | 'signup.error_for_contact_at' | undefined {
  if (!checkContact(value, kind)) return undefined;
  return mayContainAt(kind) ? 'signup.error_for_contact_at' : 'signup.error_for_contact';
}
