import { isCurrencyCode, type CurrencyCode } from '@tessera/domain';
import type { AnswerOf, registerSettings } from '@tessera/wire';

type Setting = AnswerOf<typeof registerSettings>['list'][number];

/** Messenger handles of a player (spec §3 Member profile). */
export const CONTACTS = [
  'memberQq',
  'memberWechat',
  'memberTelegram',
  'memberWhatsApp',
  'memberZalo',
  'memberSkype',
  'memberFb',
] as const;
export type Contact = (typeof CONTACTS)[number];

/** All fields of the form, from top to bottom. */
export const FIELDS = [
  'memberAccount',
  'password',
  'checkPassword',
  'memberCurrency',
  'memberName',
  'memberEmail',
  'memberPhone',
  'phoneVerify',
  'memberBirthday',
  ...CONTACTS,
  'memberOthers',
  'identityId',
  'withdrawPassword',
  'introducer',
  'answer',
] as const;
export type RegistrationField = (typeof FIELDS)[number];
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/**
 * Returns the chosen currency in the type that calls require.
 * @throws TypeError for an unknown currency; the form only offers those of the site
 */
export function currencyOf({ memberCurrency }: Pick<RegistrationValues, 'memberCurrency'>): CurrencyCode {
  if (!isCurrencyCode(memberCurrency)) throw new TypeError(`unknown currency: "${memberCurrency}"`);
  return memberCurrency;
}

/** Whether each field is shown, required and unique. */
export type FormShape = Readonly<Record<RegistrationField, FieldShape>>;
export type FieldShape = { readonly shown: false } | ShownField;
export interface ShownField {
  readonly shown: true;
  readonly required: boolean;
  readonly unique: boolean;
  /** For the phone: ten digits in every currency, as the site's setting has it. */
  readonly isTenDigits?: boolean;
  /** The site's longest password, where it sets one. */
  readonly maxLength?: number | undefined;
}

const ALWAYS = { shown: true, required: true, unique: false } satisfies FieldShape;
const HIDDEN: FieldShape = { shown: false };

/** The wire's name of each field that a site may show, ask for, or leave out (spec §3 Register setting). */
const SETTING_NAMES = {
  memberCurrency: 'member_currency',
  memberName: 'member_name',
  memberEmail: 'member_email',
  memberPhone: 'member_phone',
  memberBirthday: 'member_birthday',
  memberQq: 'member_qq',
  memberWechat: 'member_wechat',
  memberTelegram: 'member_telegram',
  memberWhatsApp: 'member_whats_app',
  memberZalo: 'member_zalo',
  memberSkype: 'member_skype',
  memberFb: 'member_fb',
  memberOthers: 'member_others',
  identityId: 'identity_id',
  withdrawPassword: 'withdraw_password',
  introducer: 'introducer',
} as const satisfies Partial<Record<RegistrationField, string>>;
type Asked = keyof typeof SETTING_NAMES;

export interface ShapeOptions {
  /** Shows the introducer field even where the site does not ask for it. */
  readonly isInvited?: boolean;
  /** The site's setting: phones have ten digits in every currency. */
  readonly isTenDigits?: boolean;
  /** The site's longest password, where it sets one. */
  readonly passwordMaxLength?: number | undefined;
}

/** Returns the form's shape for one currency; a field without a setting is hidden. */
export function shapeOf(
  settings: readonly Setting[],
  currency: string,
  { isInvited = false, isTenDigits = false, passwordMaxLength }: ShapeOptions = {},
): FormShape {
  const settingOf = (field: Asked) =>
    settings.find((one) => one.currency === currency && one.name === SETTING_NAMES[field]);
  const shapeBy = (field: Asked): FieldShape => {
    const setting = settingOf(field);
    if (setting?.isDisplay !== 1) return HIDDEN;
    return { shown: true, required: setting.isRequired === 1, unique: setting.isUnique === 1 };
  };
  const asked = Object.fromEntries(
    (Object.keys(SETTING_NAMES) as Asked[]).map((field) => [field, shapeBy(field)]),
  ) as Record<Asked, FieldShape>;
  const isPhoneProved = asked.memberPhone.shown && settingOf('memberPhone')?.isVerification === 1;
  const optional: FieldShape = { shown: true, required: false, unique: false };
  return {
    ...asked,
    memberPhone: asked.memberPhone.shown ? { ...asked.memberPhone, isTenDigits } : HIDDEN,
    introducer: isInvited && !asked.introducer.shown ? optional : asked.introducer,
    memberAccount: { ...ALWAYS, unique: true },
    password: { ...ALWAYS, maxLength: passwordMaxLength },
    checkPassword: ALWAYS,
    // Required only with a phone: see `problemOf`.
    phoneVerify: isPhoneProved ? { ...ALWAYS, required: false } : HIDDEN,
    answer: ALWAYS,
  };
}

/** The fields that the server checks on blur. */
export const VERIFIED_FIELDS = [
  'memberAccount',
  'memberName',
  'memberEmail',
  'memberPhone',
  'phoneVerify',
  ...CONTACTS,
  'identityId',
  'introducer',
] as const satisfies readonly RegistrationField[];
export type VerifiedField = (typeof VERIFIED_FIELDS)[number];

export function isVerified(field: RegistrationField): field is VerifiedField {
  return (VERIFIED_FIELDS as readonly string[]).includes(field);
}

/** Returns the field if the form shows it, else `undefined`. */
export function shownField(shape: FormShape, field: RegistrationField): RegistrationField | undefined {
  return shape[field].shown ? field : undefined;
}
