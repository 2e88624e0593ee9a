import fc from 'fast-check';
import { waysWins } from '../../../rules/ways-wins.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { seeds, spinProperties } from '../../../testing/spins.ts';
import { VARIANTS } from './index.ts';
import { waysRounds, type WaysRound } from './round.ts';
import { HIGHEST, LOWEST, MOST_WAYS, REELS, SCATTER, SYMBOLS, WILD } from './symbols.ts';
import { ADDED_SPINS, ADDING_SCATTERS, MOST_SPINS, openedBy, type WaysTable } from './table.ts';
import { TABLES } from './tables.ts';

describe.each(Object.entries(VARIANTS))('%s', (_, rules) => spinProperties(rules));

const only = (symbol: number): readonly number[] => SYMBOLS.map((_, one) => Number(one === symbol));
/** A table on which only one symbol falls, on reels of one height. */
function uniform(symbol: number, height: number): WaysTable {
  const heights = [2, 3, 4, 5, 6, 7].map((one) => Number(one === height));
  const weights = { first: only(symbol), others: only(symbol) };
  return { ...TABLES.even, heights: { paid: heights, free: heights }, weights };
}

const rounds = fc.oneof(
  ...Object.values(VARIANTS).map((rules) => seeds.map((seed) => rules.start({}, seededDraw(seed)))),
);
/** Rounds with free spins, found among many. */
const bonuses = seeds.map((seed): WaysRound => {
  const draw = seededDraw(seed);
  for (;;) {
    const round = VARIANTS.even.start({}, draw);
    if (round.spins.length > 1) return round;
  }
});

test('six reels fall, each two to seven high, and no wild on the first', () => {
  fc.assert(
    fc.property(rounds, ({ spins }) => {
      const [{ grid }] = spins[0]!.steps as [(typeof spins)[0]['steps'][0]];
      expect(grid).toHaveLength(REELS);
      expect(grid[0]).not.toContain(WILD);
      for (const column of grid) {
        expect(column.length).toBeGreaterThanOrEqual(LOWEST);
        expect(column.length).toBeLessThanOrEqual(HIGHEST);
      }
    }),
  );
});

test('exactly what wins leaves, and what stood above it falls by as much', () => {
  fc.assert(
    fc.property(fc.oneof(rounds, bonuses), ({ spins, capped }) => {
      for (const [index, { steps }] of spins.entries()) {
        steps.forEach(({ grid, wins, removed }, at) => {
          grid.forEach((column, reel) => {
            const symbols = new Set(wins.filter((win) => reel < win.reels).map(({ symbol }) => symbol));
            column.forEach((symbol, row) => {
              const leaves = symbols.has(symbol) || (symbol === WILD && symbols.size > 0);
              expect(removed[reel]!.includes(row)).toBe(leaves);
            });
            const next = steps[at + 1]?.grid[reel];
            if (!next) return;
            const left = column.filter((_, row) => !removed[reel]!.includes(row));
            expect(next).toHaveLength(column.length);
            expect(next.slice(next.length - left.length)).toEqual(left);
          });
        });
        const endedAtCap = capped && index === spins.length - 1;
        if (!endedAtCap) expect(steps.at(-1)!.wins).toEqual([]);
        expect(steps.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true);
      }
    }),
  );
});

test('a step pays its ways times its multiplier, a round the sum of its steps under the cap', () => {
  fc.assert(
    fc.property(fc.oneof(rounds, bonuses), ({ spins, units, capped }) => {
      let sum = 0;
      for (const { steps, units: paid } of spins) {
        let ofSpin = 0;
        for (const step of steps) {
          const ways = step.wins.reduce((total, win) => total + win.units, 0);
          expect(step.units).toBe(ways * step.multiplier);
          ofSpin += step.units;
        }
        expect(paid).toBe(ofSpin);
        sum += paid;
      }
      if (!capped) expect(units).toBe(sum);
    }),
  );
});

test('the paid spin is never multiplied; in the free spins each win raises the multiplier by one, and none takes it away', () => {
  fc.assert(
    fc.property(bonuses, ({ spins }) => {
      for (const { multiplier } of spins[0]!.steps) expect(multiplier).toBe(1);
      let expected = 1;
      for (const { steps } of spins.slice(1)) {
        for (const { multiplier, wins } of steps) {
          expect(multiplier).toBe(expected);
          if (wins.length > 0) expected += 1;
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('scatters open and add free spins as they say, and never leave', () => {
  fc.assert(
    fc.property(bonuses, ({ spins, capped }) => {
      let total = 0;
      spins.forEach(({ steps, scatters, added }, index) => {
        const { grid } = steps.at(-1)!;
        expect(grid.flat().filter((symbol) => symbol === SCATTER)).toHaveLength(scatters);
        const raised =
          index === 0
            ? openedBy(scatters)
            : Math.min(total + (scatters >= ADDING_SCATTERS ? ADDED_SPINS : 0), MOST_SPINS);
        expect(added).toBe(raised - total);
        total = raised;
      });
      if (!capped) expect(spins).toHaveLength(total + 1);
    }),
    { numRuns: 60 },
  );
});

test('the highest reels have 117,649 ways, and all of them pay', () => {
  const { spins, units, capped } = waysRounds(uniform(0, HIGHEST))(seededDraw(1));
  expect(spins[0]!.steps[0]!.wins).toEqual([
    { symbol: 0, reels: REELS, ways: MOST_WAYS, units: MOST_WAYS * TABLES.even.pays[0]!.at(-1)! },
  ]);
  expect(MOST_WAYS).toBe(117_649);
  expect({ units, capped }).toEqual({ units: TABLES.even.maxWinMultiple * 20, capped: true });
  expect(spins).toHaveLength(1);
});

test('a bonus that scatters would keep alive for ever has sixty spins', () => {
  const { spins, units } = waysRounds(uniform(SCATTER, LOWEST))(seededDraw(1));
  expect(spins).toHaveLength(MOST_SPINS + 1);
  expect(units).toBe(0);
});

test('more of a symbol, and a better symbol, never pays less', () => {
  for (const { pays } of Object.values(TABLES)) {
    pays.forEach((bySymbol, symbol) => {
      bySymbol.forEach((pay, index) => {
        expect(pay).toBeGreaterThanOrEqual(bySymbol[index - 1] ?? 0);
        expect(pay).toBeGreaterThanOrEqual(pays[symbol + 1]?.[index] ?? 0);
      });
    });
  }
});

test('the wins that are told are those of the grid', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const { steps } of VARIANTS.bold.start({}, seededDraw(seed)).spins)
        for (const { grid, wins } of steps) expect(wins).toEqual(waysWins(grid, TABLES.bold.pays, WILD));
    }),
  );
});
