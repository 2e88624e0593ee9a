import type { CallKey } from '@tessera/wire';
import { isSuccess, offSchema } from '../testing/off-schema.ts';
import type { Answer } from '../testing/platform.ts';
import { wrongAnswer } from './published.ts';

/** What only our own sources say. */
const TRACES = /node_modules|\.ts:\d|at async|Failed query|drizzle|ECONN/;

/** What is wrong with an answer, whatever was asked: a failure of the server, off its schema, or telling too much. */
export function faultOf(key: CallKey, answer: Answer): string | undefined {
  const { status, body } = answer;
  if (status >= 500) return `answered ${status}`;
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return 'is not sent as JSON';
  if (TRACES.test(body.message)) return `tells of the inside: ${body.message}`;
  return offSchema(key, answer) ?? offDocument(key, answer);
}

function offDocument(key: CallKey, answer: Answer): string | undefined {
  const wrong = isSuccess(answer) ? wrongAnswer(key, answer.body.data) : undefined;
  return wrong === undefined ? undefined : `is off the published schema: ${wrong}`;
}
