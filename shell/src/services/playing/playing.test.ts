/** @jest-environment jsdom */
import { leave } from '@tessera/wire';
import { createBus } from '../bus/bus.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createPlaying } from './playing.ts';
import { createWayBack } from './way-back.ts';

function open(before: '0' | '1' = '0', status: 'member' | 'guest' = 'member') {
  const browser = createTestBrowser('https://site.example');
  const { storage, tabStorage, tabs } = browser.openTab();
  const wayBack = createWayBack(tabStorage);
  storage.set('isPlay', before);
  const bus = createBus(tabs);
  const send = jest.fn(async () => undefined);
  const refreshBalance = jest.fn(async () => undefined);
  const session = { get: () => ({ status }), settled: async () => undefined, refreshBalance };
  const playing = createPlaying({
    page: window,
    storage,
    wayBack,
    bus,
    api: { send: send as never },
    session,
  });
  return { playing, bus, storage, wayBack, send, refreshBalance };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the flag is up while a real game is open', () => {
  const { playing, bus, storage } = open();
  bus.emit('game.opened', { gameId: 1, demo: true });
  expect(playing.isPlaying()).toBe(false);
  bus.emit('game.opened', { gameId: 1, demo: false });
  expect(storage.get('isPlay')).toBe('1');
  bus.emit('game.closed', { gameId: 1 });
  expect(storage.get('isPlay')).toBe('0');
});

test('a game that an earlier page left open is quit 300 ms after the load, and the balance asked for', async () => {
  const { playing, storage, send, refreshBalance } = open('1');
  playing.start(window);
  await jest.advanceTimersByTimeAsync(299);
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledWith(leave, {});
  expect(refreshBalance).toHaveBeenCalledTimes(1);
  expect(storage.get('isPlay')).toBe('0');
});

test('for a guest there is nothing to quit', async () => {
  const { playing, send } = open('1', 'guest');
  playing.start(window);
  await jest.advanceTimersByTimeAsync(300);
  expect(send).not.toHaveBeenCalled();
});

test('where a game was opened is known while it is open, also at its way back', () => {
  window.history.replaceState(null, '', '/hi-IN/?hall=3');
  const { playing, bus, wayBack } = open();
  bus.emit('game.opened', { gameId: 1, demo: true });
  window.history.replaceState(null, '', '/hi-IN/close');
  playing.start(window);
  expect(wayBack.take()).toBe('/?hall=3');

  bus.emit('game.opened', { gameId: 1, demo: true });
  bus.emit('game.closed', { gameId: 1 });
  expect(wayBack.take()).toBeUndefined();
});

test('a lobby that was reached by another way forgets it', () => {
  const { playing, bus, wayBack } = open();
  bus.emit('game.opened', { gameId: 1, demo: false });
  window.history.replaceState(null, '', '/discount');
  playing.start(window);
  expect(wayBack.take()).toBeUndefined();
});

test('the window that waits for the game is no place to come back to', () => {
  window.history.replaceState(null, '', '/loading?kind=gameWindow');
  const { bus, wayBack } = open();
  bus.emit('game.opened', { gameId: 1, demo: false });
  expect(wayBack.take()).toBeUndefined();
});
