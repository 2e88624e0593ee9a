import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@tessera/wire';
import { rateLimited } from './refusal.ts';

const WINDOW_MS = 60_000;

/**
 * How often a minute one address may send a call. Wide enough for a household or an office behind one address; the
 * setting RATE_LIMIT_FACTOR widens all of it. Tries of one account are counted where its captcha has been solved
 * (`auth/lockout.ts`): here, a stranger could use them up.
 */
const PER_MINUTE: Readonly<Record<string, number>> = {
  'auth.captcha': 600,
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
  'x.bankAccount.add': 60,
  'x.deposit.create': 120,
  'x.withdrawal.create': 60,
};

export interface Limits {
  /** @throws Refusal 429 that says when to try again */
  check(call: Call, request: FastifyRequest): Promise<void>;
}

/** The app must have `@fastify/rate-limit` registered. It counts an IPv6 visitor's whole /64 as one address. */
export function limitCalls(app: FastifyInstance, factor: number): Limits {
  const counters = new Map(
    Object.entries(PER_MINUTE).map(([name, most]) => {
      const max = Math.max(1, Math.round(most * factor));
      return [name, app.createRateLimit({ max, timeWindow: WINDOW_MS })];
    }),
  );
  return {
    async check(call, request) {
      const result = await counters.get(call.name)?.(request);
      if (result && !result.isAllowed && result.isExceeded) {
        throw rateLimited(Math.ceil(result.ttlInSeconds));
      }
    },
  };
}
