import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { HEADERS } from '@tessera/wire';

/** What a browser must not say to the platform: who it is there, and whence it came. */
const STRIPPED = [HEADERS.providerKey, 'forwarded', 'x-real-ip', 'x-forwarded-server'];

/** What of a request tells who sent it, after the trusted proxies in front were believed. */
export type Sender = Pick<FastifyRequest, 'id' | 'ip' | 'ips' | 'host' | 'protocol'>;

/**
 * A request's headers as the platform gets them. The chain of addresses is the one that was verified: what the
 * browser itself wrote into `x-forwarded-for` counts only where a trusted proxy stands in front.
 */
export function forwardedHeaders(request: Sender, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !STRIPPED.includes(name));
  const chain = request.ips ? [...request.ips].reverse() : [request.ip];
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': chain.join(', '),
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    [HEADERS.requestId]: request.id,
  };
}
