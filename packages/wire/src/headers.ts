import type { Call } from './call.ts';

/** The headers of the wire, lower-case as Node reads them (readings: "Names on the wire"). */
export const HEADERS = {
  /** The language of texts and messages, in the underscore form: `hi_IN`. */
  language: 'language',
  /** `Bearer <token>`; on a response it carries the token that replaces the sent one. */
  authorization: 'authorization',
  /** Of calls that are not idempotent: a repeated key is answered with the first answer. */
  idempotencyKey: 'idempotency-key',
  /** The shared secret of a provider's game server, on `/provider/*` only. */
  providerKey: 'x-provider-key',
  requestId: 'x-request-id',
} as const;

/** `Bearer abc` → `abc`, or `undefined` where the header is missing or of another scheme. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1];
}

export function bearer(token: string): string {
  return `Bearer ${token}`;
}

/**
 * Where a call stands below the server's origin: `/api` + path, but the provider protocol and absolute paths have no
 * prefix (readings: "base path").
 */
export function callUrl(call: Pick<Call, 'path' | 'audience' | 'absolute'>): string {
  const isWhole = call.audience === 'provider' || call.absolute || call.path.startsWith('/api/');
  return isWhole ? call.path : `/api${call.path}`;
}
