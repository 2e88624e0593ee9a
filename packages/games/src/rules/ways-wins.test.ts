import fc from 'fast-check';
import { waysWins, type WaysPays } from './ways-wins.ts';

const WILD = 3;
const PAYS: WaysPays = [
  [0, 0, 5, 20, 100],
  [0, 0, 2, 8, 40],
  [0, 1, 2, 3, 4],
];
const cell = fc.constantFrom(0, 1, 2, WILD, 4);
const grid = fc
  .tuple(
    fc.array(fc.constantFrom(0, 1, 2, 4), { minLength: 2, maxLength: 4 }),
    fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([first, others]) => [first, ...others]);

/** Every single way from the left, one by one. */
function counted(of: readonly (readonly number[])[], symbol: number): number {
  const walk = (reel: number): number => {
    const places = (of[reel] ?? []).filter((one) => one === symbol || one === WILD);
    if (places.length === 0) return PAYS[symbol]![reel - 1] ?? 0;
    return places.reduce((sum) => sum + walk(reel + 1), 0);
  };
  return walk(0);
}

test('the ways pay what they come to when each is counted by itself', () => {
  fc.assert(
    fc.property(grid, (of) => {
      const wins = waysWins(of, PAYS, WILD);
      for (const symbol of PAYS.keys()) {
        const paid = wins.filter((win) => win.symbol === symbol);
        expect(paid.length).toBeLessThanOrEqual(1);
        expect(paid[0]?.units ?? 0).toBe(counted(of, symbol));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('what does not pay by ways is never a win', () => {
  expect(waysWins([[4], [4], [4], [4], [4]], PAYS, WILD)).toEqual([]);
});

test('a wild stands on any reel but the first', () => {
  expect(waysWins([[0, 1], [WILD, 0], [WILD], [2], [0]], PAYS, WILD)).toEqual([
    { symbol: 0, reels: 3, ways: 2, units: 10 },
    { symbol: 1, reels: 3, ways: 1, units: 2 },
  ]);
});
