import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { GatewaySettings } from '../settings.ts';
import { RESOURCE_POLICY } from './csp.ts';
import { hostOf } from './host.ts';

const LOOPBACK = /^(?:localhost|[a-z\d-]+\.localhost|127\.0\.0\.1|\[::1\])$/;
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];
/** Health checks and scrapers ask by address; these answers name no host. */
const BY_ADDRESS = new Set(['/healthz', '/readyz', '/metrics']);

type HostSettings = Pick<GatewaySettings, 'host' | 'publicUrl' | 'allowedHosts' | 'isProduction'>;

/**
 * Answers 421 to requests for hosts that are not this site's: the host is written into links, policies and sitemaps.
 * `X-Forwarded-Host` of a trusted proxy is held against the same list.
 */
export function refuseOtherHosts(app: FastifyInstance, settings: HostSettings): void {
  const isAllowed = hostRule(settings);
  app.addHook('onRequest', async (request, reply) => {
    if (BY_ADDRESS.has(request.routeOptions.url ?? '')) return;
    const host = hostOf(request);
    if (host !== undefined && isAllowed(host)) return;
    return reply
      .code(421)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': RESOURCE_POLICY })
      .type('text/plain; charset=utf-8')
      .send('this host is not served here: open the site at its own address (PUBLIC_URL, ALLOWED_HOSTS)');
  });
}

/**
 * Returns whether a `host` or `host:port` is the site's. An entry without a port allows every port. In development the
 * machine's own names are allowed too; once HOST opens the server to the network, also every IP address, which no
 * other site's name can stand for.
 */
export function hostRule(settings: HostSettings): (host: string) => boolean {
  const { host: listensOn, publicUrl, allowedHosts, isProduction } = settings;
  const listed = new Set([...(publicUrl === undefined ? [] : [new URL(publicUrl).host]), ...allowedHosts]);
  const isOpen = !LOOPBACK_HOSTS.includes(listensOn);
  const machine = hostname().toLowerCase();
  const machineNames = new Set([machine, `${machine}.local`, listensOn.toLowerCase()]);
  return (given) => {
    const host = given.toLowerCase();
    const name = host.replace(/:\d+$/, '');
    if (listed.has(host) || listed.has(name)) return true;
    if (isProduction) return false;
    if (LOOPBACK.test(name)) return true;
    return isOpen && (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || machineNames.has(name));
  };
}
