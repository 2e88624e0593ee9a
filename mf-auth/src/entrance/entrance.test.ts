/** @jest-environment jsdom */
import { createScope } from '@tessera/kit';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import { answerRequests } from './entrance.ts';

const game = {
  id: 3,
  gpId: 1,
  gtId: 2,
  house: 'tessera',
  gameType: 'slot',
  gameCode: 'reef',
  name: 'Reef',
  mode: 'window',
} as const;

async function start(options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  const controller = new AbortController();
  const scope = await createScope({ name: 'mf-auth' }, shell, controller.signal, async () => ({
    default: {},
  }));
  answerRequests(scope, controller.signal);
  return { shell, stop: () => controller.abort() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('after the login the game that was wanted is launched', async () => {
  const { shell } = await start();
  shell.dialogs.answer('login', 'loggedIn');
  shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
  await settled();
  expect(shell.dialogs.opened).toEqual([{ name: 'login', args: { reason: 'play' } }]);
  expect(shell.bus.emitted.at(-1)).toEqual({ name: 'game.launchRequested', payload: { game, demo: false } });
});

test('of two requests that one login answers, the later one says where to', async () => {
  const { shell } = await start();
  shell.dialogs.answer('login', 'loggedIn');
  shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.bus.emitted.filter(({ name }) => name === 'game.launchRequested')).toEqual([]);
  expect(shell.windows.visited).toEqual(['/user']);
});

test('after registering the page that was wanted is opened', async () => {
  const { shell } = await start();
  shell.dialogs.answer('register', 'registered');
  shell.bus.emit('auth.registerRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.windows.visited).toEqual(['/user']);
});

test('a dismissed login does nothing further', async () => {
  const { shell } = await start();
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.windows.visited).toEqual([]);
});

test('who is a member already is not asked', async () => {
  const { shell } = await start({ session: 'member' });
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.dialogs.opened).toEqual([]);
  expect(shell.windows.visited).toEqual(['/user']);
});

test('requests are not answered after the remote was taken down', async () => {
  const { shell, stop } = await start();
  stop();
  shell.bus.emit('auth.loginRequested', {});
  await settled();
  expect(shell.dialogs.opened).toEqual([]);
});
