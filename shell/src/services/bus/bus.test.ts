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

test('an event goes to whoever listens to it, until they stop', () => {
  const bus = oneTab();
  const heard = jest.fn();
  const stop = bus.on('game.opened', heard);
  bus.on('game.closed', heard);
  bus.emit('game.opened', { gameId: 1, demo: true });
  stop();
  stop();
  bus.emit('game.opened', { gameId: 2, demo: true });
  expect(heard.mock.calls).toEqual([[{ gameId: 1, demo: true }]]);
});

test('a listener that throws keeps nothing from the others', () => {
  jest.useFakeTimers();
  const bus = oneTab();
  const heard = jest.fn();
  bus.on('wallet.changed', () => {
    throw new Error('broken remote');
  });
  bus.on('wallet.changed', heard);
  bus.emit('wallet.changed', {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(() => jest.runAllTimers()).toThrow('broken remote');
  jest.useRealTimers();
});

test('what nobody listens to is handed over, and delivered again when its remote is awake', () => {
  const bus = oneTab();
  const launched = jest.fn();
  bus.onUnheard(async (name, payload) => {
    bus.on('game.launchRequested', launched);
    return bus.deliver(name, payload);
  });
  bus.emit('game.launchRequested', { game, demo: true });
  expect(launched).toHaveBeenCalledWith({ game, demo: true });
});

test('a request that came before anybody could take it is not lost; a fact is past', () => {
  const bus = oneTab();
  bus.emit('auth.loginRequested', {});
  bus.emit('wallet.changed', {});
  const taken = jest.fn();
  bus.onUnheard(taken);
  expect(taken.mock.calls).toEqual([['auth.loginRequested', {}]]);
});

describe('between the windows of one browser', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('facts about games and favourites cross, what belongs to a document does not', async () => {
    const { openTab } = browser();
    const [here, there] = [createBus(openTab().tabs), createBus(openTab().tabs)];
    const heard = jest.fn();
    there.on('favourite.changed', heard);
    there.on('session.started', heard);
    there.on('auth.loginRequested', heard);
    here.emit('favourite.changed', { gameId: 5, favourite: true });
    here.emit('session.started', { memberId: 1, restored: false });
    here.emit('auth.loginRequested', {});
    await settle();
    expect(heard.mock.calls).toEqual([[{ gameId: 5, favourite: true }]]);
  });

  test('a message that is not in its schema reaches nobody', async () => {
    const { openTab } = browser();
    const stranger = openTab();
    const bus = createBus(openTab().tabs);
    const heard = jest.fn();
    bus.on('favourite.changed', heard);
    bus.on('session.ended', heard);
    stranger.tabs.post('event', { name: 'favourite.changed', payload: { gameId: 'x' } });
    stranger.tabs.post('event', { name: 'session.ended', payload: { reason: 'logout' } });
    stranger.tabs.post('event', { name: 'toString', payload: {} });
    stranger.tabs.post('event', 'nonsense');
    await settle();
    expect(heard).not.toHaveBeenCalled();
  });
});
