import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { seeds, spinProperties } from '../../../testing/spins.ts';
import { clustersOf } from './clusters.ts';
import { VARIANTS } from './index.ts';
import { clusterRounds, type ClusterRound } from './round.ts';
import { PLACES, SIZE, WILD } from './symbols.ts';
import { ADDED_ROUNDS, MOST_ROUNDS, OPENED_ROUNDS, unitsOf, WILD_CLUSTER } from './table.ts';
import { TABLES } from './tables.ts';

describe.each(Object.entries(VARIANTS))('%s', (_, rules) => spinProperties(rules));

const table = TABLES.even;
const rounds = seeds.map((seed) => VARIANTS.even.start({}, seededDraw(seed)));
/** Rounds with free ones, found among many. */
const bonuses = seeds.map((seed): ClusterRound => {
  const draw = seededDraw(seed);
  for (;;) {
    const round = VARIANTS.even.start({}, draw);
    if (round.spins.length > 1) return round;
  }
});
const columns = (grid: readonly number[]): number[][] =>
  Array.from({ length: SIZE }, (_, column) => grid.slice(column * SIZE, (column + 1) * SIZE));

test('wins are the grid’s clusters at their price; they leave, and great ones leave a wild', () => {
  fc.assert(
    fc.property(fc.oneof(rounds, bonuses), ({ spins }) => {
      for (const { steps } of spins) {
        for (const { grid, wins, removed, wilds } of steps) {
          expect(grid).toHaveLength(PLACES);
          expect(wins.map(({ symbol, places }) => ({ symbol, places }))).toEqual(clustersOf(grid));
          for (const win of wins) expect(win.units).toBe(unitsOf(table.pays, win.symbol, win.places.length));
          const leaving = new Set(wins.flatMap(({ places }) => places));
          expect(new Set([...removed, ...wilds])).toEqual(leaving);
          expect(removed.length + wilds.length).toBe(leaving.size);
          expect(wilds).toHaveLength(wins.filter(({ places }) => places.length >= WILD_CLUSTER).length);
        }
      }
    }),
  );
});

test('what is left falls in its column, in its order, wilds with it; a wild never comes from the top', () => {
  fc.assert(
    fc.property(fc.oneof(rounds, bonuses), ({ spins }) => {
      for (const { steps } of spins) {
        expect(steps[0]!.grid).not.toContain(WILD);
        steps.slice(1).forEach(({ grid }, at) => {
          const before = steps[at]!;
          const after = before.grid.map((symbol, place) => {
            if (before.wilds.includes(place)) return WILD;
            return before.removed.includes(place) ? undefined : symbol;
          });
          columns(grid).forEach((column, index) => {
            const left = after.slice(index * SIZE, (index + 1) * SIZE).filter((one) => one !== undefined);
            const fresh = SIZE - left.length;
            expect(column.slice(fresh)).toEqual(left);
            expect(column.slice(0, fresh)).not.toContain(WILD);
          });
        });
      }
    }),
  );
});

test('each win raises the multiplier by one to its limit; free rounds go on from where it stands', () => {
  fc.assert(
    fc.property(bonuses, ({ spins }) => {
      let expected = 1;
      spins.forEach(({ steps }, index) => {
        const limit = index === 0 ? table.mostMultiplier.paid : table.mostMultiplier.free;
        for (const { multiplier, wins, units } of steps) {
          expect(multiplier).toBe(expected);
          expect(units).toBe(wins.reduce((sum, win) => sum + win.units, 0) * multiplier);
          if (wins.length > 0) expected = Math.min(expected + 1, limit);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('a full meter opens the free rounds, and adds to them', () => {
  fc.assert(
    fc.property(fc.oneof(rounds, bonuses), ({ spins, capped }) => {
      let total = 0;
      spins.forEach(({ steps, added }, index) => {
        let held = 0;
        for (const { meter, removed, wilds } of steps) {
          held += removed.length + wilds.length;
          expect(meter).toBe(held);
        }
        const full = held >= table.meter;
        const raised = index === 0 ? (full ? OPENED_ROUNDS : 0) : total + (full ? ADDED_ROUNDS : 0);
        expect(added).toBe(Math.min(raised, MOST_ROUNDS) - total);
        total += added;
      });
      if (!capped) expect(spins).toHaveLength(total + 1);
    }),
  );
});

test('a round pays the sum of its steps under the cap', () => {
  fc.assert(
    fc.property(fc.oneof(rounds, bonuses), ({ spins, units, capped }) => {
      const sum = spins.flatMap(({ steps }) => steps).reduce((total, step) => total + step.units, 0);
      expect(capped).toBe(sum >= table.maxWinMultiple * 20);
      expect(units).toBe(Math.min(sum, table.maxWinMultiple * 20));
      expect(spins.map((spin) => spin.units).reduce((total, paid) => total + paid, 0)).toBe(sum);
    }),
  );
});

test('a grid of one symbol is one cluster, again and again, until the cap', () => {
  const only = clusterRounds({ ...table, weights: [1, 0, 0, 0, 0, 0, 0], maxWinMultiple: 1_200 });
  const { spins, units, capped } = only(seededDraw(1));
  expect(spins).toHaveLength(1);
  expect(spins[0]!.steps.map(({ units: paid }) => paid)).toEqual([10_000, 20_000]);
  expect({ units, capped }).toEqual({ units: 24_000, capped: true });
});

test('free rounds that always fill the meter end with the most that there may be', () => {
  const cheap = table.pays.map((bySize) => bySize.map(() => 0));
  const endless = clusterRounds({ ...table, pays: cheap, meter: 0 });
  expect(endless(seededDraw(3)).spins).toHaveLength(MOST_ROUNDS + 1);
});
