import { payloadSchema, resolved, type JsonSchema } from './published.ts';
import type { CallKey } from '@tessera/wire';

/** A field of a payload, by the names on the way to it. */
export interface Place {
  readonly path: readonly (string | number)[];
  /** As a refusal names it: `data.0.game_id`. */
  readonly name: string;
  readonly required: boolean;
}

/** Every field of this payload that its schema knows, whether it is filled in or not; of a list, those of its first element. */
export function placesOf(key: CallKey, payload: unknown): Place[] {
  return [...placesIn(payloadSchema(key), payload, [])];
}

function* placesIn(schema: JsonSchema, value: unknown, at: Place['path']): Generator<Place> {
  const { properties = {}, required = [], items } = resolved(schema);
  if (Array.isArray(value) && items && value.length > 0) yield* placesIn(items, value[0], [...at, 0]);
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(properties)) {
    const path = [...at, field];
    yield { path, name: path.join('.'), required: required.includes(field) };
    yield* placesIn(inner, (value as Record<string, unknown>)[field], path);
  }
}

/** The payload with another value there; `undefined` leaves the field out. */
export function withValue(payload: unknown, [step, ...rest]: Place['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(payload)) {
    return payload.map((one, index) => (index === step ? withValue(one, rest, value) : one));
  }
  const record = payload as Record<string, unknown>;
  return { ...record, [step]: withValue(record[step], rest, value) };
}

export const valueAt = (payload: unknown, path: Place['path']): unknown =>
  path.reduce((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], payload);
