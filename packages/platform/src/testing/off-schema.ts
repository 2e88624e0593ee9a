import * as v from 'valibot';
import {
  CALLS,
  GENERAL_CODES,
  decodeAnswer,
  fromWire,
  toWire,
  type Call,
  type CallKey,
  type Schema,
} from '@tessera/wire';
import { refusalDataOf } from '@tessera/wire/openapi';
import type { Answer } from './client.ts';

const SUCCESS = new Set(['100', '1000']);
const GENERAL: ReadonlySet<string> = new Set([...Object.values(GENERAL_CODES), '413', '415']);

export const isSuccess = ({ status, body }: Answer): boolean => status === 200 && SUCCESS.has(body.code);

/** What of an answer is not as its call declares it, or says more than that. */
export function offSchema(key: CallKey, answer: Answer): string | undefined {
  const { body } = answer;
  if (typeof body !== 'object' || body === null) return 'is no envelope';
  if (Object.keys(body).sort().join() !== 'code,data,message') return 'is no plain envelope';
  if (typeof body.code !== 'string') return 'has a code that is no text';
  if (typeof body.message !== 'string' || body.message === '') return 'has no message';
  const call: Call = CALLS[key];
  return isSuccess(answer) ? offData(call, body.data) : offRefusal(key, call, answer);
}

function offData(call: Call, data: unknown): string | undefined {
  try {
    decodeAnswer(call, 200, { code: '100', message: '', data });
  } catch (error) {
    return (error as Error).message;
  }
  if (saysNothing(call)) return isNothing(data) ? undefined : 'says something that nobody asked for';
  return undeclared(call.answer, data);
}

/** Nothing is read of it, so nothing may be said in it. */
const saysNothing = ({ answer }: Call): boolean => answer.type === 'unknown';
const isNothing = (data: unknown): boolean => data === null || JSON.stringify(data) === '{}';

function undeclared(schema: Schema, data: unknown): string | undefined {
  const declared = toWire(schema, fromWire(schema, data));
  return JSON.stringify(declared) === JSON.stringify(data)
    ? undefined
    : 'has fields that its schema does not know';
}

/** A call's own codes come with 200, general ones with their status. */
function offRefusal(key: CallKey, call: Call, { status, body }: Answer): string | undefined {
  const { code, data } = body;
  if (status !== 200) {
    if (status < 500 && (!GENERAL.has(code) || Number(code) !== status)) {
      return `has the code ${code} with status ${status}`;
    }
    return data === null ? undefined : `carries data with ${code}`;
  }
  if (!Object.hasOwn(call.codes, code)) return `has the undeclared code ${code}`;
  const schema = refusalDataOf(key, code);
  if (!schema) return data === null ? undefined : `carries data with ${code} that nobody declared`;
  return v.is(schema, fromWire(schema, data))
    ? undeclared(schema, data)
    : `carries data with ${code} off its schema`;
}
