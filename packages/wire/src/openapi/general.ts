import { GENERAL_CODES } from '../envelope.ts';
import { HEADERS } from '../headers.ts';
import { LOCALE_CODES } from '@tessera/domain';
import { eitherEnvelope } from './envelopes.ts';

/** What all calls share: headers, proofs of who asks, and failures that are no call's own. */

export const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token that a login answered. An answer’s header `authorization` may carry the one that replaces it.',
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
      'Names what is to be done, however often it is asked: for 24 hours a repetition with the same payload is given ' +
      'the first answer, one with another payload 409.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{16,128}$' },
  },
  requestId: {
    name: HEADERS.requestId,
    in: 'header',
    description: 'Stands in the server’s log; answered as it was sent.',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  },
} as const;

/** Response headers. */
export const ANSWER_HEADERS = {
  authorization: {
    description:
      '`Bearer` and the token that replaces the one that was sent. Present when the server rotates it.',
    schema: { type: 'string' },
  },
  requestId: { description: 'Names this request in the server’s log.', schema: { type: 'string' } },
  retryAfter: { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
} as const;

export interface GeneralFailure {
  readonly status: number;
  readonly code: string;
  readonly says: string;
}

/** Failures beside each call's own codes; these come with their HTTP status. */
export const GENERAL_FAILURES = {
  malformed: {
    status: 400,
    code: GENERAL_CODES.malformed,
    says: 'The payload is off its schema, or holds what this site cannot take: `message` is the first wrong field’s name, a colon, and why.',
  },
  unauthorised: {
    status: 401,
    code: GENERAL_CODES.unauthorised,
    says: 'No proof of who asks, or one that has ended.',
  },
  forbidden: { status: 403, code: GENERAL_CODES.forbidden, says: 'Not for whoever asks.' },
  notFound: { status: 404, code: GENERAL_CODES.notFound, says: 'This back end has no such call.' },
  keyReused: {
    status: 409,
    code: GENERAL_CODES.keyReused,
    says: 'The idempotency key was used with another payload, or its first request is still being worked on.',
  },
  tooLarge: { status: 413, code: '413', says: 'The body is larger than 64 KiB.' },
  notJson: { status: 415, code: '415', says: 'The body is of another type than `application/json`.' },
  rateLimited: {
    status: 429,
    code: GENERAL_CODES.rateLimited,
    says: 'Too many requests: `retry-after` says when to try again.',
  },
  internal: {
    status: 500,
    code: GENERAL_CODES.internal,
    says: 'A failure of the server, which has logged it.',
  },
  unavailable: {
    status: 503,
    code: GENERAL_CODES.unavailable,
    says: 'The database is away or has too much to do: `retry-after` says when to try again. What was asked for has no effect, or one that the same idempotency key finds.',
  },
} as const satisfies Readonly<Record<string, GeneralFailure>>;

export type GeneralFailureName = keyof typeof GENERAL_FAILURES;

export function generalResponse({ code, says }: GeneralFailure): object {
  const envelopes = eitherEnvelope('Failure', { const: code }, {});
  return {
    description: says,
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
