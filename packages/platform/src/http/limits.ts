import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@tessera/wire';
import { rateLimited } from './refusal.ts';

const WINDOW_MS = 60_000;

/**
 * How often a minute one address, or one account, may send a call. Wide enough for a household or an office behind one
 * address; the setting RATE_LIMIT_FACTOR widens all of it.
 */
const PER_MINUTE: Readonly<Record<string, { readonly address: number; readonly account?: number }>> = {
  'auth.captcha': { address: 600 },
  'auth.login': { address: 300, account: 30 },
  'auth.register': { address: 120 },
  'auth.registerVerification': { address: 600 },
  'lobby.gameSearch': { address: 1_200 },
  'play.demo': { address: 300 },
};

export interface Limits {
  /** @throws Refusal 429 that says when to try again */
  check(call: Call, request: FastifyRequest): Promise<void>;
}

/** The app must have `@fastify/rate-limit` registered. */
export function limitCalls(app: FastifyInstance, factor: number): Limits {
  const counters = new Map(
    Object.entries(PER_MINUTE).map(([name, { address, account }]) => [
      name,
      {
        address: counter(app, address * factor),
        account:
          account === undefined
            ? undefined
            : counter(app, account * factor, (request) => accountOf(request.body)),
      },
    ]),
  );
  return {
    async check(call, request) {
      const own = counters.get(call.name);
      await own?.address(request);
      await own?.account?.(request);
    },
  };
}

/** @param keyOf counts by address unless it is given: an IPv6 visitor's whole /64, which is one household */
function counter(app: FastifyInstance, max: number, keyOf?: (request: FastifyRequest) => string) {
  const check = app.createRateLimit({
    max: Math.max(1, Math.round(max)),
    timeWindow: WINDOW_MS,
    ...(keyOf && { keyGenerator: keyOf }),
  });
  return async (request: FastifyRequest) => {
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) throw rateLimited(Math.ceil(result.ttlInSeconds));
  };
}

function accountOf(body: unknown): string {
  const account = typeof body === 'object' && body !== null && 'account' in body ? body.account : undefined;
  return typeof account === 'string' ? account.toLowerCase().slice(0, 64) : '';
}
