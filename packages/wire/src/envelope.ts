import * as v from 'valibot';
import type { AnswerOf, Call, PayloadOf } from './call.ts';
import { fromWire, toWire } from './casing.ts';
import { CallError } from './errors.ts';

/** The success code of every call (spec §7 Response shapes). */
export const SUCCESS_CODE = '100';
const SUCCESS_CODES = new Set([SUCCESS_CODE, '1000']);

/** Codes of the reference platform that any call may answer, besides its own. */
export const GENERAL_CODES = {
  malformed: '400',
  unauthorised: '401',
  forbidden: '403',
  notFound: '404',
  keyReused: '409',
  proofRequired: '428',
  rateLimited: '429',
  internal: '500',
  unavailable: '503',
} as const;

export interface Envelope {
  /** Always a string, so that the leading zero of `"099"` survives. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

const codeSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const plainEnvelope = v.object({
  code: codeSchema,
  message: v.nullish(v.string(), ''),
  data: v.optional(v.unknown()),
});
const headedEnvelope = v.object({
  header: v.object({ status: codeSchema, desc: v.nullish(v.string(), '') }),
  body: v.optional(v.unknown()),
});

/** Reads both answer forms into one, or returns `undefined` for anything else. */
export function readEnvelope(body: unknown): Envelope | undefined {
  const plain = v.safeParse(plainEnvelope, body);
  if (plain.success)
    return { code: plain.output.code, message: plain.output.message, data: plain.output.data };
  const headed = v.safeParse(headedEnvelope, body);
  if (!headed.success) return undefined;
  const { header } = headed.output;
  return { code: header.status, message: header.desc, data: headed.output.body };
}

/**
 * Returns the code as the call's table lists it: the whole code if listed, else its last three digits (readings:
 * "long codes").
 */
export function declaredCode(call: Call, code: string): string {
  const short = code.slice(-3);
  return Object.hasOwn(call.codes, code) || !Object.hasOwn(call.codes, short) ? code : short;
}

/** Encodes the request body, in the wire's names. */
export function encodePayload<C extends Call>(call: C, payload: PayloadOf<C>): unknown {
  return toWire(call.payload, payload);
}

/** A back end may send the key of a text as its message, such as `game_not_found`. */
const isWords = (message: string): boolean => !/^\w+_\w+$/.test(message);

/**
 * Decodes an HTTP answer into the call's answer. The message of a refusal is empty where it has no words for people.
 * @throws CallError for anything but a success
 */
export function decodeAnswer<C extends Call>(call: C, status: number, body: unknown): AnswerOf<C> {
  const envelope = readEnvelope(call.bare && status === 200 ? { code: SUCCESS_CODE, data: body } : body);
  if (status === 401)
    throw new CallError(call, { kind: 'unauthorised' }, envelope?.message || 'the session has ended');
  if (status === 404 && call.extension)
    throw new CallError(call, { kind: 'unavailable' }, 'not available here');
  if (!envelope) {
    throw new CallError(
      call,
      { kind: 'malformed', at: 'envelope' },
      `status ${status} without a readable answer`,
    );
  }
  if (!SUCCESS_CODES.has(envelope.code)) {
    const code = declaredCode(call, envelope.code);
    const failure = { kind: 'refused', code, status, data: envelope.data } as const;
    throw new CallError(call, failure, isWords(envelope.message) ? envelope.message : '');
  }
  const parsed = v.safeParse(call.answer, fromWire(call.answer, envelope.data ?? null));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const at = v.getDotPath(issue) ?? 'data';
    throw new CallError(
      call,
      { kind: 'malformed', at },
      `the answer does not match its schema at ${at}: ${issue.message}`,
    );
  }
  return parsed.output as AnswerOf<C>;
}
