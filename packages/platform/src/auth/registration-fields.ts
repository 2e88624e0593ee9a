import { comparedText, storedText, type CurrencyCode } from '@tessera/domain';
import type { Calls, CodeOf, ReceivedOf } from '@tessera/wire';
import type { RefusalText } from './refusal.texts.ts';

export type RegisterCode = CodeOf<Calls['register']>;

/** The fields of a registration that rules and uniqueness apply to. */
export type Fields = Omit<ReceivedOf<Calls['registerVerification']>, 'verification'> & {
  readonly memberCurrency: CurrencyCode;
};

/** What is wrong with a field: the code, and the server's words where the browser shows those. */
export interface Wrong {
  readonly code: RegisterCode;
  readonly text?: RefusalText;
}

/** The contact handles: their field, and the code that is told on it (spec §8 Register codes). */
export const CONTACTS = {
  qq: { field: 'memberQq', name: 'member_qq', code: '301' },
  skype: { field: 'memberSkype', name: 'member_skype', code: '302' },
  wechat: { field: 'memberWechat', name: 'member_wechat', code: '304' },
  zalo: { field: 'memberZalo', name: 'member_zalo', code: '305' },
  fb: { field: 'memberFb', name: 'member_fb', code: '306' },
  telegram: { field: 'memberTelegram', name: 'member_telegram', code: '307' },
  whatsApp: { field: 'memberWhatsApp', name: 'member_whats_app', code: '308' },
} as const;
export type ContactKind = keyof typeof CONTACTS;
export const CONTACT_KINDS = Object.keys(CONTACTS) as ContactKind[];

/** The columns by which a field is compared with what other members gave. */
export const nameKeyOf = comparedText;
export { emailKeyOf } from '../db/email-key.ts';
export const accountKeyOf = comparedText;

/** The handles that were given. */
export function contactsOf(fields: Fields): Partial<Record<ContactKind | 'others', string>> {
  const given = CONTACT_KINDS.map((kind) => [kind, fields[CONTACTS[kind].field]] as const);
  const all = [...given, ['others', fields.memberOthers] as const];
  return Object.fromEntries(
    all.map(([kind, handle]) => [kind, storedText(handle ?? '')]).filter(([, handle]) => handle),
  );
}
