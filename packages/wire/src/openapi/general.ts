import { GENERAL_CODES } from '../envelope.ts';
import { HEADERS } from '../headers.ts';
import { LOCALE_CODES } from '@tessera/domain';
import { eitherEnvelope } from './envelopes.ts';

/** Parts that all calls share: headers, security schemes and general failures. */

export const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from a login. A response’s `authorization` header may carry its replacement.',
  },
  providerKey: {
    type: 'apiKey',
    in: 'header',
    name: HEADERS.providerKey,
    description: 'The secret that a provider’s game server shares with the platform.',
  },
} as const;

export const PARAMETERS = {
  language: {
    name: HEADERS.language,
    in: 'header',
    description: 'The language of texts and messages.',
    schema: { enum: LOCALE_CODES, default: 'en_US' },
  },
  idempotencyKey: {
    name: HEADERS.idempotencyKey,
    in: 'header',
    description:
      'Identifies one intended write. For 24 hours, a repetition with the same payload gets the first answer, ' +
      'and one with another payload gets 409.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{16,128}$' },
  },
  requestId: {
    name: HEADERS.requestId,
    in: 'header',
    description: 'Identifies the request in the server’s log. Returned as sent.',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  },
} as const;

/** Response headers. */
export const ANSWER_HEADERS = {
  authorization: {
    description: '`Bearer <token>`: the new token, present when the server has rotated it.',
    schema: { type: 'string' },
  },
  requestId: { description: 'Identifies this request in the server’s log.', schema: { type: 'string' } },
  retryAfter: { description: 'Seconds to wait before a retry.', schema: { type: 'integer' } },
} as const;

export interface GeneralFailure {
  readonly status: number;
  readonly code: string;
  readonly description: string;
}

/** Failures that any call may answer. They come with their HTTP status. */
export const GENERAL_FAILURES = {
  malformed: {
    status: 400,
    code: GENERAL_CODES.malformed,
    description:
      'The payload does not match its schema or has a value that this site does not accept. `message` is the first wrong field’s name, a colon and the reason.',
  },
  unauthorised: {
    status: 401,
    code: GENERAL_CODES.unauthorised,
    description: 'The token or key is missing, invalid or expired.',
  },
  forbidden: {
    status: 403,
    code: GENERAL_CODES.forbidden,
    description:
      'The caller may not use this call, or not yet: a member who must choose a new password neither plays nor takes money out before. `message` then is for the player.',
  },
  notFound: {
    status: 404,
    code: GENERAL_CODES.notFound,
    description: 'This back end does not have the call.',
  },
  keyReused: {
    status: 409,
    code: GENERAL_CODES.keyReused,
    description:
      'The idempotency key was used with another payload, or its first request is still in progress.',
  },
  tooLarge: { status: 413, code: '413', description: 'The body is larger than 64 KiB.' },
  notJson: { status: 415, code: '415', description: 'The body’s type is not `application/json`.' },
  proofRequired: {
    status: 428,
    code: GENERAL_CODES.proofRequired,
    description:
      'The session’s last proof is too old for this call. Give one with `/x/proof`, then repeat the same request with the same idempotency key. Only calls that need a fresh proof answer this.',
  },
  rateLimited: {
    status: 429,
    code: GENERAL_CODES.rateLimited,
    description: 'Too many requests. `retry-after` says when to retry.',
  },
  internal: {
    status: 500,
    code: GENERAL_CODES.internal,
    description: 'An internal failure, which the server has logged.',
  },
  unavailable: {
    status: 503,
    code: GENERAL_CODES.unavailable,
    description:
      'The database is unavailable or overloaded. `retry-after` says when to retry. The request had no effect, or a retry with the same idempotency key returns its answer.',
  },
} as const satisfies Readonly<Record<string, GeneralFailure>>;

export type GeneralFailureName = keyof typeof GENERAL_FAILURES;

export function generalResponse({ code, description }: GeneralFailure): object {
  const envelopes = eitherEnvelope('Failure', { const: code }, {});
  return {
    description,
    headers: {
      [HEADERS.requestId]: { $ref: '#/components/headers/requestId' },
      ...((code === GENERAL_CODES.rateLimited || code === GENERAL_CODES.unavailable) && {
        'retry-after': { $ref: '#/components/headers/retryAfter' },
      }),
    },
    content: {
      'application/json': {
        schema: { anyOf: envelopes },
        example: { code, message: code === GENERAL_CODES.malformed ? 'currency: …' : '…', data: null },
      },
    },
  };
}
