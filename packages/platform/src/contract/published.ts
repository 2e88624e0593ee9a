import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CALLS, type Call, type CallKey } from '@tessera/wire';
import { answerName, openApiDocument, payloadName } from '@tessera/wire/openapi';

/**
 * What the published document says of a call, by a validator that knows nothing of valibot: the platform is held to
 * the same text as whoever writes a client by it.
 */

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

const DOCUMENT = 'wire';
const document = openApiDocument();
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: DOCUMENT, ...document });

const compiled = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const known = compiled.get(name) ?? ajv.compile({ $ref: `${DOCUMENT}#/components/schemas/${name}` });
  compiled.set(name, known);
  return known;
}

function wrongOf(name: string, value: unknown): string | undefined {
  const validate = validatorOf(name);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

export const callOf = (key: CallKey): Call => CALLS[key];

/** Why a payload is not what the document asks for. */
export const wrongPayload = (key: CallKey, value: unknown) => wrongOf(payloadName(callOf(key)), value);

/** Why an answer's data is not what the document promises. */
export const wrongAnswer = (key: CallKey, value: unknown) => wrongOf(answerName(callOf(key)), value);

/** A schema with what it refers to in its place. */
export function resolved(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved((document.components.schemas[name] ?? {}) as JsonSchema);
}

export const payloadSchema = (key: CallKey): JsonSchema =>
  resolved({ $ref: `#/components/schemas/${payloadName(callOf(key))}` });
