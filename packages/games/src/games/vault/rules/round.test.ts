import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { seeds, spinProperties } from '../../../testing/spins.ts';
import { VARIANTS } from './index.ts';
import { vaultRounds, type VaultRound } from './round.ts';
import { COIN, LOCKING_COINS, PLACES, REELS, RESPINS, ROWS, WILD } from './symbols.ts';
import { TABLES } from './tables.ts';

describe.each(Object.entries(VARIANTS))('%s', (_, rules) => spinProperties(rules));

/** A table of which only coins fall, as often in a respin as is said. */
const full = (coinPerMille: number): VaultRound => {
  const coins = TABLES.even.weights.first.map((_, symbol) => (symbol === COIN ? 1 : 0));
  const weights = { first: coins, others: coins };
  return vaultRounds({ ...TABLES.even, weights, coinPerMille })(seededDraw(5));
};

/** Rounds whose coins lock, found among many. */
const holds = seeds.map((seed) => {
  const draw = seededDraw(seed);
  for (;;) {
    const round = VARIANTS.even.start({}, draw);
    if (round.hold) return round;
  }
});

test('five reels of three fall, and no wild on the first', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { grid, coins } = VARIANTS.bold.start({}, seededDraw(seed));
      expect(grid.map((column) => column.length)).toEqual(new Array(REELS).fill(ROWS));
      expect(grid[0]).not.toContain(WILD);
      for (const { reel, row } of coins) expect(grid[reel]![row]).toBe(COIN);
      expect(grid.flat().filter((symbol) => symbol === COIN)).toHaveLength(coins.length);
    }),
  );
});

test('coins lock from six on, and only then', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { coins, hold } = VARIANTS.calm.start({}, seededDraw(seed));
      expect(hold !== null).toBe(coins.length >= LOCKING_COINS);
    }),
    { numRuns: 2_000 },
  );
});

test('each new coin gives the respins back; they end with three that bring nothing, or a full vault', () => {
  fc.assert(
    fc.property(holds, ({ coins, hold, wins, units, capped }) => {
      const places = new Set(coins.map(({ reel, row }) => reel * ROWS + row));
      let left = RESPINS;
      let sum = coins.reduce((total, coin) => total + coin.units, 0);
      for (const respin of hold!.respins) {
        expect(left).toBeGreaterThan(0);
        for (const { reel, row, units: value } of respin.landed) {
          expect(places.has(reel * ROWS + row)).toBe(false);
          places.add(reel * ROWS + row);
          sum += value;
        }
        left = respin.landed.length > 0 ? RESPINS : left - 1;
        expect(respin.left).toBe(left);
      }
      expect(hold!.full).toBe(places.size === PLACES);
      expect(left === 0 || hold!.full).toBe(true);
      if (hold!.full) sum += TABLES.even.prizes.grand * 20;
      expect(hold!.units).toBe(sum);
      const ways = wins.reduce((total, win) => total + win.units, 0);
      if (!capped) expect(units).toBe(ways + sum);
    }),
    { numRuns: 300 },
  );
});

test('a vault that is full at once pays all coins and the grand, without a respin', () => {
  const { coins, hold, units } = full(0);
  expect(coins).toHaveLength(PLACES);
  expect(hold).toMatchObject({ respins: [], full: true });
  expect(units).toBe(coins.reduce((sum, coin) => sum + coin.units, 0) + TABLES.even.prizes.grand * 20);
});

test('a named coin carries its prize', () => {
  for (const { coins, prizes } of Object.values(TABLES)) {
    for (const { prize, units } of coins) if (prize) expect(units).toBe(prizes[prize] * 20);
  }
});

test('no round pays more than the most', () => {
  const rich = { ...TABLES.even, prizes: { ...TABLES.even.prizes, grand: 100_000 } };
  const weights = { first: TABLES.even.weights.first.map((_, symbol) => Number(symbol === COIN)) };
  const round = vaultRounds({ ...rich, weights: { ...weights, others: weights.first } })(seededDraw(5));
  expect(round).toMatchObject({ units: TABLES.even.maxWinMultiple * 20, capped: true });
});
