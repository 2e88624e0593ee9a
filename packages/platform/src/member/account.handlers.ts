import { checkPasswordAgain } from '@tessera/domain';
import { letterSent, profileUpdated } from '@tessera/wire';
import { canTakeIn } from '../agent/upline.ts';
import { lockData } from '../auth/lock-refusal.ts';
import { changePassword } from '../auth/password/change-password.ts';
import { newPasswordFault } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { inWords } from '../auth/refusal.texts.ts';
import { changeSecurity } from '../auth/security.ts';
import type { Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import { writeSecurityLetter } from '../letters/security-letter.ts';
import type { Services } from '../services.ts';
import { provePassword } from './prove-password.ts';

type Calls = 'applyForAgentCheck' | 'editPassword' | 'editWithdrawPassword';

/** What a member changes of the account. */
export function memberAccountHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, live, lockout, sessions } = services;

  return {
    async editPassword(payload, context) {
      const { address, member, refuse, session } = context;
      const { oldPassword, password, checkPassword: again } = payload;
      const fault = await newPasswordFault(db, { password, account: member.account });
      if (fault === 'err_psw_common') throw inWords(context, '104', 'passwordCommon');
      if (fault) throw malformed('password', fault);
      const differs = checkPasswordAgain(password, again);
      if (differs) throw malformed('check_password', differs);
      const proof = await provePassword(lockout, member, oldPassword, address);
      if (proof === 'wrong') throw refuse('101');
      if (proof !== 'proved') throw refuse('103', lockData(proof));
      if (password === oldPassword) throw refuse('102');
      const passwordHash = await hashPassword(password);
      const change = { memberId: member.id, passwordHash, from: member.passwordHash, keep: session.id };
      const { ended, letterId } = await db.transaction(async (tx) => {
        const others = await changePassword(tx, change);
        if (!others) throw refuse('101');
        return { ended: others, letterId: await writeSecurityLetter(tx, 'passwordChanged', context) };
      });
      for (const id of ended) await sessions.end(id);
      live.toMember(member.id, letterSent, { id: letterId });
      live.toMember(member.id, profileUpdated, {});
      return {};
    },

    async editWithdrawPassword({ password, withdrawPassword }, context) {
      const { address, member, refuse } = context;
      const proof = await provePassword(lockout, member, password, address);
      if (proof === 'wrong') throw refuse('101');
      if (proof !== 'proved') throw refuse('103', lockData(proof));
      const withdrawPasswordHash = await hashPassword(withdrawPassword);
      const letterId = await db.transaction(async (tx) => {
        await changeSecurity(tx, member.id, { withdrawPasswordHash });
        return writeSecurityLetter(tx, 'withdrawPasswordChanged', context);
      });
      live.toMember(member.id, letterSent, { id: letterId });
      live.toMember(member.id, profileUpdated, {});
      return {};
    },

    async applyForAgentCheck({ agentId }, { member, refuse }) {
      if (member.isAgent) throw refuse('102');
      if (agentId && !(await canTakeIn(db, agentId, member))) throw refuse('101');
      return { isAllowed: 1 };
    },
  };
}
