import * as v from 'valibot';
import type { Call, AnswerInputOf, ReceivedOf, Schema } from './call.ts';
import { fromWire, snake, toWire } from './casing.ts';
import { SUCCESS_CODE, type Envelope } from './envelope.ts';

/** The server's side of a call: decodes requests and encodes answers. */

export type Received<Payload> =
  | { readonly kind: 'received'; readonly payload: Payload }
  /** `field` is the first wrong field's name on the wire, or `body` if the whole body is wrong. */
  | { readonly kind: 'malformed'; readonly field: string; readonly reason: string };

/** Decodes a request body into the call's payload with defaults filled in, or says which field is wrong and why. */
export function decodePayload<C extends Call>(call: C, body: unknown): Received<ReceivedOf<C>> {
  // Valibot would accept a list as an object whose optional fields are missing.
  if (Array.isArray(body)) return { kind: 'malformed', field: 'body', reason: 'must be an object' };
  // A field's later rules expect what its earlier ones allow: a pattern may take long on a text without a bound.
  const parsed = v.safeParse(call.payload, fromWire(call.payload, body ?? {}), { abortPipeEarly: true });
  if (parsed.success) return { kind: 'received', payload: parsed.output as ReceivedOf<C> };
  const [issue] = parsed.issues;
  const path = wirePath(call.payload, issue.path?.map(({ key }) => String(key)) ?? []);
  const reason = issue.received === 'undefined' ? 'is missing' : issue.message;
  return { kind: 'malformed', field: path.length > 0 ? path.join('.') : 'body', reason };
}

/** The parts of valibot's schema objects on the path to a field. */
interface Shape {
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
}

/** Converts a path to the wire's names. A record's keys and a list's indexes are data and stay. */
function wirePath(schema: Schema | undefined, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return [];
  const shape = (schema ?? {}) as Shape;
  if (shape.wrapped) return wirePath(shape.wrapped, [step, ...rest]);
  const inner = shape.entries?.[step] ?? shape.item ?? shape.value;
  return [shape.entries ? snake(step) : step, ...wirePath(inner, rest)];
}

/** Wraps a success in its envelope. */
export function encodeAnswer<C extends Call>(call: C, answer: AnswerInputOf<C>): Envelope {
  return {
    code: call.successCode ?? SUCCESS_CODE,
    message: 'success',
    data: toWire(call.answer, answer ?? null),
  };
}
