import type { FastifyInstance } from 'fastify';
import { originOf } from '../security/host.ts';
import type { GatewaySettings } from '../settings.ts';

/** Where members change what they log in by; without a locale, the page chooses the visitor's. */
const SECURITY_PAGE = '/user/Security';
const ONE_HOUR = 'public, max-age=3600';

/** Leads password managers to the member's security page. */
export function serveWellKnown(
  app: FastifyInstance,
  { publicUrl, secure }: Pick<GatewaySettings, 'publicUrl' | 'secure'>,
): void {
  // W3C, "A Well-Known URL for Relying Party Passkey Endpoints".
  app.get('/.well-known/passkey-endpoints', (request, reply) => {
    const page = originOf(request, publicUrl, secure) + SECURITY_PAGE;
    reply.header('cache-control', ONE_HOUR);
    return { enroll: page, manage: page };
  });

  // W3C, "A Well-Known URL for Changing Passwords": a temporary redirect, so that it is not remembered.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(SECURITY_PAGE, 302));
}
