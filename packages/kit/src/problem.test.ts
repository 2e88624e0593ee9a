import { CallError, login, shutRefusal, toWire, type CallFailure } from '@tessera/wire';
import { failureWording, problemOf } from './problem.ts';
import { wordingText } from './text.ts';

const FAILURES = {
  offline: 'offline',
  timeout: 'timeout',
  rateLimited: 'often',
  unknown: 'unknown',
} as const;
const TEXTS = {
  '101': { field: 'password', id: 'wrong' },
  '102': 'disabled',
  '103': { field: 'account' },
} as const;
const error = (failure: CallFailure, message = '') => new CallError(login, failure, message);
const refused = (code: string, message = '', data?: unknown) =>
  error({ kind: 'refused', code, status: 200, data }, message);

test.each([
  [error({ kind: 'network' }), 'offline'],
  [error({ kind: 'timeout' }), 'timeout'],
  [refused('429', 'too many'), 'often'],
  [refused('999'), 'unknown'],
  [error({ kind: 'unauthorised' }, 'the session has ended'), 'unknown'],
  [new TypeError('x is not a function'), 'unknown'],
])('%s is worded as %s', (failure, id) => {
  expect(failureWording(failure, FAILURES)).toEqual({ id });
});

test('a code has its text, its field, or the words of the server', () => {
  const problem = (code: string) => problemOf(refused(code, 'Words.'), TEXTS, FAILURES);
  expect(problem('101')).toEqual({ field: 'password', wording: { id: 'wrong', values: { code: '101' } } });
  expect(problem('102')).toEqual({ field: undefined, wording: { id: 'disabled', values: { code: '102' } } });
  expect(problem('103')).toEqual({ field: 'account', wording: { words: 'Words.' } });
  expect(problem('999')).toEqual({ field: undefined, wording: { words: 'Words.' } });
});

test('a self-exclusion is shown in the words of the server, which name its end', () => {
  const until = {
    kind: 'self_exclusion',
    from: '2029-05-01T00:00:00Z',
    until: '2030-05-01T00:00:00Z',
  } as const;
  const excluded = refused(
    '102',
    'Until May 1, 2030.',
    toWire(shutRefusal, { exclusion: until, recordsTicket: null }),
  );
  expect(problemOf(excluded, TEXTS, FAILURES).wording).toEqual({ words: 'Until May 1, 2030.' });
});

test('a wording becomes text', () => {
  const text = (id: string, values?: object) => `${id} ${JSON.stringify(values)}`;
  expect(wordingText(text, { id: 'a', values: { code: '1' } })).toBe('a {"code":"1"}');
  expect(wordingText(text, { words: 'Plain.' })).toBe('Plain.');
});
