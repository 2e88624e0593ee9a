import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { authenticatorLogins } from '../../db/schema/authenticator.ts';
import { members } from '../../db/schema/members.ts';
import { pendingLogins } from '../../db/schema/registration.ts';
import { recordsTickets, sessions } from '../../db/schema/security.ts';
import { closeGames } from '../../play/launch.ts';

interface PasswordChange {
  readonly memberId: number;
  readonly passwordHash: string;
  /** The hash that the change was checked against: of two changes at once one counts. */
  readonly from?: string;
  /** The session that goes on: the member changes the password there. By default all end. */
  readonly keep?: string;
}

/**
 * Changes a password; every way to another one goes through here, in a transaction. What the old one opened ends with it: sessions and
 * their games, logins that wait for a further step, tickets for records. Logins that overlap the change wait for the member's row
 * and are refused (`LoginOutdated`).
 * @returns the ids of the ended sessions, for `Sessions.end` after the transaction; `undefined` where the password is not `from`
 */
export async function changePassword(
  tx: Queries,
  { memberId, passwordHash, from, keep }: PasswordChange,
): Promise<readonly string[] | undefined> {
  const changed = await tx
    .update(members)
    .set({ passwordHash, mustChangePassword: false })
    .where(and(eq(members.id, memberId), from === undefined ? undefined : eq(members.passwordHash, from)))
    .returning({ id: members.id });
  if (changed.length === 0) return undefined;
  await tx.delete(pendingLogins).where(eq(pendingLogins.memberId, memberId));
  await tx.delete(authenticatorLogins).where(eq(authenticatorLogins.memberId, memberId));
  await tx.delete(recordsTickets).where(eq(recordsTickets.memberId, memberId));
  const isOther = keep === undefined ? undefined : ne(sessions.id, keep);
  const ended = await tx
    .update(sessions)
    .set({ endsAt: sql`now()` })
    .where(and(eq(sessions.memberId, memberId), gt(sessions.endsAt, sql`now()`), isOther))
    .returning({ id: sessions.id });
  if (keep === undefined) await closeGames(tx, { memberId });
  else for (const { id } of ended) await closeGames(tx, { sessionId: id });
  return ended.map(({ id }) => id);
}
