import { createFakeShell } from '@tessera/testing';
import { CallError, login, logout, type CallFailure } from '@tessera/wire';
import { sendIntent } from './intent.ts';

async function outcomeOf(thrown: Error) {
  const shell = createFakeShell({ answers: { logout: thrown } });
  const outcome = await sendIntent({ shell }, logout, {});
  await sendIntent({ shell }, logout, {});
  const [first, second] = shell.api.sent;
  const isSettled = first?.idempotencyKey !== second?.idempotencyKey;
  return { outcome, isSettled, reports: shell.report.errors.slice(1) };
}

const failing = (failure: CallFailure, message = '') => outcomeOf(new CallError(logout, failure, message));
const refused = (code: string, status: number) => ({ kind: 'refused', code, status }) as const;

test.each<[CallFailure, string]>([
  [{ kind: 'network' }, 'offline'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'malformed', at: 'data' }, 'server'],
  [refused('500', 500), 'server'],
  [refused('503', 503), 'server'],
  [refused('409', 409), 'server'],
])('%j leaves the outcome unknown: %s', async (failure, kind) => {
  const { outcome, isSettled, reports } = await failing(failure);
  expect(outcome).toMatchObject({ status: 'failed', kind });
  expect(isSettled).toBe(false);
  expect(reports).toHaveLength(1);
});

test.each<[CallFailure, string]>([
  [{ kind: 'unavailable' }, 'unavailable'],
  [{ kind: 'unauthorised' }, 'unauthorised'],
])('%j has done nothing: %s', async (failure, kind) => {
  const { outcome, isSettled } = await failing(failure);
  expect(outcome).toMatchObject({ status: 'failed', kind });
  expect(isSettled).toBe(true);
});

test.each([
  ['999', 200],
  ['400', 400],
  ['429', 429],
])('code %s with status %i is a refusal', async (code, status) => {
  const { outcome, isSettled, reports } = await failing(refused(code, status), 'The words.');
  expect(outcome).toMatchObject({ status: 'refused', code, message: 'The words.' });
  expect(isSettled).toBe(true);
  expect(reports).toHaveLength(1);
});

test('a declared code is a refusal whatever its status, and is not reported', async () => {
  const shell = createFakeShell();
  const error = new CallError(login, refused('101', 500), '');
  const scope = { shell: { ...shell, api: { ...shell.api, send: () => Promise.reject(error) } } };
  const outcome = await sendIntent(scope, login, {} as never);
  expect(outcome).toMatchObject({ status: 'refused', code: '101' });
  expect(shell.report.errors).toEqual([]);
});

test('an error of another kind is a failure, not an exception', async () => {
  const { outcome, reports } = await outcomeOf(new TypeError('x is not a function'));
  expect(outcome).toMatchObject({ status: 'failed', kind: 'server' });
  expect(reports).toHaveLength(1);
});
