import {
  checkBirthday,
  checkContact,
  mayContainAt,
  checkEmail,
  checkIdentityId,
  checkName,
  checkPhone,
  LINE_MAX_LENGTH,
  readMemberField,
} from '@tessera/domain';
import type { MemberProfile, PayloadOf, profileEdit } from '@tessera/wire';
import type { MessageId } from '../text.ts';

/** Fields of a profile that its member may change, by their names in the call. */
export type FieldKey = Exclude<
  keyof PayloadOf<typeof profileEdit>,
  'siteId' | 'version' | 'phoneVerify' | 'password'
>;

export interface ProfileField {
  readonly key: FieldKey;
  /** In the register settings. */
  readonly setting: string;
  /** A message, or a name that is the same in every language. */
  readonly label: MessageId | { readonly brand: string };
  readonly input: { readonly type?: 'date' | 'email' | 'tel'; readonly autoComplete: string };
  /** Cannot be changed once it is set. */
  readonly isOnce: boolean;
  /** Replacing it needs the account's password. */
  readonly isWayBack: boolean;
  readonly mayBeRemoved: boolean;
  readonly current: (profile: MemberProfile) => string | null;
  readonly check: (value: string, site: FieldSite) => MessageId | undefined;
}

/** What the rules of fields depend on. */
export interface FieldSite {
  readonly currency: string;
  /** Phone numbers have ten digits in every currency. */
  readonly isTenDigits: boolean;
}

const plain = { isOnce: false, isWayBack: false, mayBeRemoved: false };

const contact = (
  key: FieldKey & keyof MemberProfile,
  setting: string,
  brand: string,
  kind: Parameters<typeof checkContact>[1],
): ProfileField => ({
  ...plain,
  key,
  setting,
  label: { brand },
  input: { autoComplete: 'off' },
  mayBeRemoved: true,
  current: (profile) => (profile[key] as string | null | undefined) ?? null,
  check: (value) => checkContact(value, kind) && (mayContainAt(kind) ? 'err.contactAt' : 'err.contact'),
});

const freeText = (key: 'memberLine' | 'memberOthers', setting: string, label: ProfileField['label']) => ({
  ...plain,
  key,
  setting,
  label,
  input: { autoComplete: 'off' },
  mayBeRemoved: true,
  current: (profile: MemberProfile) => profile[key],
  check: (value: string, { currency }: FieldSite) =>
    readMemberField(key, value, currency).length > LINE_MAX_LENGTH ? ('err.tooLong' as const) : undefined,
});

const NAME_ERRORS = {
  error_RMB_name_format: 'err.nameRmb',
  error_name_format: 'err.nameVnd',
  err_name_invalid: 'err.name',
} as const;
const PHONE_ERRORS = { err_phone_format: 'err.phone', err_phone_vi_format: 'err.phoneVnd' } as const;

/** Returns whether a field was set, and can be set only once. */
export const isLocked = (field: ProfileField, profile: MemberProfile): boolean =>
  field.isOnce && field.current(profile) !== null;

/** All of them, in the order of the form (spec §3 Member profile, §5 Registration). */
export const PROFILE_FIELDS: readonly ProfileField[] = [
  {
    ...plain,
    key: 'memberName',
    setting: 'member_name',
    label: 'info.name',
    input: { autoComplete: 'name' },
    isOnce: true,
    current: ({ memberName }) => memberName,
    check(value, { currency }) {
      const error = checkName(value, currency);
      return error && NAME_ERRORS[error];
    },
  },
  {
    ...plain,
    key: 'memberBirthday',
    setting: 'member_birthday',
    label: 'info.birthday',
    input: { type: 'date', autoComplete: 'bday' },
    isOnce: true,
    current: ({ memberBirthday }) => memberBirthday,
    check: (value) => checkBirthday(value) && 'err.birthday',
  },
  {
    ...plain,
    key: 'identityId',
    setting: 'identity_id',
    label: 'info.identity',
    input: { autoComplete: 'off' },
    isOnce: true,
    current: ({ newIdentityId }) => newIdentityId,
    check: (value) => checkIdentityId(value) && 'err.identity',
  },
  {
    ...plain,
    key: 'memberEmail',
    setting: 'member_email',
    label: 'info.email',
    input: { type: 'email', autoComplete: 'email' },
    isWayBack: true,
    current: ({ memberEmail }) => memberEmail,
    check: (value) => checkEmail(value) && 'err.email',
  },
  {
    ...plain,
    key: 'memberPhone',
    setting: 'member_phone',
    label: 'info.phone',
    input: { type: 'tel', autoComplete: 'tel-national' },
    isWayBack: true,
    current: ({ memberPhone }) => memberPhone,
    check(value, { currency, isTenDigits }) {
      const error = checkPhone(value, currency, isTenDigits);
      return error && PHONE_ERRORS[error];
    },
  },
  contact('memberTelegram', 'member_telegram', 'Telegram', 'telegram'),
  contact('memberWhatsApp', 'member_whats_app', 'WhatsApp', 'whatsApp'),
  contact('memberWechat', 'member_wechat', 'WeChat', 'wechat'),
  contact('memberFb', 'member_fb', 'Facebook', 'fb'),
  contact('memberZalo', 'member_zalo', 'Zalo', 'zalo'),
  contact('memberSkype', 'member_skype', 'Skype', 'skype'),
  contact('memberQq', 'member_qq', 'QQ', 'qq'),
  freeText('memberLine', 'member_line', { brand: 'LINE' }),
  freeText('memberOthers', 'member_others', 'info.others'),
];
