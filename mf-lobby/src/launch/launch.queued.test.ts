/** @jest-environment jsdom */
import { QUIT_RESET_MS } from '@tessera/domain';
import type { FakeShellOptions } from '@tessera/testing';
import { demoPlay, gameAddress, memberCash, play } from '@tessera/wire';
import { toReference } from '../games/game.view.ts';
import { aGame } from '../testing/games.ts';
import { startLobby, type Lobby } from '../testing/render-lobby.tsx';
import { launchAtom, launcherAtom } from './launch.atoms.ts';
import type { Launcher } from './launch.effects.ts';

const url = 'https://games.example/play?launch=abc';
const lotus = toReference(aGame({ id: 11 }), 'Royal Lotus');
const harbour = toReference(aGame({ id: 12 }), 'Night Harbour');

let lobby: Lobby;
let launcher: Launcher;

const state = () => lobby.scope.store.get(launchAtom).status;
const settle = () => jest.advanceTimersByTimeAsync(0);
const toasts = () => lobby.shell.toast.shown.map(({ text }) => text);
const sent = () => lobby.shell.api.sent.map(({ name }) => name).filter((name) => name.startsWith('play.'));
const arrive = () => lobby.shell.live.emit(gameAddress, { url });
const cash = () => lobby.shell.live.emit(memberCash, { cash: '10.00', version: 2 });
const lastWindow = () => lobby.shell.windows.opened.at(-1);

/** Opens a game and closes it, so that it is quitting. */
async function startQuit(options: FakeShellOptions = {}): Promise<void> {
  lobby = await startLobby({
    session: 'member',
    ...options,
    answers: { play: null, leave: null, demoPlay: { gameUrl: url }, ...options.answers },
  });
  launcher = lobby.scope.store.get(launcherAtom)!;
  launcher.launch(lotus, { demo: false });
  await settle();
  arrive();
  if (state() === 'ready') launcher.openReady();
  launcher.close();
  expect(state()).toBe('quitting');
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
afterEach(() => {
  lobby.end();
  jest.useRealTimers();
});

test('opens the window of a launch during a quit in the click, and its game once a cash event ends the quit', async () => {
  await startQuit();
  launcher.launch(harbour, { demo: false });
  expect(lobby.shell.windows.opened).toHaveLength(2);
  await settle();
  // The platform’s answer to `leave` does not end the quit.
  expect({ state: state(), sent: sent() }).toEqual({ state: 'quitting', sent: ['play.start', 'play.leave'] });
  expect(lastWindow()?.isClosed()).toBe(false);
  cash();
  await settle();
  expect(lobby.shell.api.sentTo(play).at(-1)).toMatchObject({ gameCode: 'game-12' });
  arrive();
  expect(lastWindow()?.addresses).toEqual([url]);
  expect({ state: state(), toasts: toasts() }).toEqual({ state: 'open', toasts: [] });
  lastWindow()?.closeByPlayer();
  expect(state()).toBe('quitting');
});

test('opens it when no cash event has come for 30 s', async () => {
  await startQuit();
  launcher.launch(lotus, { demo: false });
  await jest.advanceTimersByTimeAsync(QUIT_RESET_MS - 1);
  expect(lobby.shell.api.sentTo(play)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect({ state: state(), plays: lobby.shell.api.sentTo(play).length }).toEqual({
    state: 'waiting',
    plays: 2,
  });
});

test('opens it at once when the platform fails to quit', async () => {
  await startQuit({ answers: { leave: new Error('no network') } });
  launcher.launch(harbour, { demo: false });
  await settle();
  expect({ state: state(), plays: lobby.shell.api.sentTo(play).length }).toEqual({
    state: 'waiting',
    plays: 2,
  });
  arrive();
  expect(lastWindow()?.addresses).toEqual([url]);
});

test('opens a demo after the quit too', async () => {
  await startQuit();
  launcher.launch(harbour, { demo: true });
  await settle();
  expect(lobby.shell.api.sentTo(demoPlay)).toEqual([]);
  cash();
  await settle();
  expect(lastWindow()?.addresses).toEqual([url]);
  expect(state()).toBe('open');
});

test('refuses a second launch while one waits, and opens no window for it', async () => {
  await startQuit();
  launcher.launch(harbour, { demo: false });
  launcher.launch(lotus, { demo: false });
  await settle();
  expect(toasts()).toEqual(['Your last game is still being closed. Please try again in a moment.']);
  expect(lobby.shell.windows.opened).toHaveLength(2);
  cash();
  await settle();
  expect(lobby.shell.api.sentTo(play).at(-1)).toMatchObject({ gameCode: 'game-12' });
});

test('asks for a click after the quit where the browser blocked the window', async () => {
  await startQuit({ popupsBlocked: true });
  launcher.launch(harbour, { demo: false });
  cash();
  await settle();
  arrive();
  expect(state()).toBe('ready');
});

test('requests the next game only after the platform has answered the quit', async () => {
  let answerQuit = () => {};
  await startQuit({ answers: { leave: () => new Promise((done) => (answerQuit = () => done(null))) } });
  launcher.launch(harbour, { demo: false });
  // A payout of the last round, for example.
  cash();
  await settle();
  expect({ state: state(), sent: sent() }).toEqual({ state: 'starting', sent: ['play.start', 'play.leave'] });
  answerQuit();
  await settle();
  expect(sent()).toEqual(['play.start', 'play.leave', 'play.start']);
});

describe('opens nothing later', () => {
  afterEach(async () => {
    cash();
    await jest.advanceTimersByTimeAsync(QUIT_RESET_MS);
    expect(state()).toBe('idle');
    expect(sent()).toEqual(['play.start', 'play.leave']);
    expect(lastWindow()?.isClosed()).toBe(true);
    expect(lastWindow()?.addresses).toEqual([]);
  });

  test('when the player closes the waiting window', async () => {
    await startQuit();
    launcher.launch(harbour, { demo: false });
    await settle();
    lastWindow()?.closeByPlayer();
    expect(state()).toBe('quitting');
  });

  test('when the launch is closed', async () => {
    await startQuit();
    launcher.launch(harbour, { demo: false });
    launcher.close();
    expect(lastWindow()?.isClosed()).toBe(true);
    expect(state()).toBe('quitting');
  });

  test.each([false, true])('when the member logs out; as a demo: %s', async (demo) => {
    await startQuit();
    launcher.launch(harbour, { demo });
    lobby.shell.session.end('logout');
    expect(lastWindow()?.isClosed()).toBe(true);
  });
});

test('waits in a launch that another remote requests, without a window for a modal game', async () => {
  await startQuit({ settings: { modalProviders: [3] } });
  lobby.shell.bus.emit('game.launchRequested', { game: harbour, demo: false });
  expect(lobby.shell.windows.opened).toEqual([]);
  cash();
  expect(state()).toBe('starting');
});
