import type { FastifyInstance } from 'fastify';
import { networkOf } from '@tessera/server/network';
import { rateLimit } from '@tessera/server/rate-limit';
import { FORWARDED } from '../proxy/forwarded-paths.ts';
import { RESOURCE_POLICY } from './csp.ts';

const WINDOW_S = 60;

/**
 * Pages, calls, pictures and other requests that the platform answers, of one network in a minute: an office of 300 people
 * behind one address, each with 20 pages and calls, and as many pictures that their browsers do not have yet. Files of
 * releases are not counted, the gateway has them itself.
 */
export const PER_NETWORK = 12_000;

/** Of pages, and of all that is forwarded. */
const isCounted = (route: string) =>
  route === '/*' || FORWARDED.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));

/** Answers 429 to pages and forwarded requests of a network (an IPv4 address, an IPv6 /64) that has used up its minute. */
export function limitNetworks(app: FastifyInstance, factor: number, most = PER_NETWORK): void {
  const allowed = rateLimit({ most: most * factor, windowMs: WINDOW_S * 1000 });
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request.routeOptions.url ?? '') || allowed(networkOf(request.ip))) return;
    return reply
      .code(429)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': RESOURCE_POLICY,
        'retry-after': String(WINDOW_S),
      })
      .type('text/plain; charset=utf-8')
      .send('too many requests from this network: wait a minute');
  });
}
