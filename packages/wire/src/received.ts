import * as v from 'valibot';
import type { Call, GivenOf, ReceivedOf } from './call.ts';
import { fromWire, snake, toWire } from './casing.ts';
import { SUCCESS_CODE, type Envelope } from './envelope.ts';

/** The server's side of a call: what came in, and what goes out. */

export type Received<Payload> =
  | { readonly kind: 'received'; readonly payload: Payload }
  /** `field` is the first wrong field's name on the wire, `body` where the body as a whole is wrong. */
  | { readonly kind: 'malformed'; readonly field: string; readonly reason: string };

/** A request's body as the call's payload, with defaults filled in; or which field is wrong and why. */
export function decodePayload<C extends Call>(call: C, body: unknown): Received<ReceivedOf<C>> {
  const parsed = v.safeParse(call.payload, fromWire(call.payload, body ?? {}));
  if (parsed.success) return { kind: 'received', payload: parsed.output as ReceivedOf<C> };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return { kind: 'malformed', field: path ? snake(path) : 'body', reason: issue.message };
}

/** The envelope of a success. */
export function encodeAnswer<C extends Call>(call: C, answer: GivenOf<C>): Envelope {
  return {
    code: call.successCode ?? SUCCESS_CODE,
    message: 'success',
    data: toWire(call.answer, answer ?? null),
  };
}
