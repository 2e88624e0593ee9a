import type { AnswerOf, registerSettings } from '@tessera/wire';

type Setting = AnswerOf<typeof registerSettings>['list'][number];

/** Everything that can be typed into or chosen in the form. */
export const FIELDS = [
  'memberAccount',
  'password',
  'checkPassword',
  'memberCurrency',
  'memberName',
  'memberEmail',
  'memberPhone',
  'answer',
] as const;
export type RegistrationField = (typeof FIELDS)[number];

/** What a refusal may concern: also what the wire's registration has and this form has not. */
export type RefusedField =
  | RegistrationField
  | 'identityId'
  | 'introducer'
  | 'phoneVerify'
  | `member${'Qq' | 'Skype' | 'Wechat' | 'Zalo' | 'Fb' | 'Telegram' | 'WhatsApp'}`;
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/** Which fields the form has, and whether each must be filled in. */
export type FormShape = Readonly<Record<RegistrationField, FieldShape>>;
export type FieldShape =
  { readonly shown: false } | { readonly shown: true; readonly required: boolean; readonly unique: boolean };

const ALWAYS = { shown: true, required: true, unique: false } satisfies FieldShape;
const HIDDEN: FieldShape = { shown: false };

/** The wire's name of each field that a site may show, ask for, or leave out (spec §3 Register setting). */
const SETTING_NAMES = {
  memberName: 'member_name',
  memberEmail: 'member_email',
  memberPhone: 'member_phone',
  memberCurrency: 'member_currency',
} as const;

/** The form for one currency; a field that the settings do not know is not asked for. */
export function shapeOf(settings: readonly Setting[], currency: string): FormShape {
  const optional = (name: keyof typeof SETTING_NAMES): FieldShape => {
    const setting = settings.find((one) => one.currency === currency && one.name === SETTING_NAMES[name]);
    if (setting?.isDisplay !== 1) return HIDDEN;
    return { shown: true, required: setting.isRequired === 1, unique: setting.isUnique === 1 };
  };
  return {
    memberAccount: { ...ALWAYS, unique: true },
    password: ALWAYS,
    checkPassword: ALWAYS,
    memberCurrency: optional('memberCurrency'),
    memberName: optional('memberName'),
    memberEmail: optional('memberEmail'),
    memberPhone: optional('memberPhone'),
    answer: ALWAYS,
  };
}

/** The fields that the server checks when the player leaves them. */
export const VERIFIED_FIELDS = ['memberAccount', 'memberName', 'memberEmail', 'memberPhone'] as const;
export type VerifiedField = (typeof VERIFIED_FIELDS)[number];

export function isVerified(field: RegistrationField): field is VerifiedField {
  return (VERIFIED_FIELDS as readonly string[]).includes(field);
}

/** The field, where the form has it now. */
export function shownField(shape: FormShape, field: RefusedField): RegistrationField | undefined {
  return FIELDS.find((own) => own === field && shape[own].shown);
}
