import type { JsonSchema } from '@valibot/to-json-schema';

/** Both forms of an answer (readings: "envelope"). The reference platform writes the first; clients read both. */

/** `{code, message, data}` */
export const plainEnvelope = (title: string, code: JsonSchema, data: JsonSchema): JsonSchema => ({
  title,
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code, message: { type: 'string' }, data },
});

/** `{header: {status, desc}, body}` */
export const headedEnvelope = (title: string, status: JsonSchema, body: JsonSchema): JsonSchema => ({
  title: `${title}, with a header`,
  type: 'object',
  required: ['header', 'body'],
  properties: {
    header: {
      type: 'object',
      required: ['status', 'desc'],
      properties: { status, desc: { type: 'string' } },
    },
    body,
  },
});

export const eitherEnvelope = (title: string, code: JsonSchema, data: JsonSchema): JsonSchema[] => [
  plainEnvelope(title, code, data),
  headedEnvelope(title, code, data),
];
