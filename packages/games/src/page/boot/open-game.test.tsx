/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { GAME_CODES } from '../../protocol/codes.ts';
import { fitJsdom } from '../testing/browser.ts';
import { SESSION } from '../testing/open-frame.tsx';
import { openGame } from './open-game.tsx';
import { loadPage } from './pages.ts';

jest.mock('./pages.ts');

const LOBBY = 'https://lobby.example/close?from=game';
const lobby = { postMessage: jest.fn() };
let host: HTMLElement;
/** The server's answer to each request for the session. */
let answer: { readonly code: string; readonly data: unknown };

beforeEach(() => {
  fitJsdom();
  sessionStorage.clear();
  lobby.postMessage.mockClear();
  window.opener = lobby;
  window.close = jest.fn();
  host = document.createElement('div');
  host.dataset.game = 'crash';
  globalThis.fetch = jest.fn(async () => ({ json: async () => ({ message: '', ...answer }) }) as Response);
  // A page whose code is lost: the session is open all the same.
  jest.mocked(loadPage).mockRejectedValue(new Error('lost'));
});
afterEach(() => {
  window.opener = null;
});

/** Loads the page at an address, as a launch or a reload does. */
async function load(search: string): Promise<void> {
  history.replaceState(null, '', `/play/ts-crash-1-dusk-1${search}`);
  await act(() => openGame(host).catch(() => undefined));
}

async function playOnce(): Promise<void> {
  answer = { code: GAME_CODES.success, data: { ...SESSION, lobbyUrl: LOBBY } };
  await load('?launch=token');
}

test.each([GAME_CODES.sessionOver, GAME_CODES.malformed])(
  'says at each reload that the session has ended, and leads to the lobby (code %s)',
  async (code) => {
    await playOnce();
    answer = { code, data: null };
    for (let reload = 1; reload <= 2; reload += 1) {
      await load('');
      expect(host.querySelector('h1')?.textContent).toBe('This session has ended');
    }
    // The page leaves for the lobby's address itself only a moment later.
    jest.useFakeTimers();
    host.querySelector('button')!.click();
    jest.useRealTimers();
    expect(lobby.postMessage.mock.calls).toEqual([
      [{ type: 'game.close', gameCode: 'ts-crash-1-dusk-1' }, 'https://lobby.example'],
    ]);
  },
);

test.each([
  ['closes its window when the lobby asks for it', 'https://lobby.example', true],
  ['ignores other sites that ask for it', 'https://other.example', false],
])('%s', async (_, origin, closes) => {
  await playOnce();
  window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'lobby.close' } }));
  expect(jest.mocked(window.close).mock.calls.length > 0).toBe(closes);
});

test('says that the game could not be opened where its link is used or expired', async () => {
  await playOnce();
  answer = { code: GAME_CODES.sessionOver, data: null };
  await load('?launch=another');
  expect(host.querySelector('h1')?.textContent).toBe('The game could not be opened');
});

test('says that the game could not be opened where no session was open before', async () => {
  answer = { code: GAME_CODES.sessionOver, data: null };
  await load('');
  expect(host.querySelector('h1')?.textContent).toBe('The game could not be opened');
});
