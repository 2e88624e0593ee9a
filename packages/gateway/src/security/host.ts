import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The host and port that the visitor asked for, or `undefined` where the header is no host: it goes into headers and links. */
export function hostOf(request: FastifyRequest): string | undefined {
  return HOST.test(request.host) ? request.host : undefined;
}

/** The site's own address without a slash at the end: the configured one, else the one that was asked. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined, secure: boolean): string {
  if (publicUrl !== undefined) return publicUrl;
  const scheme = secure ? 'https' : request.protocol;
  return `${scheme}://${hostOf(request) ?? 'localhost'}`;
}
