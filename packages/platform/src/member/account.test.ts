import { eq } from 'drizzle-orm';
import { isCallError, isRefusal } from '@tessera/wire';
import { FAILURES_TO_LOCK } from '../auth/lockout.ts';
import { members } from '../db/schema/members.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => {
      if (isCallError(error) && error.failure.kind === 'unauthorised') return '401';
      return isRefusal(error) ? error.code : String(error);
    },
  );
const change = (token: string, oldPassword: string, password: string, checkPassword = password) =>
  platform.send('editPassword', { oldPassword, password, checkPassword }, { token });

test('a changed password is the one to log in with, and ends the member’s other sessions', async () => {
  const first = await platform.logIn('player02');
  const token = await platform.logIn('player02');
  await platform.db.update(members).set({ mustChangePassword: true }).where(eq(members.account, 'player02'));
  expect(await codeOf(change(token, 'play1234', 'play5678'))).toBe('accepted');
  expect(await codeOf(platform.send('layout', {}, { token: first }))).toBe('401');
  const { firstLoginToChangePassword } = await platform.send('layout', {}, { token });
  expect(firstLoginToChangePassword).toBe(0);
  expect(await codeOf(platform.logIn('player02', 'play1234'))).toBe('101');
  expect(await codeOf(platform.logIn('player02', 'play5678'))).toBe('accepted');
});

test('a password that breaks the rules, is not repeated or is the old one is refused', async () => {
  const token = await platform.logIn('player03');
  for (const bad of ['short', 'letters', '1234567', 'much2longer3than', 'with space1']) {
    expect(await codeOf(change(token, 'play1234', bad))).toBe('400');
  }
  expect(await codeOf(change(token, 'play1234', 'play5678', 'play5679'))).toBe('400');
  expect(await codeOf(change(token, 'play1234', 'play1234'))).toBe('102');
});

test('who guesses the old password is stopped, and the member can still log in', async () => {
  const token = await platform.logIn('player01');
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) {
    expect(await codeOf(change(token, 'guess1234', 'play5678'))).toBe('101');
  }
  expect(await codeOf(change(token, 'play1234', 'play5678'))).toBe('103');
  expect(await codeOf(platform.logIn('player01'))).toBe('accepted');
});

test('the withdraw password is four digits, set by who knows the account’s own', async () => {
  const token = await platform.logIn('player03');
  const set = (password: string, withdrawPassword: string) =>
    platform.send('editWithdrawPassword', { password, withdrawPassword }, { token });
  const isSet = async () => (await platform.send('profile', {}, { token })).isWithdrawPassword;
  expect(await isSet()).toBe(0);
  for (const bad of ['123', '12345', 'abcd', '']) expect(await codeOf(set('play1234', bad))).toBe('400');
  expect(await codeOf(set('guess1234', '1234'))).toBe('101');
  expect(await isSet()).toBe(0);
  expect(await codeOf(set('play1234', '1234'))).toBe('accepted');
  expect(await isSet()).toBe(1);
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) await codeOf(set('guess1234', '1234'));
  expect(await codeOf(set('play1234', '4321'))).toBe('103');
});

test('who may apply as an agent', async () => {
  const token = await platform.logIn('player01');
  const agent = await platform.logIn('agent01');
  const { id: agentId } = await platform.send('layout', {}, { token: agent });
  const { id: ownId } = await platform.send('layout', {}, { token });
  const check = (payload: { agentId?: number }, who = token) =>
    platform.send('applyForAgentCheck', { ...payload, applyAgentFlag: 1 }, { token: who });
  expect(await check({})).toEqual({ isAllowed: 1 });
  expect(await check({ agentId })).toEqual({ isAllowed: 1 });
  expect(await codeOf(check({ agentId: ownId }))).toBe('101');
  expect(await codeOf(check({ agentId: 2_000_000 }))).toBe('101');
  expect(await codeOf(check({}, agent))).toBe('102');
  // The agent's currency is another.
  expect(await codeOf(check({ agentId }, await platform.logIn('player03')))).toBe('101');
});
