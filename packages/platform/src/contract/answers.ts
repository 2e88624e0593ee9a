import * as v from 'valibot';
import {
  GENERAL_CODES,
  decodeAnswer,
  fromWire,
  toWire,
  type Call,
  type CallKey,
  type Schema,
} from '@tessera/wire';
import { refusalDataOf } from '@tessera/wire/openapi';
import type { Answer } from '../testing/platform.ts';
import { callOf, wrongAnswer } from './published.ts';

const SUCCESS = new Set(['100', '1000']);
const GENERAL: ReadonlySet<string> = new Set([...Object.values(GENERAL_CODES), '413', '415']);
/** What only our own sources say. */
const TRACES = /node_modules|\.ts:\d|at async|Failed query|drizzle|ECONN/;

export const isSuccess = ({ status, body }: Answer): boolean => status === 200 && SUCCESS.has(body.code);

/** What is wrong with an answer, whatever was asked: off its schema, unknown, a failure of the server, or telling too much. */
export function faultOf(key: CallKey, answer: Answer): string | undefined {
  const { status, body } = answer;
  if (status >= 500) return `answered ${status}`;
  if (typeof body !== 'object' || body === null) return 'is no envelope';
  if (Object.keys(body).sort().join() !== 'code,data,message') return 'is no plain envelope';
  if (typeof body.code !== 'string') return 'has a code that is no text';
  if (typeof body.message !== 'string' || body.message === '') return 'has no message';
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return 'is not sent as JSON';
  if (TRACES.test(body.message)) return `tells of the inside: ${body.message}`;
  return isSuccess(answer) ? faultOfData(key, body.data) : faultOfRefusal(key, answer);
}

function faultOfData(key: CallKey, data: unknown): string | undefined {
  const call = callOf(key);
  try {
    decodeAnswer(call, 200, { code: '100', message: '', data });
  } catch (error) {
    return (error as Error).message;
  }
  const wrong = wrongAnswer(key, data);
  if (wrong !== undefined) return `is off the published schema: ${wrong}`;
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

function faultOfRefusal(key: CallKey, { status, body }: Answer): string | undefined {
  const { code, data } = body;
  if (status === 200) {
    if (!Object.hasOwn(callOf(key).codes, code)) return `has the undeclared code ${code}`;
    const schema = refusalDataOf(key, code);
    if (!schema) return data === null ? undefined : `carries data with ${code} that nobody declared`;
    return v.is(schema, fromWire(schema, data))
      ? undeclared(schema, data)
      : `carries data with ${code} off its schema`;
  }
  if (!GENERAL.has(code) || Number(code) !== status) return `has the code ${code} with status ${status}`;
  return data === null ? undefined : `carries data with ${code}`;
}
