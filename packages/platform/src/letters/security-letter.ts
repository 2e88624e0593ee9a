import { LOCALE_CODES } from '@tessera/domain';
import { letterSent } from '@tessera/wire';
import { inLanguage, type LocalText } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import { letters } from '../db/schema/content.ts';
import type { Member } from '../db/schema/members.ts';
import { maskNetwork } from '../member/mask.ts';
import { queueLetterPush } from '../push/queue-push.ts';
import { paragraph } from '../seed/promotion-content.ts';
import type { Services } from '../services.ts';
import { OPERATOR_LETTER_BODY, SECURITY_LETTER_BODY, SECURITY_LETTERS } from './security-letter.texts.ts';

export type SecurityChange = keyof typeof SECURITY_LETTERS;

interface Request {
  readonly member: Pick<Member, 'id'>;
  /** The visitor's. */
  readonly address: string;
}

/** Returns the letter about a change. @param address the visitor's; `undefined`: an operator made the change */
export function securityLetter(
  change: SecurityChange,
  address: string | undefined,
): { readonly title: LocalText; readonly content: LocalText } {
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const template = address === undefined ? OPERATOR_LETTER_BODY : SECURITY_LETTER_BODY;
  const body = (text: string) =>
    paragraph(
      text.replace('{at}', at).replace('{network}', address === undefined ? '' : maskNetwork(address)),
    );
  const content = Object.fromEntries(
    LOCALE_CODES.map((code) => [code, body(inLanguage(template, code))]),
  ) as LocalText;
  return { title: SECURITY_LETTERS[change], content };
}

/**
 * Writes to a member that the account's security has changed, and from where, so that a stranger's change is noticed. Belongs in
 * the transaction of the change: neither may be there without the other.
 * @returns the letter's id, to announce with `letterSent` once the transaction is committed
 */
export async function writeSecurityLetter(
  queries: Queries,
  change: SecurityChange,
  { member, address }: Request,
): Promise<number> {
  const [letter] = await queries
    .insert(letters)
    .values({ memberId: member.id, ...securityLetter(change, address) })
    .returning({ id: letters.id });
  if (!letter) throw new Error('the letter was not written');
  await queueLetterPush(queries, [{ id: letter.id, memberId: member.id }]);
  return letter.id;
}

/** Writes and announces a letter about something that is not a change of the database, or is made already. */
export async function sendSecurityLetter(
  { db, live }: Pick<Services, 'db' | 'live'>,
  change: SecurityChange,
  request: Request,
): Promise<void> {
  const id = await writeSecurityLetter(db, change, request);
  live.toMember(request.member.id, letterSent, { id });
}
