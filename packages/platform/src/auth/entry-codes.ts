import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { members, type Member } from '../db/schema/members.ts';
import { entryCodes, sessions } from '../db/schema/security.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { hashSecret, newSecret } from '../sessions/token.ts';

/** Long enough to open an address in another browser, too short to be found later. */
export const ENTRY_CODE_LIFE_S = 60;

export interface EntryCodes {
  /** A code that brings the member of this session to another browser; `undefined`: a login elsewhere is ending the session. */
  make(sessionId: string): Promise<string | undefined>;
  /**
   * Who enters by it, and the session that it was made from, or `undefined`. Whatever comes of it, the code is used up. That the
   * session has not ended is for `startSession` to check, under the member's lock.
   */
  redeem(code: string): Promise<{ readonly member: Member; readonly sessionId: string } | undefined>;
  sweep(): Promise<void>;
}

export function keepEntryCodes(db: Database, open: Pick<Sessions, 'endOf'>): EntryCodes {
  return {
    async make(sessionId) {
      if (!(await open.endOf(db, sessionId))) return undefined;
      const code = newSecret();
      const expiresAt = new Date(Date.now() + ENTRY_CODE_LIFE_S * 1_000);
      await db.insert(entryCodes).values({ codeHash: hashSecret(code), sessionId, expiresAt });
      return code;
    },

    async redeem(code) {
      const [used] = await db
        .delete(entryCodes)
        .where(and(eq(entryCodes.codeHash, hashSecret(code)), gt(entryCodes.expiresAt, sql`now()`)))
        .returning({ sessionId: entryCodes.sessionId });
      if (!used) return undefined;
      const [found] = await db
        .select({ member: members })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(and(eq(sessions.id, used.sessionId), eq(members.status, 'active')));
      return found && { member: found.member, sessionId: used.sessionId };
    },

    async sweep() {
      await db.delete(entryCodes).where(lt(entryCodes.expiresAt, sql`now()`));
    },
  };
}
