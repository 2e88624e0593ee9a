import { seededDraw } from '../../../testing/seeded.ts';
import { VARIANTS } from '../rules/index.ts';
import { COIN, LOCKING_COINS, REELS, ROWS } from '../rules/symbols.ts';
import { cellsOf, placesOf, slowFrom } from './show-round.ts';

const rounds = Array.from({ length: 400 }, (_, seed) => VARIANTS.even.start({}, seededDraw(seed)));
const amount = (units: number): string => `${units} units`;

test('every coin of the grid shows what it carries, and nothing else is a coin', () => {
  for (const round of rounds) {
    const faces = cellsOf(round, amount)
      .flat()
      .filter((cell) => typeof cell !== 'number');
    expect(faces).toEqual(
      [...round.coins]
        .sort((a, b) => a.reel * ROWS + a.row - (b.reel * ROWS + b.row))
        .map(({ units, prize }) => ({ text: amount(units), prize })),
    );
  }
});

test('what wins is lit on as many reels as its longest way, from the left on', () => {
  const winning = rounds.filter(({ wins }) => wins.length > 0);
  expect(winning.length).toBeGreaterThan(20);
  for (const round of winning) {
    const places = [...placesOf(round)];
    const longest = Math.max(...round.wins.map(({ reels }) => reels));
    const reels = new Set(places.map((place) => Math.floor(place / ROWS)));
    expect([...reels].sort()).toEqual(Array.from({ length: longest }, (_, reel) => reel));
    for (const place of places) expect(round.grid[Math.floor(place / ROWS)]![place % ROWS]).not.toBe(COIN);
  }
});

test('the last reels are awaited only where they could lock the coins', () => {
  const coin = (reel: number) => ({ reel, row: 0, units: 20, prize: null });
  const coins = (count: number) => ({ coins: Array.from({ length: count }, () => coin(0)) });
  expect(slowFrom(coins(2))).toBe(REELS);
  expect(slowFrom(coins(LOCKING_COINS - 1))).toBeLessThan(REELS);
  expect(slowFrom(coins(LOCKING_COINS))).toBe(REELS);
});
