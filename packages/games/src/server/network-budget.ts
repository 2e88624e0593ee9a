import { networkOf } from '@tessera/server/network';
import { rateLimit } from '@tessera/server/rate-limit';
import type { FastifyInstance } from 'fastify';
import { GAME_CODES } from '../protocol/codes.ts';
import { Refusal } from './refusal.ts';

const WINDOW_S = 60;

/** Games opened from one network in a minute: an office of 300 people behind one address, each with 2. */
export const SESSIONS_PER_NETWORK = 600;

/** All other calls and pages of one network in a minute: 300 people, each with 100. */
export const CALLS_PER_NETWORK = 30_000;

/** Not counted: files are served from memory, and a health check costs nothing. */
const FREE = new Set(['/assets/:name', '/healthz']);

/**
 * Answers 429 to a network (an IPv4 address, an IPv6 /64) that has used up its minute.
 * @param factor multiplies the budgets
 */
export function limitNetworks(app: FastifyInstance, factor: number): void {
  const budget = (most: number) => rateLimit({ most: most * factor, windowMs: WINDOW_S * 1_000 });
  const maySend = budget(CALLS_PER_NETWORK);
  const mayOpen = budget(SESSIONS_PER_NETWORK);
  app.addHook('onRequest', async (request, reply) => {
    const { method, url = '' } = request.routeOptions;
    if (FREE.has(url)) return;
    const isOpening = method === 'POST' && url === '/session';
    if ((isOpening ? mayOpen : maySend)(networkOf(request.ip))) return;
    void reply.header('retry-after', String(WINDOW_S));
    throw new Refusal(GAME_CODES.tooMany, `too many requests from this network: wait ${WINDOW_S} s`);
  });
}
