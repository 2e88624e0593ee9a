import { nextFavourite, type Favourite, type FavouriteEvent } from './favourites.machine.ts';

const no: Favourite = { status: 'settled', value: false };
const walk = (...types: FavouriteEvent['type'][]) =>
  types.reduce<Favourite>(
    (state, type) => nextFavourite(state, type === 'told' ? { type, value: true } : { type }),
    no,
  );

test('a tap shows at once and is settled when saved', () => {
  expect(walk('toggled')).toMatchObject({ status: 'saving', value: true, sent: true });
  expect(walk('toggled', 'saved')).toEqual({ status: 'settled', value: true });
});

test('a failure brings back what was before', () => {
  expect(walk('toggled', 'failed')).toEqual(no);
});

test('a second tap meanwhile is sent after the first', () => {
  expect(walk('toggled', 'toggled')).toMatchObject({ status: 'saving', value: false, sent: true });
  expect(walk('toggled', 'toggled', 'saved')).toMatchObject({ status: 'saving', value: false, sent: false });
  expect(walk('toggled', 'toggled', 'saved', 'saved')).toEqual(no);
  // The second fails: the platform has what the first set.
  expect(walk('toggled', 'toggled', 'saved', 'failed')).toEqual({ status: 'settled', value: true });
});

test('three quick taps end where the last one points', () => {
  expect(walk('toggled', 'toggled', 'toggled', 'saved')).toEqual({ status: 'settled', value: true });
});

test('news from elsewhere do not disturb what is being saved', () => {
  expect(walk('told')).toEqual({ status: 'settled', value: true });
  expect(walk('toggled', 'toggled', 'told')).toMatchObject({ status: 'saving', value: false });
});
