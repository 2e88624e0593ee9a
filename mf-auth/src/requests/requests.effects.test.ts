/** @jest-environment jsdom */
import { createScope } from '@tessera/kit';
import type { CurrencyCode, Intent } from '@tessera/contracts';
import { createFakeShell, type FakeShell, type FakeShellOptions } from '@tessera/testing';
import { waitFor } from '@testing-library/react';
import { pendingAtom } from '../third-party/pending.atoms.ts';
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
  const scope = await createScope(
    { name: 'mf-auth' },
    shell,
    controller.signal,
    (code) => import(`../messages/${code}.json`),
  );
  const reload = jest.fn();
  answerRequests(scope, controller.signal, reload);
  return { shell, scope, reload, stop: () => controller.abort() };
}
const logInWith = (shell: FakeShell, currency: CurrencyCode) =>
  shell.session.login({ id: 7, account: 'player1', currency });
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('launches the requested game after the login', async () => {
  const { shell } = await start();
  shell.dialogs.answer('login', 'loggedIn');
  shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
  logInWith(shell, 'USD');
  await settled();
  expect(shell.dialogs.opened).toEqual([{ name: 'login', args: { reason: 'play' } }]);
  expect(shell.bus.emitted.at(-1)).toEqual({ name: 'game.launchRequested', payload: { game, demo: false } });
});

test('carries out only the later of two requests that one login answers', async () => {
  const { shell } = await start();
  shell.dialogs.answer('login', 'loggedIn');
  shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  logInWith(shell, 'USD');
  await settled();
  expect(shell.bus.emitted.filter(({ name }) => name === 'game.launchRequested')).toEqual([]);
  expect(shell.windows.visited).toEqual(['/user']);
});

test('invites a new member to set a limit', async () => {
  const { shell } = await start();
  shell.dialogs.answer('register', 'registered');
  shell.bus.emit('auth.registerRequested', {});
  logInWith(shell, 'USD');
  await waitFor(() =>
    expect(shell.offers.opened).toEqual([
      { name: 'mf-member-center:limitInvitation', args: { at: 'registration' } },
    ]),
  );
});

test('opens the requested page after the registration', async () => {
  const { shell } = await start();
  shell.dialogs.answer('register', 'registered');
  shell.bus.emit('auth.registerRequested', { then: { kind: 'navigate', path: '/user' } });
  logInWith(shell, 'USD');
  await settled();
  expect(shell.windows.visited).toEqual(['/user']);
});

test('does nothing after a dismissed login', async () => {
  const { shell } = await start();
  shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
  await settled();
  expect(shell.windows.visited).toEqual([]);
});

test('forgets an account at another site that a dismissed dialog would have linked', async () => {
  const { shell, scope } = await start();
  const step = { kind: 'authenticator', loginId: 'pending' } as const;
  scope.store.set(pendingAtom, { kind: 'step', step });
  shell.bus.emit('auth.loginRequested', {});
  await settled();
  expect(scope.store.get(pendingAtom)).toBeUndefined();
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

describe('a login of a member who must choose a new password', () => {
  const DUE = {
    mustChangePassword: true,
    agent: { status: 'none', level: 0 },
    wallet: 'on',
    cashBack: 'off',
    isPlaying: false,
    needsBankVerification: false,
  } as const;

  async function logIn() {
    const { shell } = await start();
    shell.dialogs.answer('login', 'loggedIn');
    shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
    shell.session.login({ id: 7, details: DUE });
    await settled();
    return shell;
  }
  const launches = (shell: FakeShell) =>
    shell.bus.emitted.filter(({ name }) => name === 'game.launchRequested');

  test('goes on to the game when the password is chosen', async () => {
    const shell = await logIn();
    expect(launches(shell)).toEqual([]);
    shell.session.login({ id: 7, details: { ...DUE, mustChangePassword: false } });
    await settled();
    expect(launches(shell)).toHaveLength(1);
  });

  test('goes nowhere after a logout', async () => {
    const shell = await logIn();
    shell.session.end('logout');
    await settled();
    expect(launches(shell)).toEqual([]);
  });
});

describe('a login that changes the currency', () => {
  const logIn = (shell: FakeShell, then?: Intent) => {
    shell.dialogs.answer('login', 'loggedIn');
    shell.bus.emit('auth.loginRequested', then ? { then } : {});
    logInWith(shell, 'VND');
    return settled();
  };

  test('loads the page again on the phone', async () => {
    const { shell, reload } = await start({ device: 'mobile' });
    await logIn(shell);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('leaves the desktop’s lists to follow the currency', async () => {
    const { shell, reload } = await start({ device: 'desktop' });
    await logIn(shell);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not interrupt what the player goes on to', async () => {
    const { shell, reload } = await start({ device: 'mobile' });
    await logIn(shell, { kind: 'launch', game });
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a login in the page’s currency does not load the phone’s page again', async () => {
  const { shell, reload } = await start({ device: 'mobile' });
  shell.dialogs.answer('login', 'loggedIn');
  shell.bus.emit('auth.loginRequested', {});
  logInWith(shell, shell.site.get().currency);
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

describe('a login in another tab', () => {
  /** Asks for a login, and logs in elsewhere while its dialog is open. */
  async function logInElsewhere(
    dialog: 'login' | 'register',
    then?: Intent,
    options: FakeShellOptions = {},
    currency: CurrencyCode = 'USD',
  ) {
    const started = await start(options);
    const { shell } = started;
    const dismissed = Promise.withResolvers<undefined>();
    shell.dialogs.answer(dialog, dismissed.promise);
    const request = dialog === 'login' ? 'auth.loginRequested' : 'auth.registerRequested';
    shell.bus.emit(request, then ? { then } : {});
    const member = createFakeShell({ session: 'member' }).session.get();
    if (member.status !== 'member') throw new Error('no member');
    shell.session.set({ ...member, member: { ...member.member, currency } });
    shell.bus.emit('session.started', { memberId: 7, restored: true });
    // The dialog closes itself.
    dismissed.resolve(undefined);
    await settled();
    return started;
  }

  test.each(['login', 'register'] as const)(
    'goes on to what the %s here was for, and says so',
    async (dialog) => {
      const { shell } = await logInElsewhere(dialog, { kind: 'navigate', path: '/user' });
      expect(shell.windows.visited).toEqual(['/user']);
      expect(shell.toast.shown).toEqual([
        { tone: 'info', text: 'You have logged in in another tab, so you are logged in here too.' },
      ]);
    },
  );

  test('waits until this tab is looked at', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { shell } = await logInElsewhere('login', { kind: 'launch', game });
    const launches = () => shell.bus.emitted.filter(({ name }) => name === 'game.launchRequested');
    expect(launches()).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(launches()).toHaveLength(1);
    visibility.mockRestore();
  });

  test('invites to nothing that the other tab offers', async () => {
    const { shell, reload } = await logInElsewhere('register');
    expect(shell.offers.opened).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('loads the phone’s page again where the currency is another', async () => {
    const { reload } = await logInElsewhere('login', undefined, { device: 'mobile' }, 'VND');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('says nothing of a session that was being restored when the dialog opened', async () => {
    const { shell } = await logInElsewhere(
      'login',
      { kind: 'navigate', path: '/user' },
      { session: 'restoring' },
    );
    expect(shell.windows.visited).toEqual(['/user']);
    expect(shell.toast.shown).toEqual([]);
  });
});
