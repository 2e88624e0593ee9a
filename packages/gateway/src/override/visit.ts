import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, SESSION_COOKIE, writeCookie } from '../locale/cookies.ts';
import type { LiveReleases } from '../releases/registry.ts';
import type { GatewaySettings } from '../settings.ts';
import { decideOverrides, OVERRIDE_COOKIE, type OverrideDecision } from './decide.ts';

/** The remotes that a page takes from elsewhere; keeps in the visitor's cookie what the pages that follow need. */
export function visitOverrides(
  { remoteOverrides, secure }: Pick<GatewaySettings, 'remoteOverrides' | 'secure'>,
  { registry }: LiveReleases,
  request: FastifyRequest,
  reply: FastifyReply,
): Pick<OverrideDecision, 'overrides' | 'refused'> {
  const [, search = ''] = request.url.split(/(?=\?)/, 2);
  const { cookie } = request.headers;
  const { remember, ...decided } = decideOverrides({
    rule: remoteOverrides,
    search,
    cookie: readCookie(cookie, OVERRIDE_COOKIE),
    isMember: readCookie(cookie, SESSION_COOKIE) === '1',
    remotes: registry.remotes.map(({ name }) => name),
  });
  if (remember !== undefined) {
    const life = remember === '' ? { maxAgeS: 0 } : {};
    const written = writeCookie(OVERRIDE_COOKIE, remember, { secure, ...life });
    // The shell has no use for it: what counts stands in the page.
    void reply.header('set-cookie', `${written}; HttpOnly`);
  }
  return decided;
}
