import * as v from 'valibot';
import type { Schema } from './call.ts';
import { fromWire, toWire } from './casing.ts';

/**
 * Describes one realtime event as data (readings: "Realtime"). It arrives under its own name as `(channel, payload)`.
 */
export interface LiveEvent<Payload extends Schema = Schema> {
  /** Name on the wire, e.g. `member.cash`. */
  readonly name: string;
  readonly payload: Payload;
}

export type EventPayload<E> = E extends LiveEvent<infer P> ? v.InferOutput<P> : never;

// Marked as free of side effects, so that a bundle leaves out events that it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function defineEvent<P extends Schema>(name: string, payload: P): LiveEvent<P> {
  return { name, payload };
}

/** Decodes an event's payload, or returns `undefined` if it does not match the schema. */
export function decodeEvent<E extends LiveEvent>(event: E, payload: unknown): EventPayload<E> | undefined {
  const parsed = v.safeParse(event.payload, fromWire(event.payload, payload ?? {}));
  return parsed.success ? (parsed.output as EventPayload<E>) : undefined;
}

/** Encodes an event's payload in the wire's names, as the server emits it. */
export function encodeEvent<E extends LiveEvent>(event: E, payload: EventPayload<E>): unknown {
  return toWire(event.payload, payload);
}
