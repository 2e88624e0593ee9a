import { loadingReducer, WAITING, type LoadingEvent } from './loading.machine.ts';

const walk = (...events: LoadingEvent[]) => events.reduce(loadingReducer, WAITING);
const arrived = (url: string): LoadingEvent => ({ type: 'addressArrived', url });

test('goes to the address, however late it comes', () => {
  expect(walk(arrived('https://games.example/a'))).toEqual({
    status: 'leaving',
    url: 'https://games.example/a',
  });
  expect(walk({ type: 'timePassed' }, arrived('https://games.example/a')).status).toBe('leaving');
});

test('ignores a second address, which would open the game twice', () => {
  expect(walk(arrived('https://games.example/a'), arrived('https://games.example/b'))).toMatchObject({
    url: 'https://games.example/a',
  });
});

test('stays on the page after the player has cancelled, even if an address comes', () => {
  expect(walk({ type: 'cancelled' }, arrived('https://games.example/a'))).toEqual({ status: 'cancelled' });
});

test('says after a while that the wait is longer than usual', () => {
  expect(walk({ type: 'timePassed' })).toEqual({ status: 'slow' });
});
