import {
  bearer,
  callUrl,
  decodeAnswer,
  encodePayload,
  HEADERS,
  type AnswerOf,
  type Call,
  type PayloadOf,
} from '@tessera/wire';
import { randomInt, randomUUID } from 'node:crypto';

/** Sends calls straight to the platform, as any other client of the wire would. */
export interface Api {
  /** @throws CallError */
  readonly send: <C extends Call>(call: C, payload: PayloadOf<C>) => Promise<AnswerOf<C>>;
}

/**
 * @param token of a session; also one that a page has, so that both look at the same member without a second login
 * @param language in the wire's form
 * @param network address that the calls seem to come from
 */
export function createApi(platform: string, token?: string, language = 'en_US', network?: string): Api {
  return {
    async send(call, payload) {
      const response = await fetch(new URL(callUrl(call), platform), {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          [HEADERS.language]: language,
          ...(call.idempotent ? {} : { [HEADERS.idempotencyKey]: randomUUID() }),
          ...(token === undefined ? {} : { [HEADERS.authorization]: bearer(token) }),
          ...(network === undefined ? {} : { 'x-forwarded-for': network }),
        },
        body: call.method === 'GET' ? undefined : JSON.stringify(encodePayload(call, payload)),
      });
      return decodeAnswer(call, response.status, await response.json());
    },
  };
}

/** The wire of a visitor of that network. */
export const createApiFrom = (platform: string, network: string | undefined): Api =>
  createApi(platform, undefined, undefined, network);

/** Returns an address that no other journey comes from (RFC 2544). */
export const newNetwork = (): string => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
