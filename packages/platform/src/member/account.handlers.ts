import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { checkPassword, checkPasswordAgain } from '@tessera/domain';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { members, type Member } from '../db/schema/members.ts';
import { sessions as sessionRows } from '../db/schema/security.ts';
import type { Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import type { Services } from '../services.ts';

type Calls = 'applyForAgentCheck' | 'editPassword';

/** What a member changes of the account. */
export function memberAccountHandlers({ db, lockout, sessions }: Services): Pick<Handlers, Calls> {
  return {
    async editPassword(payload, { address, member, refuse, session }) {
      const { oldPassword, password, checkPassword: again } = payload;
      const wrong = checkPassword(password);
      if (wrong) throw malformed('password', wrong);
      const differs = checkPasswordAgain(password, again);
      if (differs) throw malformed('check_password', differs);
      // Counted apart from logins: whoever holds a stolen token must not lock the member out.
      const attempt = { accountKey: `password of ${member.id}`, address };
      if (!(await lockout.attempt(attempt))) throw refuse('103');
      if (!(await isPassword(member.passwordHash, oldPassword))) throw refuse('101');
      await lockout.succeeded(attempt);
      if (password === oldPassword) throw refuse('102');
      const changed = await db
        .update(members)
        .set({ passwordHash: await hashPassword(password), mustChangePassword: false })
        // Of two changes at once the second is against a password that is no longer there.
        .where(and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash)))
        .returning({ id: members.id });
      if (changed.length === 0) throw refuse('101');
      await endOthers(member, session.id);
      return {};
    },

    async applyForAgentCheck({ agentId }, { member, refuse }) {
      if (member.isAgent) throw refuse('102');
      if (agentId && !(await canTakeIn(agentId, member))) throw refuse('101');
      return { isAllowed: 1 };
    },
  };

  async function endOthers({ id }: Member, keep: string): Promise<void> {
    const others = await db
      .select({ id: sessionRows.id })
      .from(sessionRows)
      .where(and(eq(sessionRows.memberId, id), ne(sessionRows.id, keep), gt(sessionRows.endsAt, sql`now()`)));
    for (const other of others) await sessions.end(other.id);
  }

  /** Whether this is an active agent other than the member, whose currency is the member's. */
  async function canTakeIn(agentId: number, { id, currency }: Member): Promise<boolean> {
    const [agent] = await db
      .select({ id: members.id })
      .from(members)
      .where(
        and(
          eq(members.id, agentId),
          ne(members.id, id),
          eq(members.isAgent, true),
          eq(members.agentActive, true),
          eq(members.status, 'active'),
          eq(members.currency, currency),
        ),
      );
    return agent !== undefined;
  }
}
