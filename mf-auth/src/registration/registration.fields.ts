import { isCurrencyCode, type CurrencyCode } from '@tessera/domain';
import type { AnswerOf, registerSettings } from '@tessera/wire';

type Setting = AnswerOf<typeof registerSettings>['list'][number];

/** The handles by which a player may be reached (spec §3 Member profile). */
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

/** Everything that can be typed into or chosen in the form, from its top to its end. */
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
  'identityId',
  'withdrawPassword',
  'introducer',
  'answer',
] as const;
export type RegistrationField = (typeof FIELDS)[number];
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/**
 * Returns the chosen currency as calls take it.
 * @throws TypeError for one that the site cannot have: the form offers nothing but its own
 */
export function currencyOf({ memberCurrency }: Pick<RegistrationValues, 'memberCurrency'>): CurrencyCode {
  if (!isCurrencyCode(memberCurrency)) throw new TypeError(`"${memberCurrency}" is no currency of the site`);
  return memberCurrency;
}

/** Which fields the form has, and whether each must be filled in. */
export type FormShape = Readonly<Record<RegistrationField, FieldShape>>;
export type FieldShape =
  { readonly shown: false } | { readonly shown: true; readonly required: boolean; readonly unique: boolean };

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
  identityId: 'identity_id',
  withdrawPassword: 'withdraw_password',
  introducer: 'introducer',
} as const satisfies Partial<Record<RegistrationField, string>>;
type Asked = keyof typeof SETTING_NAMES;

/**
 * The form for one currency; a field that the settings do not know is not asked for.
 * @param isInvited somebody has brought the visitor: who that is stands in the form, whether the site asks for it or not
 */
export function shapeOf(settings: readonly Setting[], currency: string, isInvited = false): FormShape {
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
  const mayInvite: FieldShape = { shown: true, required: false, unique: false };
  return {
    ...asked,
    introducer: isInvited && !asked.introducer.shown ? mayInvite : asked.introducer,
    memberAccount: { ...ALWAYS, unique: true },
    password: ALWAYS,
    checkPassword: ALWAYS,
    // Of who gives a phone; see `problemOf`.
    phoneVerify: isPhoneProved ? { ...ALWAYS, required: false } : HIDDEN,
    answer: ALWAYS,
  };
}

/** The fields that the server checks when the player leaves them. */
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

/** The field, where the form has it now. */
export function shownField(shape: FormShape, field: RegistrationField): RegistrationField | undefined {
  return shape[field].shown ? field : undefined;
}
