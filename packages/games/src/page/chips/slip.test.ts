import fc from 'fast-check';
import { betsOf, lay, piles, takeLast, totalOf, type Chip } from './slip.ts';

const chips = fc.array(
  fc.record({
    on: fc.constantFrom('red', 'straight-7', 'split-1-2', 'dozen-1', 'column-3'),
    stake: fc.constantFrom(100n, 500n, 2_000n),
  }),
);
const LIMITS = { most: 5_000n, spots: 3 };
const NOTHING: ReadonlyMap<string, bigint> = new Map();

test('what is laid is never more than the table takes', () => {
  fc.assert(
    fc.property(chips, fc.bigInt({ min: 0n, max: 6_000n }), (more, before) => {
      const placed = new Map([['red', before]]);
      const laid = piles(lay([], more, placed, LIMITS));
      expect(laid.size).toBeLessThanOrEqual(LIMITS.spots);
      for (const [on, stake] of laid) expect(stake + (placed.get(on) ?? 0n)).toBeLessThanOrEqual(LIMITS.most);
    }),
  );
});

test('a chip is left out only where it would be too much', () => {
  const chip: Chip = { on: 'red', stake: 2_000n };
  expect(lay([chip, chip], [chip], NOTHING, LIMITS)).toHaveLength(2);
  expect(lay([chip, chip], [{ ...chip, stake: 1_000n }], NOTHING, LIMITS)).toHaveLength(3);
  expect(lay([chip], [{ on: 'black', stake: 2_000n }], NOTHING, { ...LIMITS, spots: 1 })).toEqual([chip]);
});

test('one bet per spot, of all its chips', () => {
  fc.assert(
    fc.property(chips, (slip) => {
      const bets = betsOf(slip);
      expect(totalOf(bets)).toBe(totalOf(slip));
      expect(new Set(bets.map(({ on }) => on)).size).toBe(bets.length);
    }),
  );
});

test('the last chip is taken back, or the last one of a spot', () => {
  const slip: Chip[] = [
    { on: 'red', stake: 1n },
    { on: 'odd', stake: 2n },
    { on: 'red', stake: 3n },
  ];
  expect(takeLast(slip).map(({ stake }) => stake)).toEqual([1n, 2n]);
  expect(takeLast(slip, 'odd').map(({ stake }) => stake)).toEqual([1n, 3n]);
  expect(takeLast(slip, 'low')).toBe(slip);
  expect(takeLast([])).toEqual([]);
});
