import type { Schema } from '../call.ts';
import { snake } from '../casing.ts';
import { anyObject } from '../fields.ts';

/** The parts of valibot's schema objects that hold other schemas. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly [Schema, ...unknown[]];
}

const OBJECTS = new Set(['object', 'strict_object']);
const WRAPPERS = new Set(['optional', 'exact_optional', 'undefinedable', 'nullable', 'nullish']);
const WITHOUT_NAMES = new Set(['string', 'number', 'boolean', 'literal', 'picklist', 'null', 'unknown']);

/**
 * Checks that `casing.ts` can rename every name of a schema. It would silently skip an unknown kind of schema.
 * @throws Error with the path of the schema
 */
export function assertConvertible(schema: Schema, at: string): void {
  const shape = schema as unknown as Shape;
  if (schema === anyObject) return;
  const [first] = shape.pipe ?? [];
  if (first && first !== schema) return assertConvertible(first, at);
  if (OBJECTS.has(shape.type)) return checkEntries(shape.entries ?? {}, at);
  if (WRAPPERS.has(shape.type) && shape.wrapped) return assertConvertible(shape.wrapped, at);
  if (shape.type === 'array' && shape.item) return assertConvertible(shape.item, `${at}[]`);
  if (shape.type === 'record' && shape.value) return assertConvertible(shape.value, `${at}{}`);
  if (shape.type === 'union' && shape.options) return checkUnion(shape.options, at);
  if (!WITHOUT_NAMES.has(shape.type)) {
    throw new Error(`${at}: casing.ts cannot rename the keys of a schema of type "${shape.type}"`);
  }
}

function checkEntries(entries: Readonly<Record<string, Schema>>, at: string): void {
  const names = Object.keys(entries);
  if (new Set(names.map(snake)).size < names.length)
    throw new Error(`${at}: two names become equal on the wire`);
  for (const [name, inner] of Object.entries(entries)) assertConvertible(inner, `${at}.${name}`);
}

/**
 * `casing.ts` chooses a union's option by whether the value is an array. With two objects it would always choose the
 * first.
 */
function checkUnion(options: readonly Schema[], at: string): void {
  for (const option of options) assertConvertible(option, at);
  const kinds = options.map((option) => (option as unknown as Shape).type);
  const objects = kinds.filter((kind) => !WITHOUT_NAMES.has(kind) && kind !== 'array');
  const arrays = kinds.filter((kind) => kind === 'array');
  if (objects.length > 1 || arrays.length > 1) {
    throw new Error(`${at}: casing.ts cannot choose between the options of this union`);
  }
}
