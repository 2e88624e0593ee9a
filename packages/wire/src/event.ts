import * as v from 'valibot';
import type { Schema } from './call.ts';
import { fromWire, toWire } from './casing.ts';

/** One realtime event as data (readings: "Realtime"): it comes as `(channel, payload)` under its own name. */
export interface LiveEvent<Payload extends Schema = Schema> {
  /** As it stands on the wire, e.g. `member.cash`. */
  readonly name: string;
  readonly payload: Payload;
}

export type EventPayload<E> = E extends LiveEvent<infer P> ? v.InferOutput<P> : never;

// Events that a part does not listen to are left out of its code.
/* @__NO_SIDE_EFFECTS__ */
export function defineEvent<P extends Schema>(name: string, payload: P): LiveEvent<P> {
  return { name, payload };
}

/** The event's payload in inside names, or `undefined` where it is off its schema. */
export function decodeEvent<E extends LiveEvent>(event: E, payload: unknown): EventPayload<E> | undefined {
  const parsed = v.safeParse(event.payload, fromWire(event.payload, payload ?? {}));
  return parsed.success ? (parsed.output as EventPayload<E>) : undefined;
}

/** The payload as the server emits it, in the wire's names. */
export function encodeEvent<E extends LiveEvent>(event: E, payload: EventPayload<E>): unknown {
  return toWire(event.payload, payload);
}
