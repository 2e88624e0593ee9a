import { isDay } from './days.ts';
import {
  CONTACT_MAX_LENGTH,
  CONTACT_MIN_LENGTH,
  PHONE_CODE_DIGITS,
  WITHDRAW_PASSWORD_DIGITS,
} from './limits.ts';
import type { Rule } from './rules.ts';
import { readCode, readDay, readDigits, readIdentityId } from './typed/codes.ts';
import { readLine } from './typed/names.ts';

/**
 * Rules of the additional registration fields (spec §5). All accept an empty value: whether a field is required is a
 * setting.
 */

type ContactKind = 'qq' | 'telegram' | 'whatsApp' | 'wechat' | 'zalo' | 'skype' | 'fb';

/** Whether handles of this kind may contain `@`. */
export const mayContainAt = (kind: ContactKind): boolean => kind === 'telegram' || kind === 'skype';

/** Checks a contact handle. */
export function checkContact(value: string, kind: ContactKind): 'error_for_contact' | undefined {
  const handle = readLine(value);
  if (handle === '') return undefined;
  if (handle.length < CONTACT_MIN_LENGTH || handle.length > CONTACT_MAX_LENGTH) return 'error_for_contact';
  const pattern = mayContainAt(kind) ? /^[\w.@-]+$/ : /^[\w.-]+$/;
  return pattern.test(handle) ? undefined : 'error_for_contact';
}

/** Checks a withdraw password: digits only. */
export const checkWithdrawPassword: Rule<'err_withdrawPsw_blank'> = (value) =>
  value === '' || new RegExp(`^\\d{${WITHDRAW_PASSWORD_DIGITS}}$`).test(readDigits(value))
    ? undefined
    : 'err_withdrawPsw_blank';

/** Checks the code sent to a phone. */
export const checkPhoneCode: Rule<'error_verify_format' | 'error_verify'> = (value) => {
  const code = readCode(value, PHONE_CODE_DIGITS);
  if (code === '') return undefined;
  if (!/^\d+$/.test(code)) return 'error_verify_format';
  return code.length === PHONE_CODE_DIGITS ? undefined : 'error_verify';
};

/** Checks an identity number: letters, digits and hyphens. */
export const checkIdentityId: Rule<'err_identity_id'> = (value) =>
  /^$|^[A-Za-z0-9-]{4,32}$/.test(readIdentityId(value)) ? undefined : 'err_identity_id';

/** Checks a birthday: `YYYY-MM-DD`, an existing day in the past. */
export const checkBirthday: Rule<'err_birthdayDate_blank'> = (typed) => {
  const value = readDay(typed);
  if (value === '') return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return isDay(value) && day.getUTCFullYear() >= 1900 && day.getTime() < Date.now()
    ? undefined
    : 'err_birthdayDate_blank';
};
