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
import { randomUUID } from 'node:crypto';

/** Sends calls straight to the platform, as any other client of the wire would. */
export interface Api {
  /** @throws CallError */
  readonly send: <C extends Call>(call: C, payload: PayloadOf<C>) => Promise<AnswerOf<C>>;
}

/**
 * @param token of a session; also one that a page has, so that both look at the same member without a second login
 * @param language in the wire's form
 */
export function createApi(platform: string, token?: string, language = 'en_US'): Api {
  return {
    async send(call, payload) {
      const response = await fetch(new URL(callUrl(call), platform), {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          [HEADERS.language]: language,
          ...(call.idempotent ? {} : { [HEADERS.idempotencyKey]: randomUUID() }),
          ...(token === undefined ? {} : { [HEADERS.authorization]: bearer(token) }),
        },
        body: call.method === 'GET' ? undefined : JSON.stringify(encodePayload(call, payload)),
      });
      return decodeAnswer(call, response.status, await response.json());
    },
  };
}
