import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../releases/views.ts';
import { viewFor } from './views.ts';
import { newVisitor, visitorCookie, visitorOf } from './visitor-cookie.ts';

/**
 * What a page is made of for its visitor. Only while something is tried does a visitor get a number, by which it is
 * given the same ever after.
 * @param secure the site is reached over https
 */
export function pageReleases(
  live: LiveReleases,
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): LiveReleases {
  if (live.canaries.size === 0) return live;
  const known = visitorOf(request.headers.cookie);
  const visitor = known ?? newVisitor();
  if (known === undefined) void reply.header('set-cookie', visitorCookie(visitor, secure));
  return viewFor(live, visitor);
}
