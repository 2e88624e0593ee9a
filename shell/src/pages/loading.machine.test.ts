import { loadingReducer, WAITING, type LoadingEvent } from './loading.machine.ts';

const walk = (...events: LoadingEvent[]) => events.reduce(loadingReducer, WAITING);
const arrived = (url: string): LoadingEvent => ({ type: 'addressArrived', url });

test('an address is gone to, however long it took', () => {
  expect(walk(arrived('https://games.example/a'))).toEqual({
    status: 'leaving',
    url: 'https://games.example/a',
  });
  expect(walk({ type: 'timePassed' }, arrived('https://games.example/a')).status).toBe('leaving');
});

test('a second address does not open the game twice', () => {
  expect(walk(arrived('https://games.example/a'), arrived('https://games.example/b'))).toMatchObject({
    url: 'https://games.example/a',
  });
});

test('who has cancelled stays here, even if the address comes after all', () => {
  expect(walk({ type: 'cancelled' }, arrived('https://games.example/a'))).toEqual({ status: 'cancelled' });
});

test('says after a while that it takes longer', () => {
  expect(walk({ type: 'timePassed' })).toEqual({ status: 'slow' });
});
