import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networkOf } from '@tessera/server/network';
import type { FastifyInstance } from 'fastify';
import { compactCss } from '../../html/css.ts';
import { rateLimit } from '@tessera/server/rate-limit';
import type { ReleaseState } from '../../releases/state/state.ts';
import { PER_MINUTE } from '../limits.ts';
import type { Overview } from '../overview.ts';
import { remotesPage } from './page.ts';

export const REMOTES_PAGE_PATH = '/__remotes';

const LOG_LINES = 50;
const CSS = compactCss(readFileSync(new URL('page.css', import.meta.url), 'utf8'));

/** No script runs in it, no other style sheet applies, and no page may frame it. */
const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** The page of all remotes, where the site's settings allow it; elsewhere there is none. */
export function serveRemotesPage(
  app: FastifyInstance,
  parts: {
    readonly overview: () => Promise<Overview>;
    readonly state: Pick<ReleaseState, 'log'>;
    /** Of the limit by network. */
    readonly factor: number;
  },
): void {
  const { overview, state, factor } = parts;
  const allowed = rateLimit({ most: PER_MINUTE.overview * factor, windowMs: 60_000 });
  app.get<{ Querystring: { follow?: string } }>(REMOTES_PAGE_PATH, async (request, reply) => {
    if (!allowed(networkOf(request.ip))) return reply.code(429).type('text/plain').send('too many requests');
    const [whole, log] = await Promise.all([overview(), state.log({ limit: LOG_LINES })]);
    const follows = request.query.follow !== undefined;
    const html = remotesPage({ overview: whole, log, css: CSS, follows });
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(html);
  });
}
