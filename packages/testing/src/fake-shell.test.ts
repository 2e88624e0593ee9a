import { CallError, carousel, login, logout, memberCash, myCash, profile } from '@tessera/wire';
import { refuse } from './fake-api.ts';
import { createFakeShell } from './fake-shell.ts';

const credentials = {
  account: 'player1',
  password: 'secret1',
  siteId: 1,
  answer: '1234',
  captchaToken: 't',
  device: 1 as const,
  host: 'localhost',
  system: 'Linux',
  systemVersion: '',
  browser: 'Chromium',
  udid: 'u',
};
const started = { memberId: 9, memberAccount: 'player1', memberCurrency: 'INR', token: 'x.y' } as const;

test('a call is answered, and what was sent is remembered', async () => {
  const shell = createFakeShell({ answers: { carousel: { list: [] } } });
  await expect(shell.api.send(carousel, { siteId: 1, useType: 0 })).resolves.toEqual({ list: [] });
  expect(shell.api.sentTo(carousel)).toEqual([{ siteId: 1, useType: 0 }]);
});

test('a refusal comes as the error that the wire makes of it, long codes too', async () => {
  const shell = createFakeShell({ answers: { login: refuse('2095101', 'no') } });
  const error = await shell.api.send(login, credentials).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: '101', message: 'no' });
});

test('an answer that no server could give is refused', async () => {
  const shell = createFakeShell({ answers: { myCash: { cash: '1,5', version: 1 } } });
  await expect(shell.api.send(myCash, {})).rejects.toMatchObject({
    failure: { kind: 'malformed', at: 'cash' },
  });
});

test('a call without an answer fails with a hint', async () => {
  await expect(createFakeShell().api.send(profile, {})).rejects.toThrow('answers: { profile: … }');
});

test('a login makes a member, a logout a guest again, and both are announced', async () => {
  const shell = createFakeShell({ answers: { login: started, logout: null } });
  await expect(shell.api.send(login, credentials)).resolves.toMatchObject({ memberId: 9, token: undefined });
  expect(shell.session.get()).toMatchObject({ status: 'member', member: { id: 9, currency: 'INR' } });
  expect(shell.site.get().currency).toBe('INR');
  await shell.api.send(logout, {});
  expect(shell.session.get()).toEqual({ status: 'guest' });
  expect(shell.bus.emitted.map((event) => event.name)).toEqual(['session.started', 'session.ended']);
});

test('an aborted call does not answer', async () => {
  const shell = createFakeShell({ answers: { carousel: { list: [] } }, latencyMs: 5 });
  const controller = new AbortController();
  const answer = shell.api.send(carousel, { siteId: 1, useType: 0 }, { signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a request waits for its listener, a fact does not', () => {
  const shell = createFakeShell();
  const received: string[] = [];
  shell.bus.emit('auth.loginRequested', {});
  shell.bus.emit('wallet.changed', {});
  shell.bus.on('auth.loginRequested', () => received.push('request'));
  shell.bus.on('wallet.changed', () => received.push('fact'));
  expect(received).toEqual(['request']);
});

test('a live event arrives until its subscription is undone', () => {
  const shell = createFakeShell({ session: 'member' });
  const received: string[] = [];
  const stop = shell.live.on(memberCash, ({ cash }) => received.push(cash));
  shell.live.emit(memberCash, { cash: '5.00', version: 2 });
  stop();
  shell.live.emit(memberCash, { cash: '6.00', version: 3 });
  expect(received).toEqual(['5.00']);
});

test('windows are remembered; blocked ones say so', () => {
  const open = createFakeShell();
  const closed: boolean[] = [];
  const window = open.windows.openWaiting('gameWindow');
  window.onClosed(() => closed.push(true));
  window.navigate('https://games.example/play');
  open.windows.opened[0]?.closeByPlayer();
  expect(open.windows.opened[0]?.addresses).toEqual(['https://games.example/play']);
  expect(closed).toEqual([true]);
  expect(createFakeShell({ popupsBlocked: true }).windows.openWaiting('gameWindow').blocked).toBe(true);
});

test('a dialog is dismissed until the test says how it ends', async () => {
  const shell = createFakeShell();
  await expect(shell.dialogs.open('login', { reason: 'play' })).resolves.toBeUndefined();
  shell.dialogs.answer('login', 'loggedIn');
  await expect(shell.dialogs.open('login', {})).resolves.toBe('loggedIn');
  expect(shell.dialogs.opened).toEqual([
    { name: 'login', args: { reason: 'play' } },
    { name: 'login', args: {} },
  ]);
});

test.each([
  ['member', 'none'],
  ['agent', 'active'],
] as const)('a fake %s has the agent status %s in its details', (session, status) => {
  const now = createFakeShell({ session }).session.get();
  expect(now).toMatchObject({ member: { details: { agent: { status } } } });
});
