import { createFakeShell } from '@tessera/testing';
import { CallError, login, logout, rouletteSpin, type CallFailure } from '@tessera/wire';
import { sendIntent, settleIntent } from './intent.ts';

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

test('keeps the key of an outcome that is revealed later until that is settled', async () => {
  const answers = { rouletteSpin: { prizeId: 3, remainingDraws: 2 } };
  const shell = createFakeShell({ session: 'member', answers });
  for (let sent = 0; sent < 2; sent += 1) await sendIntent({ shell }, rouletteSpin, { id: 9 });
  settleIntent({ shell }, rouletteSpin, { id: 9 });
  await sendIntent({ shell }, rouletteSpin, { id: 9 });
  const [first, second, third] = shell.api.sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('a call that needs a fresh proof', () => {
  const wanted = new CallError(logout, refused('428', 428), 'Confirm that it is you.');
  const needingProof = (isGiven: boolean | Promise<boolean>) => {
    const shell = createFakeShell({ session: 'member' });
    shell.session.answerProof(isGiven);
    shell.api.answer(logout, () => (shell.api.sent.length === 1 ? wanted : null));
    return shell;
  };

  test('is sent again with the same payload and key after the proof', async () => {
    const shell = needingProof(true);
    await expect(sendIntent({ shell }, logout, {})).resolves.toMatchObject({ status: 'done' });
    const [first, second, ...more] = shell.api.sent;
    expect(second).toEqual(first);
    expect(first?.idempotencyKey).toBeDefined();
    expect(more).toEqual([]);
    expect(shell.session.proofsAsked()).toBe(1);
    expect(shell.report.errors).toEqual([]);
  });

  test('is refused without the proof, and asks again at the next submission', async () => {
    const shell = needingProof(false);
    const outcome = await sendIntent({ shell }, logout, {});
    expect(outcome).toMatchObject({ status: 'refused', code: '428', message: 'Confirm that it is you.' });
    expect(shell.api.sent).toHaveLength(1);
    expect(shell.report.errors).toEqual([]);
  });

  test('asks once, also when the server wants another proof', async () => {
    const shell = needingProof(true);
    shell.api.answer(logout, wanted);
    await expect(sendIntent({ shell }, logout, {})).resolves.toMatchObject({ code: '428' });
    expect(shell.api.sent).toHaveLength(2);
    expect(shell.session.proofsAsked()).toBe(1);
  });

  test('keeps its key when the outcome after the proof is unknown', async () => {
    const shell = needingProof(true);
    const lost = new CallError(logout, { kind: 'network' }, 'offline');
    shell.api.answer(logout, () => (shell.api.sent.length === 1 ? wanted : lost));
    await expect(sendIntent({ shell }, logout, {})).resolves.toMatchObject({ kind: 'offline' });
    shell.api.answer(logout, null);
    await sendIntent({ shell }, logout, {});
    expect(new Set(shell.api.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('is refused on a shell before contract 1.5', async () => {
    const { session, ...shell } = needingProof(true);
    const { prove: _prove, ...old } = session;
    await expect(sendIntent({ shell: { ...shell, session: old } }, logout, {})).resolves.toMatchObject({
      code: '428',
    });
  });
});
