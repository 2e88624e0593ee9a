import type { FastifyInstance } from 'fastify';
import { networkOf } from '@tessera/server/network';
import { rateLimit } from '@tessera/server/rate-limit';
import { RESOURCE_POLICY } from './csp.ts';

const WINDOW_S = 60;

/**
 * Pages and calls of one network in a minute: an office of 300 people behind one address, each with 20. Files of
 * releases and images are not counted, they are cheap.
 */
export const PER_NETWORK = 6_000;

/** Answers 429 to pages and calls of a network (an IPv4 address, an IPv6 /64) that has used up its minute. */
export function limitNetworks(app: FastifyInstance, factor: number, most = PER_NETWORK): void {
  const allowed = rateLimit({ most: most * factor, windowMs: WINDOW_S * 1000 });
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    const isCounted = route === '/*' || route === '/api' || route.startsWith('/api/');
    if (!isCounted || allowed(networkOf(request.ip))) return;
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
