import type { Schema } from './call.ts';

/** `gpGtName` → `gp_gt_name`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * The inside form of a value, written with the wire's names. The schema leads, not the value: the keys of an
 * object are names and are turned, the keys of a record are data (`{en_US: …}`) and stay.
 */
export function toWire(schema: Schema, value: unknown): unknown {
  return turn(schema, value, (name) => [name, snake(name)]);
}

/** The reverse of {@link toWire}; what the schema does not know is left out. Not yet validated. */
export function fromWire(schema: Schema, value: unknown): unknown {
  return turn(schema, value, (name) => [snake(name), name]);
}

/** The parts of valibot's schema objects that the walk looks at. */
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

/** Enough to choose between a union's options when the value is an object: array, or not. */
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
