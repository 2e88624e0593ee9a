import type { GameReference } from '@tessera/contracts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createBus } from './bus.ts';

const game: GameReference = {
  id: 1,
  gpId: 1,
  gtId: 2,
  house: 'h',
  gameType: 't',
  gameCode: 'c',
  name: 'n',
  mode: 'window',
};
const browser = () => createTestBrowser('http://localhost');
const oneTab = () => createBus(browser().openTab().tabs);

test('delivers an event to its listeners until they stop', () => {
  const bus = oneTab();
  const received = jest.fn();
  const stop = bus.on('game.opened', received);
  bus.on('game.closed', received);
  bus.emit('game.opened', { gameId: 1, demo: true });
  stop();
  stop();
  bus.emit('game.opened', { gameId: 2, demo: true });
  expect(received.mock.calls).toEqual([[{ gameId: 1, demo: true }]]);
});

test('notifies the other listeners when one throws', () => {
  jest.useFakeTimers();
  const bus = oneTab();
  const received = jest.fn();
  bus.on('wallet.changed', () => {
    throw new Error('broken remote');
  });
  bus.on('wallet.changed', received);
  bus.emit('wallet.changed', {});
  expect(received).toHaveBeenCalledTimes(1);
  expect(() => jest.runAllTimers()).toThrow('broken remote');
  jest.useRealTimers();
});

test('passes an event without listeners on, and delivers it again when its remote has loaded', () => {
  const bus = oneTab();
  const launched = jest.fn();
  bus.onUndelivered(async (name, payload) => {
    bus.on('game.launchRequested', launched);
    return bus.deliver(name, payload);
  });
  bus.emit('game.launchRequested', { game, demo: true });
  expect(launched).toHaveBeenCalledWith({ game, demo: true });
});

test('keeps requests, but not facts, until a handler for events without listeners is set', () => {
  const bus = oneTab();
  bus.emit('auth.loginRequested', {});
  bus.emit('wallet.changed', {});
  const taken = jest.fn();
  bus.onUndelivered(taken);
  expect(taken.mock.calls).toEqual([['auth.loginRequested', {}]]);
});

describe('between the windows of one browser', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('sends facts about games and favourites to other windows, but no events of one document', async () => {
    const { openTab } = browser();
    const [here, there] = [createBus(openTab().tabs), createBus(openTab().tabs)];
    const received = jest.fn();
    there.on('favourite.changed', received);
    there.on('session.started', received);
    there.on('auth.loginRequested', received);
    here.emit('favourite.changed', { gameId: 5, favourite: true });
    here.emit('session.started', { memberId: 1, restored: false });
    here.emit('auth.loginRequested', {});
    await settle();
    expect(received.mock.calls).toEqual([[{ gameId: 5, favourite: true }]]);
  });

  test('drops a message that does not match its schema', async () => {
    const { openTab } = browser();
    const stranger = openTab();
    const bus = createBus(openTab().tabs);
    const received = jest.fn();
    bus.on('favourite.changed', received);
    bus.on('session.ended', received);
    stranger.tabs.post('event', { name: 'favourite.changed', payload: { gameId: 'x' } });
    stranger.tabs.post('event', { name: 'session.ended', payload: { reason: 'logout' } });
    stranger.tabs.post('event', { name: 'toString', payload: {} });
    stranger.tabs.post('event', 'nonsense');
    await settle();
    expect(received).not.toHaveBeenCalled();
  });
});
