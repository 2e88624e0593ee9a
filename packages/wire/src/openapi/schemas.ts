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
import { checkTurnable } from './turnable.ts';

/** A path below a schema (`list[].gp_id`, of a record `sources{}`) → what its docstring says. */
export type FieldWords = Readonly<Record<string, string>>;

/** A record's keys are data: which of them must be there, only the check in its pipe knows. */
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

/** What stands for a schema wherever it is found: a reference to a component, or what is said of one that leaves all open. */
const STAND_INS: ReadonlyMap<Schema, JsonSchema> = new Map<Schema, JsonSchema>([
  [ignored, { description: 'Nothing is read of it.' }],
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
  // What stands on the wire is what goes into a schema, on either side.
  typeMode: 'input',
  errorMode: 'throw',
  overrideSchema: ({ valibotSchema }) => standIn(valibotSchema as unknown as Schema),
  overrideAction: convertAction,
};

/**
 * JSON Schema (2020-12) of what stands on the wire, in the wire's names.
 * @param name of the whole, for errors
 * @throws Error where the schema holds something that cannot be written as JSON Schema, and no rule here says how
 */
export function wireSchema(schema: Schema, name: string, words: FieldWords = {}): JsonSchema {
  checkTurnable(schema, name);
  const written = AS_WRITTEN.get(schema);
  if (written) return written;
  return converted(schema, { name, words, config: CONFIG });
}

/** One of the components in its own right. */
export function componentSchema(name: keyof typeof COMPONENTS, words: FieldWords = {}): JsonSchema {
  const own: Schema = COMPONENTS[name];
  checkTurnable(own, name);
  const config: ConversionConfig = {
    ...CONFIG,
    overrideSchema: ({ valibotSchema }) => {
      const schema = valibotSchema as unknown as Schema;
      return schema === own ? undefined : standIn(schema);
    },
  };
  return converted(own, { name, words, config });
}

interface Conversion {
  readonly name: string;
  readonly words: FieldWords;
  readonly config: ConversionConfig;
}

function converted(schema: Schema, { name, words, config }: Conversion): JsonSchema {
  try {
    const { $schema: _dialect, ...written } = toJsonSchema(schema as never, config);
    return inWireNames(written, '', words);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** What the converter refuses, or writes down wrongly. */
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
  // The converter forgets that it was without regard to case.
  if (type === 'hex_color') return withPattern({ ...jsonSchema, pattern: undefined }, HEX_COLOUR);
  if (type === 'regex' && requirement instanceof RegExp) {
    const { pattern, ...before } = jsonSchema;
    // After the conversion, `pattern` is this one, or the one of another action that came first.
    const first = pattern === requirement.source ? before : jsonSchema;
    const written = patternOf(requirement);
    return written === undefined ? undefined : withPattern(first, written);
  }
  return undefined;
}

/** @returns `undefined` where its flags cannot be written into the pattern itself */
function patternOf({ source, flags }: RegExp): string | undefined {
  if (/^[uv]?$/.test(flags)) return source;
  return /^i[uv]?$/.test(flags) ? `(?i:${source})` : undefined;
}

/** JSON Schema has one pattern for each schema; the others stand beside it. */
function withPattern(schema: JsonSchema, pattern: string): JsonSchema {
  if (schema.pattern === undefined || schema.pattern === pattern) return { ...schema, pattern };
  return { ...schema, allOf: [...(schema.allOf ?? []), { pattern }] };
}

const rulesOf = (schema: JsonSchema): readonly string[] =>
  (schema as { 'x-rules'?: readonly string[] })['x-rules'] ?? [];

/** Only objects have `properties`; a record's keys are no names, and none of these. */
function inWireNames(schema: JsonSchema, at: string, words: FieldWords): JsonSchema {
  const inner = (value: unknown, place: string) => inWireNames(value as JsonSchema, place, words);
  const said = at === '' ? undefined : words[at];
  const { required, ...rest } = schema;
  return {
    ...rest,
    ...(said === undefined ? {} : { description: said }),
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
    ...(schema.anyOf && { anyOf: schema.anyOf.map((option) => withoutWords(inner(option, at), said)) }),
  };
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is said of a nullable field is said once, not of each of its options. */
function withoutWords(schema: JsonSchema, said: string | undefined): JsonSchema {
  const { description, ...rest } = schema;
  return description === said ? rest : schema;
}
