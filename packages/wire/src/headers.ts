import type { Call } from './call.ts';

/** Header names, in lower case as Node reads them (readings: "Names on the wire"). */
export const HEADERS = {
  /** The language of texts and messages, in the underscore form: `hi_IN`. */
  language: 'language',
  /** `Bearer <token>`. On a response: the token that replaces the sent one. */
  authorization: 'authorization',
  /** Sent with calls that are not idempotent. A repeated key gets the first answer. */
  idempotencyKey: 'idempotency-key',
  /** The secret of a provider's game server, on `/provider/*` only. */
  providerKey: 'x-provider-key',
  requestId: 'x-request-id',
} as const;

/** Reads the token of `Bearer abc`, or returns `undefined` if the header is missing or has another scheme. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1];
}

export function bearer(token: string): string {
  return `Bearer ${token}`;
}

/**
 * Returns a call's path from the server's origin: `/api` + path. The provider protocol and absolute paths have no
 * prefix (readings: "base path").
 */
export function callUrl(call: Pick<Call, 'path' | 'audience' | 'absolute'>): string {
  const isWhole = call.audience === 'provider' || call.absolute || call.path.startsWith('/api/');
  return isWhole ? call.path : `/api${call.path}`;
}
