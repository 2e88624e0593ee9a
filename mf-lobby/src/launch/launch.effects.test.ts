/** @jest-environment jsdom */
import { QUIT_RESET_MS } from '@tessera/domain';
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import { CallError, demoPlay, forwardGameStatus, gameAddress, leave, memberCash, play } from '@tessera/wire';
import { toReference } from '../games/game.view.ts';
import { aGame } from '../testing/games.ts';
import { A_CHECK } from '../testing/reality.ts';
import { startLobby, type Lobby } from '../testing/render-lobby.tsx';
import { launchAtom, launcherAtom } from './launch.atoms.ts';
import type { Launcher } from './launch.effects.ts';

const url = 'https://games.example/play?launch=abc';
const lotus = toReference(aGame({ id: 11 }), 'Royal Lotus');
const harbour = toReference(aGame({ id: 12 }), 'Night Harbour');
const answers: Answers = { play: null, leave: null, demoPlay: { gameUrl: url } };

let lobby: Lobby;
let launcher: Launcher;

async function start(options: FakeShellOptions = {}): Promise<void> {
  lobby = await startLobby({ session: 'member', ...options, answers: { ...answers, ...options.answers } });
  launcher = lobby.scope.store.get(launcherAtom)!;
}

const state = () => lobby.scope.store.get(launchAtom).status;
const settle = () => jest.advanceTimersByTimeAsync(0);
const toasts = () => lobby.shell.toast.shown.map(({ text }) => text);
const emitted = (name: string) => lobby.shell.bus.emitted.filter((event) => event.name === name);
const arrive = () => lobby.shell.live.emit(gameAddress, { url });

async function openLotus(): Promise<void> {
  launcher.launch(lotus, { demo: false });
  await settle();
  arrive();
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
afterEach(() => {
  lobby.end();
  jest.useRealTimers();
});

test('opens the waiting window in a member’s click, and navigates it to the game’s address', async () => {
  await start();
  launcher.launch(lotus, { demo: false });
  const [window] = lobby.shell.windows.opened;
  expect(window?.kind).toBe('gameWindow');
  await settle();
  expect(lobby.shell.api.sentTo(play)).toEqual([
    expect.objectContaining({
      provider: 3,
      gameCode: 'game-11',
      lobbyUrl: 'http://localhost/close',
      device: 1,
    }),
  ]);
  expect(state()).toBe('waiting');
  arrive();
  expect(window?.addresses).toEqual([url]);
  expect(emitted('game.opened')).toEqual([{ name: 'game.opened', payload: { gameId: 11, demo: false } }]);
});

test('opens demos alone in a showcase, also for what a login leads to', async () => {
  await start({ settings: { demo: true } });
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(lobby.shell.api.sentTo(play)).toEqual([]);
  expect(lobby.shell.api.sentTo(demoPlay)).toHaveLength(1);
  expect(emitted('game.opened')).toEqual([{ name: 'game.opened', payload: { gameId: 11, demo: true } }]);
});

test('leaves the game when its window closes, refreshes the balance, and ends quitting on a cash event', async () => {
  await start();
  await openLotus();
  lobby.shell.windows.opened[0]?.closeByPlayer();
  expect(state()).toBe('quitting');
  expect(emitted('game.closed')).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(300);
  expect(lobby.shell.api.sentTo(leave)).toHaveLength(1);
  expect(lobby.shell.session.balanceRefreshes()).toBe(1);
  lobby.shell.live.emit(memberCash, { cash: '10.00', version: 2 });
  expect(state()).toBe('idle');
});

test('ends quitting 30 s after the platform’s answer without a cash event, or at once after a failure', async () => {
  await start();
  await openLotus();
  launcher.close();
  await jest.advanceTimersByTimeAsync(QUIT_RESET_MS - 1);
  expect(state()).toBe('quitting');
  await jest.advanceTimersByTimeAsync(1);
  expect(state()).toBe('idle');

  lobby.shell.api.answer(leave, new Error('no network'));
  await openLotus();
  launcher.close();
  await settle();
  expect(state()).toBe('idle');
  expect(lobby.shell.report.errors).toHaveLength(1);
});

test('refuses the same game while it is starting or open, and replaces it by another one', async () => {
  await start();
  launcher.launch(lotus, { demo: false });
  launcher.launch(lotus, { demo: false });
  await settle();
  arrive();
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(toasts()).toEqual(['A game is starting. One moment, please.', 'This game is already open.']);
  expect(lobby.shell.windows.opened).toHaveLength(1);

  launcher.launch(harbour, { demo: false });
  expect(emitted('game.closed')).toHaveLength(1);
  await settle();
  arrive();
  expect(lobby.shell.windows.opened.map(({ isClosed }) => isClosed())).toEqual([true, false]);
  // The first game was left before the second was requested.
  const sent = lobby.shell.api.sent.map(({ name }) => name);
  expect(sent.filter((name) => name.startsWith('play.'))).toEqual(['play.start', 'play.leave', 'play.start']);
  expect(lobby.shell.windows.opened.at(-1)?.addresses).toEqual([url]);
});

test('asks a guest to log in for a real game, and returns to the game', async () => {
  await start({ session: 'guest' });
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(lobby.shell.dialogs.questions[0]).toMatchObject({ title: 'Please log in', confirm: 'Log in' });
  expect(emitted('auth.loginRequested')).toEqual([]);
  expect(lobby.shell.windows.opened).toEqual([]);

  lobby.shell.dialogs.answerQuestions(true);
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(emitted('auth.loginRequested')).toEqual([
    { name: 'auth.loginRequested', payload: { then: { kind: 'launch', game: lotus } } },
  ]);
});

test('opens a guest’s demo from the answer, with a hint, and without quitting', async () => {
  await start({ session: 'guest' });
  launcher.launch(lotus, { demo: true });
  await settle();
  expect(lobby.shell.windows.opened[0]?.addresses).toEqual([url]);
  expect(toasts()).toEqual(['You are playing with demo credits. Log in to play for real.']);
  expect(lobby.shell.api.sentTo(demoPlay)).toHaveLength(1);
  lobby.shell.windows.opened[0]?.closeByPlayer();
  expect(state()).toBe('idle');
  expect(lobby.shell.api.sentTo(leave)).toEqual([]);
});

test('asks a guest to log in for a demo on a site without guest demos', async () => {
  await start({ session: 'guest', settings: { guestDemo: false } });
  launcher.launch(lotus, { demo: true });
  await settle();
  expect(lobby.shell.dialogs.questions).toHaveLength(1);
  expect(lobby.shell.api.sent).toEqual([]);
});

test('logs the member out with a reason when the member’s channel stays absent', async () => {
  await start();
  lobby.shell.live.memberChannel.set('connecting');
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(lobby.shell.api.sentTo(play)).toEqual([]);
  expect(lobby.shell.session.get().status).toBe('guest');
  expect(toasts()[0]).toMatch(/connection to your account was lost/);
  expect(lobby.shell.windows.opened[0]?.isClosed()).toBe(true);
  expect(state()).toBe('idle');
});

test('shows the interval of a game under maintenance, with a link to customer service', async () => {
  await start({ answers: { play: refuse('203', 'closed') } });
  lobby.shell.dialogs.answerQuestions(true);
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(lobby.shell.windows.opened[0]?.isClosed()).toBe(true);
  expect(lobby.shell.dialogs.questions[0]).toMatchObject({
    title: 'Under maintenance',
    confirm: 'Contact support',
  });
  expect(lobby.shell.windows.external).toEqual(['https://help.example/chat']);
  expect(state()).toBe('idle');
});

test('a game under maintenance: support on a page of this site stays in this window', async () => {
  await start({
    settings: { customerServiceLink: '/faq/8' },
    answers: { play: refuse('203', 'closed') },
  });
  lobby.shell.dialogs.answerQuestions(true);
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(lobby.shell.windows.visited).toEqual(['/faq/8']);
  expect(lobby.shell.windows.external).toEqual([]);
});

test.each([
  [
    'the server’s message of a refusal',
    refuse('9020999', 'Your account is limited'),
    'Your account is limited',
  ],
  [
    'a general message for a network failure',
    new CallError(play, { kind: 'network' }, 'fetch failed'),
    'Royal Lotus could not be started. Please try again.',
  ],
])('closes the window after any other failure and shows %s', async (_, answer, text) => {
  await start({ answers: { play: answer } });
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(toasts()).toEqual([text]);
  expect(lobby.shell.windows.opened[0]?.isClosed()).toBe(true);
  expect(state()).toBe('idle');
});

describe('a reality check that is due', () => {
  let isSeen: boolean;
  async function launchDue(agrees: boolean, some: Answers = {}): Promise<void> {
    isSeen = false;
    await start({
      answers: {
        play: () => (isSeen ? null : refuse('963', 'A reality check is due')),
        responsibleRealityCheck: A_CHECK,
        responsibleRealityCheckAcknowledge: () => {
          isSeen = true;
          return A_CHECK;
        },
        ...some,
      },
    });
    lobby.shell.dialogs.answerQuestions(agrees);
    launcher.launch(lotus, { demo: false });
    for (let turn = 0; state() !== 'idle' && state() !== 'waiting' && turn < 50; turn += 1) await settle();
  }

  test('is shown, and opens the game when the member wants to continue', async () => {
    await launchDue(true);
    expect(lobby.shell.dialogs.questions[0]?.body).toMatch(/15 min in games, \$120\.00 staked/);
    expect(isSeen).toBe(true);
    expect(state()).toBe('waiting');
    arrive();
    expect(lobby.shell.windows.opened.at(-1)?.addresses).toEqual([url]);
    expect(toasts()).toEqual([]);
  });

  test('does not open the game when the member declines', async () => {
    await launchDue(false);
    expect(isSeen).toBe(false);
    expect(state()).toBe('idle');
    expect(lobby.shell.windows.opened.at(-1)?.isClosed()).toBe(true);
    expect(toasts()).toEqual([]);
  });

  test('shows the platform’s message when it cannot be loaded', async () => {
    await launchDue(true, { responsibleRealityCheck: refuse('500', 'broken') });
    expect(state()).toBe('idle');
    expect(toasts()).toEqual(['A reality check is due']);
  });
});

test('fails a launch whose address never arrives or is not a web address', async () => {
  await start();
  launcher.launch(lotus, { demo: false });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(state()).toBe('idle');
  launcher.launch(lotus, { demo: false });
  await settle();
  lobby.shell.live.emit(gameAddress, { url: 'javascript:alert(1)' });
  expect(lobby.shell.windows.opened.at(-1)?.addresses).toEqual([]);
  await settle();
  expect(toasts()).toHaveLength(2);
});

test('waits for the player’s click when the browser blocks the window', async () => {
  await start({ popupsBlocked: true });
  await openLotus();
  expect(state()).toBe('ready');
  launcher.openReady();
  expect(state()).toBe('open');
});

test('closes the game when transfers are disabled meanwhile', async () => {
  await start();
  await openLotus();
  lobby.shell.live.emit(forwardGameStatus, { code: '2090957' });
  await settle();
  expect(lobby.shell.windows.opened[0]?.isClosed()).toBe(true);
  expect(toasts()[0]).toMatch(/^Transfers are switched off/);
  expect(emitted('game.closed')).toHaveLength(1);
});

test('ends a member’s game with the session', async () => {
  await start();
  await openLotus();
  lobby.shell.session.end('elsewhere');
  expect(state()).toBe('idle');
  expect(lobby.shell.windows.opened[0]?.isClosed()).toBe(true);
  expect(lobby.shell.api.sentTo(leave)).toEqual([]);
});

test('launches a game requested by another remote on the bus', async () => {
  await start();
  lobby.shell.bus.emit('game.launchRequested', { game: lotus, demo: false });
  expect(state()).toBe('starting');
});

test('opens a modal game in a window in the site’s own app, however wide it is', async () => {
  await start({ isNative: true, settings: { modalProviders: [3] } });
  launcher.launch(lotus, { demo: false });
  expect(lobby.shell.windows.opened.map(({ kind }) => kind)).toEqual(['gameWindow']);
});
