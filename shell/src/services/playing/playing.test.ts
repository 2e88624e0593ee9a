/** @jest-environment jsdom */
import { leave } from '@tessera/wire';
import { createBus } from '../bus/bus.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createPlaying } from './playing.ts';
import { createReturnPath } from './return-path.ts';

function open(before: '0' | '1' = '0', status: 'member' | 'guest' = 'member') {
  const browser = createTestBrowser('https://site.example');
  const { storage, tabStorage, tabs } = browser.openTab();
  const returnPath = createReturnPath(tabStorage);
  storage.set('isPlay', before);
  const bus = createBus(tabs);
  const send = jest.fn(async () => undefined);
  const refreshBalance = jest.fn(async () => undefined);
  const session = { get: () => ({ status }), settled: async () => undefined, refreshBalance };
  const playing = createPlaying({
    page: window,
    storage,
    returnPath,
    bus,
    api: { send: send as never },
    session,
  });
  return { playing, bus, storage, returnPath, send, refreshBalance };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('sets the flag while a game for money is open', () => {
  const { playing, bus, storage } = open();
  bus.emit('game.opened', { gameId: 1, demo: true });
  expect(playing.isPlaying()).toBe(false);
  bus.emit('game.opened', { gameId: 1, demo: false });
  expect(storage.get('isPlay')).toBe('1');
  bus.emit('game.closed', { gameId: 1 });
  expect(storage.get('isPlay')).toBe('0');
});

test('quits a game that an earlier page left open 300 ms after the load, and refreshes the balance', async () => {
  const { playing, storage, send, refreshBalance } = open('1');
  playing.start(window);
  await jest.advanceTimersByTimeAsync(299);
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledWith(leave, {});
  expect(refreshBalance).toHaveBeenCalledTimes(1);
  expect(storage.get('isPlay')).toBe('0');
});

test('quits nothing from a window that waits: the browser gave no handle of it, and the game is open elsewhere', async () => {
  window.history.replaceState(null, '', '/hi-IN/loading?kind=gameWindow');
  const { playing, send } = open('1');
  playing.start(window);
  await jest.advanceTimersByTimeAsync(300);
  expect(send).not.toHaveBeenCalled();
  expect(playing.isPlaying()).toBe(true);
});

test('quits nothing for a guest', async () => {
  const { playing, send } = open('1', 'guest');
  playing.start(window);
  await jest.advanceTimersByTimeAsync(300);
  expect(send).not.toHaveBeenCalled();
});

test('remembers where a game was opened until the game closes, also on the page /close', () => {
  window.history.replaceState(null, '', '/hi-IN/?hall=3');
  const { playing, bus, returnPath } = open();
  bus.emit('game.opened', { gameId: 1, demo: true });
  window.history.replaceState(null, '', '/hi-IN/close');
  playing.start(window);
  expect(returnPath.take()).toBe('/?hall=3');

  bus.emit('game.opened', { gameId: 1, demo: true });
  bus.emit('game.closed', { gameId: 1 });
  expect(returnPath.take()).toBeUndefined();
});

test('forgets the path when the visitor returns to the lobby without the game', () => {
  const { playing, bus, returnPath } = open();
  bus.emit('game.opened', { gameId: 1, demo: false });
  window.history.replaceState(null, '', '/discount');
  playing.start(window);
  expect(returnPath.take()).toBeUndefined();
});

test('does not remember the path of a waiting window', () => {
  window.history.replaceState(null, '', '/loading?kind=gameWindow');
  const { bus, returnPath } = open();
  bus.emit('game.opened', { gameId: 1, demo: false });
  expect(returnPath.take()).toBeUndefined();
});
