import { PHONE_CODE_DIGITS } from '../limits.ts';
import { readCode, readDay, readDigits, readIdentityId } from './codes.ts';
import { readAccountName, readEmail, readLine, readName } from './names.ts';
import { readPhone } from './phone.ts';

/** How each field of a member is read, by its name in the calls. Passwords are no text: they are never changed. */
const READERS = {
  memberAccount: readAccountName,
  memberName: readName,
  memberEmail: readEmail,
  memberPhone: readPhone,
  phoneVerify: (typed: string) => readCode(typed, PHONE_CODE_DIGITS),
  memberBirthday: readDay,
  memberQq: readLine,
  memberWechat: readLine,
  memberTelegram: readLine,
  memberWhatsApp: readLine,
  memberZalo: readLine,
  memberSkype: readLine,
  memberFb: readLine,
  memberLine: readLine,
  memberOthers: readLine,
  identityId: readIdentityId,
  withdrawPassword: readDigits,
  introducer: readLine,
} as const satisfies Readonly<Record<string, (typed: string, currency: string) => string>>;

type MemberField = keyof typeof READERS;

const isMemberField = (field: string): field is MemberField => Object.hasOwn(READERS, field);

/** Returns what is sent and stored for what was typed into a field of a member; other fields stay as they are. */
export function readMemberField(field: string, typed: string, currency: string): string {
  if (!isMemberField(field)) return typed;
  const read: (typed: string, currency: string) => string = READERS[field];
  return read(typed, currency);
}

/** Returns fields with each text as {@link readMemberField} reads it. */
export function readMemberFields<Fields extends object>(fields: Fields, currency: string): Fields {
  const read = Object.entries(fields).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? readMemberField(field, value, currency) : value,
  ]);
  return Object.fromEntries(read) as Fields;
}
