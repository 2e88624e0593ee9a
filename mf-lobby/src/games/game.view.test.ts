import { otherPlay, shapeInList, shapeOfHall, shapeOfList, tapPlays } from './game.view.ts';

test.each([
  ['a member', false, 1, true, 'real'],
  ['a guest', true, 1, true, 'demo'],
  ['a guest where the game has no demo', true, 0, true, 'real'],
  ['a guest where the site has no demos', true, 1, false, 'real'],
] as const)('one tap of %s', (_, isGuest, demo, guestDemo, plays) => {
  expect(tapPlays({ demo }, isGuest, { guestDemo })).toBe(plays);
});

test('offers the other play mode where there is one', () => {
  expect(otherPlay({ demo: 1 }, 'demo')).toBe('real');
  expect(otherPlay({ demo: 1 }, 'real')).toBe('demo');
  expect(otherPlay({ demo: 0 }, 'real')).toBeUndefined();
});

test('lays out halls of tables and sports wide, all others as covers, and keeps a wide card wide among covers', () => {
  expect([3, 4, 2, 99, undefined].map(shapeOfHall)).toEqual(['table', 'table', 'cover', 'cover', 'cover']);
  const art = { sources: {}, colour: '#000000' };
  const wide = { icon: { ...art, width: 640, height: 360 } };
  const tall = { icon: { ...art, width: 300, height: 400 } };
  expect(
    [
      [wide, wide, tall],
      [wide, tall],
    ].map(shapeOfList),
  ).toEqual(['table', 'cover']);
  expect([wide, tall].map((game) => shapeInList('cover', game))).toEqual(['table', 'cover']);
  expect(shapeInList('table', tall)).toBe('table');
});
