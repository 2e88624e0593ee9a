import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { checkPassword, checkPasswordAgain } from '@tessera/domain';
import { profileUpdated } from '@tessera/wire';
import { canTakeIn } from '../agent/upline.ts';
import { hashPassword } from '../auth/passwords.ts';
import { changeSecurity } from '../auth/security.ts';
import { members, type Member } from '../db/schema/members.ts';
import { sessions as sessionRows } from '../db/schema/security.ts';
import type { Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { provePassword } from './prove-password.ts';

type Calls = 'applyForAgentCheck' | 'editPassword' | 'editWithdrawPassword';

/** What a member changes of the account. */
export function memberAccountHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, live, lockout, sessions } = services;

  return {
    async editPassword(payload, { address, member, refuse, session }) {
      const { oldPassword, password, checkPassword: again } = payload;
      const wrong = checkPassword(password);
      if (wrong) throw malformed('password', wrong);
      const differs = checkPasswordAgain(password, again);
      if (differs) throw malformed('check_password', differs);
      const proof = await prove(member, oldPassword, address);
      if (proof !== 'proved') throw refuse(proof);
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

    async editWithdrawPassword({ password, withdrawPassword }, { address, member, refuse }) {
      const proof = await prove(member, password, address);
      if (proof !== 'proved') throw refuse(proof);
      await changeSecurity(db, member.id, { withdrawPasswordHash: await hashPassword(withdrawPassword) });
      live.toMember(member.id, profileUpdated, {});
      return {};
    },

    async applyForAgentCheck({ agentId }, { member, refuse }) {
      if (member.isAgent) throw refuse('102');
      if (agentId && !(await canTakeIn(db, agentId, member))) throw refuse('101');
      return { isAllowed: 1 };
    },
  };

  /** Of the account's password, in the codes of these calls. */
  async function prove(member: Member, password: string, address: string): Promise<'proved' | '101' | '103'> {
    const proof = await provePassword(lockout, member, password, address);
    if (proof === 'proved') return proof;
    return proof === 'wrong' ? '101' : '103';
  }

  async function endOthers({ id }: Member, keep: string): Promise<void> {
    const others = await db
      .select({ id: sessionRows.id })
      .from(sessionRows)
      .where(and(eq(sessionRows.memberId, id), ne(sessionRows.id, keep), gt(sessionRows.endsAt, sql`now()`)));
    for (const other of others) await sessions.end(other.id);
  }
}
