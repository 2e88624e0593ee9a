import type { Schema } from './call.ts';

/** `gpGtName` → `gp_gt_name`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Renames a value's keys to the wire's names. The schema decides: keys of an object schema are names and are renamed,
 * keys of a record schema (`{en_US: …}`) are data and stay.
 */
export function toWire(schema: Schema, value: unknown): unknown {
  return turn(schema, value, (name) => [name, snake(name)]);
}

/**
 * Renames the wire's keys back, the reverse of {@link toWire}. Drops fields that the schema does not know; does not
 * validate.
 */
export function fromWire(schema: Schema, value: unknown): unknown {
  return turn(schema, value, (name) => [snake(name), name]);
}

/** The parts of valibot's schema objects that this module reads. */
interface SchemaShape {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly [Schema, ...unknown[]];
}

type KeyPair = (name: string) => readonly [from: string, to: string];

function turn(schema: Schema, value: unknown, pair: KeyPair): unknown {
  const shape = schema as unknown as SchemaShape;
  if (value === null || typeof value !== 'object') return value;
  if (shape.pipe && shape.pipe[0] !== schema) return turn(shape.pipe[0], value, pair);
  if (shape.wrapped) return turn(shape.wrapped, value, pair);
  if (shape.type === 'union' && shape.options) {
    const fitting = shape.options.find((option) => shapeFits(option, value));
    return fitting ? turn(fitting, value, pair) : value;
  }
  if (Array.isArray(value)) {
    const { item } = shape;
    return item ? value.map((one) => turn(item, one, pair)) : value;
  }
  if (shape.type === 'record' && shape.value) {
    const each = shape.value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, turn(each, one, pair)]));
  }
  if (!shape.entries) return value;
  const record = value as Record<string, unknown>;
  const turned: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(shape.entries)) {
    const [from, to] = pair(name);
    if (Object.hasOwn(record, from)) turned[to] = turn(inner, record[from], pair);
  }
  return turned;
}

/** Picks a union's option for an object value: arrays match array schemas, other objects match the rest. */
function shapeFits(option: Schema, value: object): boolean {
  const { type } = option as unknown as SchemaShape;
  return Array.isArray(value) ? type === 'array' : type !== 'array' && !PRIMITIVES.has(type);
}

const PRIMITIVES = new Set([
  'string',
  'number',
  'boolean',
  'bigint',
  'literal',
  'picklist',
  'null',
  'undefined',
]);
