/** @jest-environment jsdom */
import { createScope } from '@tessera/kit';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import { answerRequests } from './requests.effects.ts';

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

test('launches the requested game after the login', async () => {
  const { shell } = await start();
  shell.dialogs.answer('login', 'loggedIn');
  shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
  await settled();
  expect(shell.dialogs.opened).toEqual([{ name: 'login', args: { reason: 'play' } }]);
  expect(shell.bus.emitted.at(-1)).toEqual({ name: 'game.launchRequested', payload: { game, demo: false } });
});

test('carries out only the later of two requests that one login answers', async () => {
  const { shell } = await start();
  shell.dialogs.answer('login', 'loggedIn');
  shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.bus.emitted.filter(({ name }) => name === 'game.launchRequested')).toEqual([]);
  expect(shell.windows.visited).toEqual(['/user']);
});

test('opens the requested page after the registration', async () => {
  const { shell } = await start();
  shell.dialogs.answer('register', 'registered');
  shell.bus.emit('auth.registerRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.windows.visited).toEqual(['/user']);
});

test('does nothing after a dismissed login', async () => {
  const { shell } = await start();
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.windows.visited).toEqual([]);
});

test('carries out a member’s request without a dialog', async () => {
  const { shell } = await start({ session: 'member' });
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.dialogs.opened).toEqual([]);
  expect(shell.windows.visited).toEqual(['/user']);
});

test('ignores requests after its signal has aborted', async () => {
  const { shell, stop } = await start();
  stop();
  shell.bus.emit('auth.loginRequested', {});
  await settled();
  expect(shell.dialogs.opened).toEqual([]);
});
