import {
  toJsonSchema,
  type ConversionConfig,
  type JsonSchema,
  type OverrideActionContext,
} from '@valibot/to-json-schema';
import type { Schema } from '../call.ts';
import { templateConfig } from '../calls/site-template.ts';
import { snake } from '../casing.ts';
import { anyObject, ignored, storable } from '../fields.ts';
import { COMPONENTS } from './components.ts';
import { assertConvertible } from './convertible.ts';

/** Docstring of each field by its path below a schema: `list[].gp_id`, in a record `sources{}`. */
export type FieldDescriptions = Readonly<Record<string, string>>;

/** Schemas written by hand, because the required keys are known only to a check in their pipe. */
const AS_WRITTEN: ReadonlyMap<Schema, JsonSchema> = new Map([
  [
    templateConfig.payload,
    {
      type: 'object',
      properties: { mobileTemplateName: { type: 'string', maxLength: 64 } },
      required: ['mobileTemplateName'],
    },
  ],
]);

/**
 * Replacements for a schema at any depth: a reference to a component, or a description of one that accepts any value.
 */
const STAND_INS: ReadonlyMap<Schema, JsonSchema> = new Map<Schema, JsonSchema>([
  [ignored, { description: 'Clients ignore it.' }],
  [anyObject, { type: 'object', additionalProperties: true }],
  ...Object.entries(COMPONENTS).map(([name, schema]): [Schema, JsonSchema] => [
    schema,
    { $ref: `#/components/schemas/${name}` },
  ]),
]);

function standIn(schema: Schema): JsonSchema | undefined {
  return (
    STAND_INS.get(schema) ?? (schema.type === 'unknown' ? { description: 'Any JSON value.' } : undefined)
  );
}

const HEX_COLOUR = '^#([\\da-fA-F]{3,4}|[\\da-fA-F]{6}|[\\da-fA-F]{8})$';
const STORABLE = '^[^\\u0000\\p{Cs}]*$';

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // The input of a schema is what the wire carries, in both directions.
  typeMode: 'input',
  errorMode: 'throw',
  overrideSchema: ({ valibotSchema }) => standIn(valibotSchema as unknown as Schema),
  overrideAction: convertAction,
};

/**
 * Converts a schema to JSON Schema (2020-12) in the wire's names.
 * @param name name of the whole schema, for errors
 * @throws Error for a schema that JSON Schema and the rules of this file cannot express
 */
export function wireSchema(schema: Schema, name: string, descriptions: FieldDescriptions = {}): JsonSchema {
  assertConvertible(schema, name);
  const written = AS_WRITTEN.get(schema);
  if (written) return written;
  return converted(schema, { name, descriptions, config: CONFIG });
}

/** Converts a component itself, instead of a reference to it. */
export function componentSchema(
  name: keyof typeof COMPONENTS,
  descriptions: FieldDescriptions = {},
): JsonSchema {
  const own: Schema = COMPONENTS[name];
  assertConvertible(own, name);
  const config: ConversionConfig = {
    ...CONFIG,
    overrideSchema: ({ valibotSchema }) => {
      const schema = valibotSchema as unknown as Schema;
      return schema === own ? undefined : standIn(schema);
    },
  };
  return converted(own, { name, descriptions, config });
}

interface Conversion {
  readonly name: string;
  readonly descriptions: FieldDescriptions;
  readonly config: ConversionConfig;
}

function converted(schema: Schema, { name, descriptions, config }: Conversion): JsonSchema {
  try {
    const { $schema: _dialect, ...written } = toJsonSchema(schema as never, config);
    return inWireNames(written, '', descriptions);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Converts actions that the converter rejects or converts wrongly. */
function convertAction({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  const { type, requirement, message } = valibotAction as {
    type: string;
    requirement?: unknown;
    message?: unknown;
  };
  if ((valibotAction as unknown) === storable) return withPattern(jsonSchema, STORABLE);
  if (type === 'check' && typeof message === 'string') {
    return { ...jsonSchema, 'x-rules': [...rulesOf(jsonSchema), message] } as JsonSchema;
  }
  // The converter drops the pattern's case-insensitive flag.
  if (type === 'hex_color') return withPattern({ ...jsonSchema, pattern: undefined }, HEX_COLOUR);
  if (type === 'regex' && requirement instanceof RegExp) {
    const { pattern, ...before } = jsonSchema;
    // At this point `pattern` comes from this action or from an earlier one.
    const first = pattern === requirement.source ? before : jsonSchema;
    const written = patternOf(requirement);
    return written === undefined ? undefined : withPattern(first, written);
  }
  return undefined;
}

/** Returns a pattern in JSON Schema's form, or `undefined` if its flags cannot be expressed. */
function patternOf({ source, flags }: RegExp): string | undefined {
  if (/^[uv]?$/.test(flags)) return source;
  return /^i[uv]?$/.test(flags) ? `(?i:${source})` : undefined;
}

/** Adds a pattern. JSON Schema allows one per schema; further ones go into `allOf`. */
function withPattern(schema: JsonSchema, pattern: string): JsonSchema {
  if (schema.pattern === undefined || schema.pattern === pattern) return { ...schema, pattern };
  return { ...schema, allOf: [...(schema.allOf ?? []), { pattern }] };
}

const rulesOf = (schema: JsonSchema): readonly string[] =>
  (schema as { 'x-rules'?: readonly string[] })['x-rules'] ?? [];

/**
 * Renames properties to the wire's names and adds descriptions. Keys of records are not in `properties`, so they
 * stay.
 */
function inWireNames(schema: JsonSchema, at: string, descriptions: FieldDescriptions): JsonSchema {
  const inner = (value: unknown, place: string) => inWireNames(value as JsonSchema, place, descriptions);
  const text = at === '' ? undefined : descriptions[at];
  const { required, ...rest } = schema;
  return {
    ...rest,
    ...(text === undefined ? {} : { description: text }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, value]) => {
          const own = snake(name);
          return [own, inner(value, at === '' ? own : `${at}.${own}`)];
        }),
      ),
    }),
    ...(required && required.length > 0 && { required: required.map(snake) }),
    ...(isSchema(schema.items) && { items: inner(schema.items, `${at}[]`) }),
    ...(isSchema(schema.additionalProperties) && {
      additionalProperties: inner(schema.additionalProperties, `${at}{}`),
    }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((option) => withoutDescription(inner(option, at), text)) }),
  };
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes a description that the surrounding nullable schema already has. */
function withoutDescription(schema: JsonSchema, text: string | undefined): JsonSchema {
  const { description, ...rest } = schema;
  return description === text ? rest : schema;
}
