import { and, eq, gt, sql } from 'drizzle-orm';
import { authenticatorLogins } from '../../db/schema/authenticator.ts';
import { letters } from '../../db/schema/content.ts';
import { members } from '../../db/schema/members.ts';
import { pendingLogins } from '../../db/schema/registration.ts';
import { sessions } from '../../db/schema/security.ts';
import { closeGames } from '../../play/launch.ts';
import { queueLetterPush } from '../../push/queue-push.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../passwords.ts';
import type { RightCode } from './password-requests.ts';
import { PASSWORD_LETTER } from './reset.texts.ts';

/**
 * Sets a new password. What the old one opened ends in the same transaction: sessions, games, and logins that wait for a further
 * step. The member gets a letter.
 * @returns the ids of the ended sessions, or `undefined` where the code was used meanwhile
 */
export async function setPassword(
  { db, passwordRequests }: Pick<Services, 'db' | 'passwordRequests'>,
  code: RightCode,
  password: string,
): Promise<readonly string[] | undefined> {
  const { memberId } = code;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (!(await passwordRequests.use(tx, code))) return undefined;
    await tx.update(members).set({ passwordHash, mustChangePassword: false }).where(eq(members.id, memberId));
    await tx.delete(pendingLogins).where(eq(pendingLogins.memberId, memberId));
    await tx.delete(authenticatorLogins).where(eq(authenticatorLogins.memberId, memberId));
    await closeGames(tx, { memberId });
    const written = await tx
      .insert(letters)
      .values({ memberId, ...PASSWORD_LETTER })
      .returning({ id: letters.id, memberId: letters.memberId });
    await queueLetterPush(tx, written);
    const ended = await tx
      .update(sessions)
      .set({ endsAt: sql`now()` })
      .where(and(eq(sessions.memberId, memberId), gt(sessions.endsAt, sql`now()`)))
      .returning({ id: sessions.id });
    return ended.map(({ id }) => id);
  });
}
