import { PASSWORD_CODE_LIFE_S, PHONE_CODE_DIGITS, readCode } from '@tessera/domain';
import { networkOf } from '@tessera/server/network';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { requireSite } from '../../site/site.ts';
import { ruleAgainst } from '../address-rules.ts';
import { lockData } from '../lock-refusal.ts';
import { newPasswordFault } from '../password-rules.ts';
import { inWords } from '../refusal.texts.ts';
import { hasSmsCredit } from '../sms-credit.ts';
import { claimOf } from './claim.ts';
import { setPassword } from './set-password.ts';

/**
 * A forgotten password. Neither call looks at the members before a code was right, so that text, code and time of an answer are
 * the same for accounts that do not exist; codes are sent outside of the request (`password-requests.ts`).
 */
export function passwordHandlers(services: Services): Pick<Handlers, 'passwordForgot' | 'passwordReset'> {
  const { captchas, db, lockout, networkFailures, passwordRequests, resetFailures, sessions } = services;
  /** Guesses at passwords close resets as well; guesses at codes close resets only. */
  const lockOf = async (address: string) =>
    (await networkFailures.lockOf(address)) ?? (await resetFailures.lockOf(address));

  return {
    async passwordForgot(payload, { address, refuse }) {
      await requireSite(db, payload.siteId);
      if (await ruleAgainst(db, address)) throw refuse('106');
      const full = await lockOf(address);
      if (full) throw refuse('106', lockData(full));
      const claim = claimOf(payload);
      if (!claim) throw refuse('101');
      if (!(await captchas.redeem(1, payload.captchaToken, payload.answer))) {
        await resetFailures.note(address);
        throw refuse('105');
      }
      const { siteId } = payload;
      // Before the request is written down, and without a look at the members: the answer is every account's.
      if (claim.channel === 'sms' && !(await hasSmsCredit(db, siteId))) throw refuse('104');
      const opened = await passwordRequests.open({ claim, siteId, network: networkOf(address) });
      if (opened === 'too many') throw refuse('103');
      return { resendInS: opened.resendInS, validForS: PASSWORD_CODE_LIFE_S };
    },

    async passwordReset(payload, context) {
      const { address, refuse } = context;
      if (await ruleAgainst(db, address)) throw refuse('106');
      const full = await lockOf(address);
      if (full) throw refuse('106', lockData(full));
      const fault = await newPasswordFault(db, payload);
      if (fault === 'err_psw_common') throw inWords(context, '202', 'passwordCommon');
      if (fault) throw refuse('201');
      const claim = claimOf(payload);
      const judged =
        claim && (await passwordRequests.judge(claim, readCode(payload.code, PHONE_CODE_DIGITS)));
      if (judged === undefined || judged === 'wrong') {
        await resetFailures.note(address);
        throw refuse('101');
      }
      if (judged === 'expired') throw refuse('102');
      if (judged === 'too many') throw refuse('103');
      const ended = await setPassword(services, judged, payload.password);
      if (!ended) throw refuse('101');
      // Sockets of these sessions are closed.
      for (const id of ended) await sessions.end(id);
      // A member who was locked out by wrong passwords can log in with the new one.
      const subject = { kind: 'login', account: claim?.accountKey ?? '' } as const;
      await lockout.succeeded({ subject, address });
      return {};
    },
  };
}
