import { comparedText, phoneKey } from '@tessera/domain';
import type { Calls, ReceivedOf } from '@tessera/wire';
import { CONTACTS, CONTACT_KINDS, emailKeyOf, nameKeyOf } from '../auth/registration-fields.ts';
import { identityKeyOf } from '../auth/security.ts';
import type { Contacts, Member } from '../db/schema/members.ts';
import type { MemberSecurity } from '../db/schema/registration.ts';

export type ProfilePayload = ReceivedOf<Calls['profileEdit']>;
export type ProfileFieldKey = Exclude<
  keyof ProfilePayload,
  'siteId' | 'version' | 'phoneVerify' | 'password'
>;

/** What is changed: the member with what stands beside. */
export interface Profile {
  readonly member: Member;
  readonly security: Pick<MemberSecurity, 'identityId'>;
}

/** The rows that a changed field is written to. */
export interface ProfileWrite {
  readonly member?: Partial<Pick<Member, 'name' | 'nameKey' | 'birthday' | 'email' | 'emailKey' | 'phone'>>;
  readonly identityId?: string;
  /** `undefined` takes the handle away. */
  readonly contact?: { readonly kind: keyof Contacts; readonly handle: string | undefined };
}

/** One field of the profile that its member may change. */
export interface ProfileField {
  /** As it stands on the wire and in the register settings. */
  readonly name: string;
  /** Given once, it stays: withdrawals and the proof of who a member is rest on it. */
  readonly isSetOnce: boolean;
  /** Another one in its place needs the account's password: it is a way back into the account. */
  readonly isWayBack: boolean;
  readonly mayBeEmpty: boolean;
  /** What it is now. */
  current(profile: Profile): string | null;
  /** What two values have in common that count as the same one. */
  keyOf(value: string, currency: string): string;
  /** @param value as it is stored (`readMemberField`); empty only where it {@link mayBeEmpty} */
  write(value: string): ProfileWrite;
}

const same = (value: string) => value;
const always = { isSetOnce: false, isWayBack: false, mayBeEmpty: false, keyOf: same };

const contact = (kind: keyof Contacts, name: string): ProfileField => ({
  ...always,
  name,
  mayBeEmpty: true,
  keyOf: comparedText,
  current: ({ member }) => member.contacts[kind] ?? null,
  write: (value) => ({ contact: { kind, handle: value || undefined } }),
});

const contacts = Object.fromEntries(
  CONTACT_KINDS.map((kind) => [CONTACTS[kind].field, contact(kind, CONTACTS[kind].name)]),
) as Readonly<Record<(typeof CONTACTS)[keyof typeof CONTACTS]['field'], ProfileField>>;

export const PROFILE_FIELDS: Readonly<Record<ProfileFieldKey, ProfileField>> = {
  ...contacts,
  memberLine: contact('line', 'member_line'),
  memberOthers: contact('others', 'member_others'),
  memberName: {
    ...always,
    name: 'member_name',
    isSetOnce: true,
    keyOf: nameKeyOf,
    current: ({ member }) => member.name,
    write: (name) => ({ member: { name, nameKey: nameKeyOf(name) } }),
  },
  memberBirthday: {
    ...always,
    name: 'member_birthday',
    isSetOnce: true,
    current: ({ member }) => member.birthday,
    write: (birthday) => ({ member: { birthday } }),
  },
  identityId: {
    ...always,
    name: 'identity_id',
    isSetOnce: true,
    keyOf: identityKeyOf,
    current: ({ security }) => security.identityId,
    write: (identity) => ({ identityId: identityKeyOf(identity) }),
  },
  memberEmail: {
    ...always,
    name: 'member_email',
    isWayBack: true,
    keyOf: emailKeyOf,
    current: ({ member }) => member.email,
    write: (email) => ({ member: { email, emailKey: emailKeyOf(email) } }),
  },
  memberPhone: {
    ...always,
    name: 'member_phone',
    isWayBack: true,
    keyOf: phoneKey,
    current: ({ member }) => member.phone,
    write: (phone) => ({ member: { phone } }),
  },
};

/** The handles with these changes. */
export function changedContacts(before: Contacts, writes: readonly ProfileWrite[]): Contacts {
  const after = writes.reduce<Contacts>(
    (handles, { contact: change }) => (change ? { ...handles, [change.kind]: change.handle } : handles),
    before,
  );
  return Object.fromEntries(Object.entries(after).filter(([, handle]) => handle)) as Contacts;
}
