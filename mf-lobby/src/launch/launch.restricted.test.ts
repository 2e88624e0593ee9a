/** @jest-environment jsdom */
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { forwardGameStatus, gameAddress } from '@tessera/wire';
import { toReference } from '../games/game.view.ts';
import { aGame } from '../testing/games.ts';
import { startLobby, type Lobby } from '../testing/render-lobby.tsx';
import { launchAtom, launcherAtom } from './launch.atoms.ts';
import type { Launcher } from './launch.effects.ts';

const lotus = toReference(aGame({ id: 11 }), 'Royal Lotus');

let lobby: Lobby;
let launcher: Launcher;

async function start(options: FakeShellOptions = {}): Promise<void> {
  lobby = await startLobby({
    session: 'member',
    ...options,
    answers: { play: null, leave: null, ...options.answers },
  });
  launcher = lobby.scope.store.get(launcherAtom)!;
}

const state = () => lobby.scope.store.get(launchAtom).status;
const settle = () => jest.advanceTimersByTimeAsync(0);
const toasts = () => lobby.shell.toast.shown.map(({ text }) => text);
const arrive = () => lobby.shell.live.emit(gameAddress, { url: 'https://games.example/play?launch=abc' });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
afterEach(() => {
  lobby.end();
  jest.useRealTimers();
});

test('opens a game after the member has read about protection, as the site’s law asks', async () => {
  let hasRead = false;
  await start({
    answers: {
      play: () => (hasRead ? null : refuse('964', 'Read this first.')),
      responsibleInformationRead: () => {
        hasRead = true;
        return null;
      },
    },
  });
  lobby.shell.dialogs.answerQuestions(true);
  launcher.launch(lotus, { demo: false });
  for (let turn = 0; state() !== 'waiting' && turn < 50; turn += 1) await settle();
  expect(lobby.shell.dialogs.questions[0]?.body).toMatch(/^Read this first\. You can limit deposits/);
  expect({ hasRead, state: state() }).toEqual({ hasRead: true, state: 'waiting' });
});

test.each([
  ['961', 'You are taking a break', '/user/Breaks'],
  ['962', 'Your limit is used up', '/user/Limits'],
])('says what keeps the member from playing (%s), and leads to its page', async (code, title, page) => {
  await start({ answers: { play: refuse(code, 'Until tomorrow.') } });
  lobby.shell.dialogs.answerQuestions(true);
  launcher.launch(lotus, { demo: false });
  for (let turn = 0; state() !== 'idle' && turn < 50; turn += 1) await settle();
  expect(lobby.shell.dialogs.questions).toMatchObject([{ title, body: 'Until tomorrow.' }]);
  expect(lobby.shell.windows.visited).toEqual([page]);
});

test('closes an open game when a break from play begins elsewhere', async () => {
  await start();
  launcher.launch(lotus, { demo: false });
  await settle();
  arrive();
  lobby.shell.live.emit(forwardGameStatus, { code: '961' });
  expect(lobby.shell.windows.opened.at(-1)?.isClosed()).toBe(true);
  await settle();
  expect(toasts()).toEqual(['You are taking a break from play, so the game was closed.']);
});
