import type { Call } from '@tessera/wire';
import type { Counters } from '../shared-state/counters/counters.ts';
import { networkOf } from '@tessera/server/network';
import { rateLimited } from './refusal.ts';

const WINDOW_MS = 60_000;

/**
 * How often a minute one address may send a call. Wide enough for a household or an office behind one address; the
 * setting RATE_LIMIT_FACTOR widens all of it. Tries of one account are counted where its captcha has been solved
 * (`auth/lockout.ts`): here, a stranger could use them up.
 */
const PER_MINUTE: Readonly<Record<string, number>> = {
  'auth.captcha': 600,
  'auth.captchaNeed': 600,
  'auth.proofOfWork': 600,
  'auth.checkAgentDomain': 300,
  'auth.doubleValidation': 120,
  'auth.doubleValidationSkip': 120,
  'auth.entryCode': 60,
  'auth.infoData': 60,
  'auth.login': 300,
  'auth.memberInfo': 120,
  'auth.register': 120,
  'auth.registerSms': 30,
  'auth.registerVerification': 600,
  'auth.transferReset': 60,
  'auth.transferVerify': 120,
  'auth.validMessage': 120,
  'lists.sportQuickbet': 300,
  'lobby.gameSearch': 1_200,
  'member.editPassword': 60,
  'member.editWithdrawPassword': 60,
  'play.demo': 300,
  'site.tracking': 120,
  'x.agent.apply': 60,
  'x.agent.operations': 120,
  'x.agent.strata': 120,
  'x.agent.transfer': 120,
  'x.auth.authenticatorConfirm': 60,
  'x.auth.loginAuthenticator': 120,
  'x.auth.loginPasskey': 120,
  'x.auth.passkeyEnrolBegin': 60,
  'x.auth.passkeyEnrolFinish': 60,
  'x.auth.passkeyLoginBegin': 300,
  'x.auth.passkeyProofBegin': 60,
  'x.auth.passwordForgot': 60,
  'x.auth.passwordReset': 120,
  'x.auth.proof': 60,
  'x.auth.thirdPartyComplete': 120,
  'x.auth.thirdPartyLink': 60,
  'x.auth.thirdPartyLinkComplete': 60,
  'x.auth.thirdPartyLinkStart': 60,
  'x.auth.thirdPartyStart': 120,
  'x.bankAccount.add': 60,
  'x.deposit.create': 120,
  'x.member.profileEdit': 120,
  'x.member.profileSms': 30,
  'x.records.export': 60,
  'x.withdrawal.create': 60,
};

/**
 * How often a minute one member may send a call that writes the member's money or limits, from all addresses together:
 * more than a person needs who moves quickly between games.
 */
const PER_MINUTE_OF_MEMBER: Readonly<Record<string, number>> = {
  'activities.redEnvelope': 60,
  'activities.rouletteSpin': 60,
  'activities.signInClaim': 60,
  'bonuses.giveUp': 60,
  'bonuses.optIn': 60,
  'money.balanceAllBack': 60,
  'money.balanceGetBack': 60,
  'money.walletTransfer': 60,
  'x.responsible.cancelLimit': 60,
  'x.responsible.setLimit': 60,
  'x.responsible.setRealityCheck': 60,
  'x.withdrawal.cancel': 60,
};

/** The same of every other call that writes: one member must not fill the queue in which all writes wait. */
const WRITES_OF_MEMBER_PER_MINUTE = 300;

/** Each throws a refusal 429 that says when to try again. */
export interface Limits {
  check(call: Pick<Call, 'name'>, visitor: { readonly ip: string }): Promise<void>;
  checkMember(call: Pick<Call, 'name' | 'idempotent'>, member: { readonly id: number }): Promise<void>;
}

/** A household's whole network counts as one address. */
export function limitCalls(counters: Pick<Counters, 'count'>, factor: number): Limits {
  async function countOne(most: number | undefined, key: string): Promise<void> {
    if (most === undefined) return;
    const { count, endsInMs } = await counters.count(key, WINDOW_MS);
    if (count > Math.max(1, Math.round(most * factor))) throw rateLimited(Math.ceil(endsInMs / 1_000));
  }

  return {
    check: ({ name }, { ip }) => countOne(PER_MINUTE[name], `${name} ${networkOf(ip)}`),
    checkMember({ name, idempotent }, { id }) {
      const most = PER_MINUTE_OF_MEMBER[name] ?? (idempotent ? undefined : WRITES_OF_MEMBER_PER_MINUTE);
      return countOne(most, `${name} of ${id}`);
    },
  };
}
