import type { JsonSchema } from '@valibot/to-json-schema';
import type { Audience, Call } from '../call.ts';
import { SUCCESS_CODE } from '../envelope.ts';
import { HEADERS } from '../headers.ts';
import { areaOf } from './areas.ts';
import type { DocumentedCallKey } from './documented-calls.ts';
import { eitherEnvelope } from './envelopes.ts';
import { GENERAL_FAILURES, type GeneralFailureName } from './general.ts';
import { refusalDataOf } from './refusal-data.ts';
import { wireSchema } from './schemas.ts';
import { firstSentence, type CallDescriptions } from './descriptions.ts';

/** A call as an OpenAPI operation, with the schemas that it references. */
export interface Operation {
  readonly operation: object;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const SECURITY: Readonly<Record<Audience, readonly object[]>> = {
  // The token is optional: an expired session must not hide the lobby.
  guest: [{}, { session: ['guest'] }],
  member: [{ session: ['member'] }],
  agent: [{ session: ['agent'] }],
  provider: [{ providerKey: [] }],
};

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const payloadName = (call: Call): string => `${call.name}.payload`;
export const answerName = (call: Call): string => `${call.name}.answer`;

export function operationOf(
  key: DocumentedCallKey,
  call: Call,
  descriptions: CallDescriptions = {},
): Operation {
  const payload = wireSchema(call.payload, payloadName(call), descriptions.payload);
  const answer = wireSchema(call.answer, answerName(call), descriptions.answer);
  const operation = {
    operationId: call.name,
    tags: [areaOf(call.name)],
    ...(descriptions.text !== undefined && {
      summary: firstSentence(descriptions.text),
      description: descriptions.text,
    }),
    security: SECURITY[call.audience],
    parameters: [
      { $ref: '#/components/parameters/language' },
      { $ref: '#/components/parameters/requestId' },
      ...(call.idempotent ? [] : [{ $ref: '#/components/parameters/idempotencyKey' }]),
      ...(call.method === 'GET' ? queryOf(payload) : []),
    ],
    ...(call.method === 'POST' && {
      requestBody: {
        required: (payload.required ?? []).length > 0,
        content: { 'application/json': { schema: reference(payloadName(call)) } },
      },
    }),
    responses: { '200': answered(key, call), ...failuresOf(call) },
    'x-audience': call.audience,
    'x-idempotent': call.idempotent,
    'x-extension': call.extension ?? false,
    'x-needs-proof': call.needsProof ?? false,
    'x-survives-leaving': call.survivesLeaving ?? false,
    'x-keeps-key': call.keepsKey !== undefined,
    'x-codes': Object.fromEntries(
      Object.entries(call.codes).map(([code, means]) => {
        const text = descriptions.codes?.[code];
        return [code, { means, ...(text !== undefined && { says: text }) }];
      }),
    ),
  };
  return {
    operation,
    schemas: {
      ...(call.method === 'POST' && { [payloadName(call)]: payload }),
      [answerName(call)]: answer,
    },
  };
}

const queryOf = (payload: JsonSchema): object[] =>
  Object.entries(payload.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: payload.required?.includes(name) ?? false,
    schema,
  }));

/** Describes success and the call's own refusals, which both come with status 200. */
function answered(key: DocumentedCallKey, call: Call): object {
  if (call.bare) return bareAnswer(call);
  const codes = Object.keys(call.codes);
  const carrying = codes.filter((code) => refusalDataOf(key, code));
  const bare = codes.filter((code) => !carrying.includes(code));
  const success = { enum: ['100', '1000', 100, 1000] };
  return {
    description: codes.length > 0 ? 'Success, or a refusal with one of the call’s own codes.' : 'Success.',
    headers: {
      ...(call.audience !== 'provider' && {
        [HEADERS.authorization]: { $ref: '#/components/headers/authorization' },
      }),
      [HEADERS.requestId]: { $ref: '#/components/headers/requestId' },
    },
    content: {
      'application/json': {
        schema: {
          anyOf: [
            ...eitherEnvelope('Success', success, reference(answerName(call))),
            ...(bare.length > 0 ? eitherEnvelope('Refusal', { enum: bare }, { type: 'null' }) : []),
            ...carrying.flatMap((code) =>
              eitherEnvelope(`Refusal ${code}`, { const: code }, carriedSchema(key, call, code)),
            ),
          ],
        },
        ...(codes.length > 0 && {
          examples: Object.fromEntries(
            bare.map((code) => [
              code,
              { summary: call.codes[code], value: { code, message: call.codes[code], data: null } },
            ]),
          ),
        }),
      },
    },
    'x-success-code': call.successCode ?? SUCCESS_CODE,
  };
}

/** Describes an answer without an envelope. */
const bareAnswer = (call: Call): object => ({
  description: 'Success, without an envelope.',
  content: { 'application/json': { schema: reference(answerName(call)) } },
});

function carriedSchema(key: DocumentedCallKey, call: Call, code: string): JsonSchema {
  const schema = refusalDataOf(key, code);
  return schema ? wireSchema(schema, `${call.name}.${code}`) : { type: 'null' };
}

function failuresOf(call: Call): object {
  const names: GeneralFailureName[] = [
    'malformed',
    ...(call.audience === 'guest' ? [] : (['unauthorised'] as const)),
    'forbidden',
    ...(call.extension ? (['notFound'] as const) : []),
    ...(call.idempotent ? [] : (['keyReused'] as const)),
    ...(call.needsProof ? (['proofRequired'] as const) : []),
    'tooLarge',
    'notJson',
    'rateLimited',
    'internal',
    'unavailable',
  ];
  return Object.fromEntries(
    names.map((name) => [GENERAL_FAILURES[name].status, { $ref: `#/components/responses/${name}` }]),
  );
}
