import { gameCodeOf, launchAddress, launchTokenOf } from './launch.ts';

const ADDRESS = launchAddress('https://games.example', 'a b%', 'once', 'quick', { gameSound: 0 });

test('reads the game code and the token from a launch’s address', () => {
  expect(ADDRESS).toBe('https://games.example/play/a%20b%25?view=quick&sound=off&launch=once');
  expect(gameCodeOf(ADDRESS)).toBe('a b%');
  expect(launchTokenOf(ADDRESS)).toBe('once');
});

test.each(['/play/%zz', '/play/%', '/play/%E0%A4%A', '/other/code', '/play/', '/'])(
  'finds no game code in the address %s',
  (address) => {
    expect(gameCodeOf(address)).toBeUndefined();
  },
);
