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
 * Makes sure that `casing.ts` turns every name of a schema: a kind that it walks past would go out with its inside
 * names, and no type would tell.
 * @throws Error that says where
 */
export function checkTurnable(schema: Schema, at: string): void {
  const shape = schema as unknown as Shape;
  if (schema === anyObject) return;
  const [first] = shape.pipe ?? [];
  if (first && first !== schema) return checkTurnable(first, at);
  if (OBJECTS.has(shape.type)) return checkEntries(shape.entries ?? {}, at);
  if (WRAPPERS.has(shape.type) && shape.wrapped) return checkTurnable(shape.wrapped, at);
  if (shape.type === 'array' && shape.item) return checkTurnable(shape.item, `${at}[]`);
  if (shape.type === 'record' && shape.value) return checkTurnable(shape.value, `${at}{}`);
  if (shape.type === 'union' && shape.options) return checkUnion(shape.options, at);
  if (!WITHOUT_NAMES.has(shape.type)) {
    throw new Error(`${at}: casing.ts does not turn the names in a schema of the kind "${shape.type}"`);
  }
}

function checkEntries(entries: Readonly<Record<string, Schema>>, at: string): void {
  const names = Object.keys(entries);
  if (new Set(names.map(snake)).size < names.length) throw new Error(`${at}: two names are one on the wire`);
  for (const [name, inner] of Object.entries(entries)) checkTurnable(inner, `${at}.${name}`);
}

/** `casing.ts` chooses by whether the value is an array: of two objects it would always take the first. */
function checkUnion(options: readonly Schema[], at: string): void {
  for (const option of options) checkTurnable(option, at);
  const kinds = options.map((option) => (option as unknown as Shape).type);
  const objects = kinds.filter((kind) => !WITHOUT_NAMES.has(kind) && kind !== 'array');
  const arrays = kinds.filter((kind) => kind === 'array');
  if (objects.length > 1 || arrays.length > 1) {
    throw new Error(`${at}: casing.ts cannot tell the options of this union apart`);
  }
}
