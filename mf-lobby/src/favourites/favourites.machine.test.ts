import { nextFavourite, type Favourite, type FavouriteEvent } from './favourites.machine.ts';

const no: Favourite = { status: 'settled', value: false };
const walk = (...types: FavouriteEvent['type'][]) =>
  types.reduce<Favourite>(
    (state, type) => nextFavourite(state, type === 'changed' ? { type, value: true } : { type }),
    no,
  );

test('shows a tap at once, and settles when it is saved', () => {
  expect(walk('toggled')).toMatchObject({ status: 'saving', value: true, sent: true });
  expect(walk('toggled', 'saved')).toEqual({ status: 'settled', value: true });
});

test('restores the previous value after a failure', () => {
  expect(walk('toggled', 'failed')).toEqual(no);
});

test('sends a second tap after the first is answered', () => {
  expect(walk('toggled', 'toggled')).toMatchObject({ status: 'saving', value: false, sent: true });
  expect(walk('toggled', 'toggled', 'saved')).toMatchObject({ status: 'saving', value: false, sent: false });
  expect(walk('toggled', 'toggled', 'saved', 'saved')).toEqual(no);
  // The second request fails: the platform has the value of the first.
  expect(walk('toggled', 'toggled', 'saved', 'failed')).toEqual({ status: 'settled', value: true });
});

test('ends with the value of the last of three quick taps', () => {
  expect(walk('toggled', 'toggled', 'toggled', 'saved')).toEqual({ status: 'settled', value: true });
});

test('ignores changes from elsewhere while saving', () => {
  expect(walk('changed')).toEqual({ status: 'settled', value: true });
  expect(walk('toggled', 'toggled', 'changed')).toMatchObject({ status: 'saving', value: false });
});
