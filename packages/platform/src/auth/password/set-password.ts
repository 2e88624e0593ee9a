import { letters } from '../../db/schema/content.ts';
import { queueLetterPush } from '../../push/queue-push.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../passwords.ts';
import { changePassword } from './change-password.ts';
import type { RightCode } from './password-requests.ts';
import { PASSWORD_LETTER } from './reset.texts.ts';

/**
 * Sets a new password by a code. The member gets a letter.
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
    const ended = await changePassword(tx, { memberId, passwordHash });
    const written = await tx
      .insert(letters)
      .values({ memberId, ...PASSWORD_LETTER })
      .returning({ id: letters.id, memberId: letters.memberId });
    await queueLetterPush(tx, written);
    return ended;
  });
}
