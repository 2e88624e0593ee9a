import fc from 'fast-check';
import { evaluateSpin } from '../../rules/evaluate.ts';
import { BASE_REELS } from '../../rules/strips.ts';
import { TIMING } from '../play/timing.ts';
import { layoutOf, middleOf } from './layout.ts';
import { placeOf, settled, stopTravel, type ReelMotion } from './motion.ts';
import { cellsOf } from './wins.ts';

const stopping: ReelMotion = { kind: 'stopping', to: 7, since: 1_000, ms: 460 };

test('a reel stops exactly where the round says, a little beyond it on the way', () => {
  expect(placeOf(stopping, 1_000).at).toBeCloseTo(7 + stopTravel(460), 6);
  expect(placeOf(stopping, 1_460).at).toBe(7);
  const lowest = Math.min(...Array.from({ length: 47 }, (_, n) => placeOf(stopping, 1_000 + n * 10).at));
  expect(lowest).toBeLessThan(7);
  expect(lowest).toBeGreaterThan(6.6);
  expect(settled(stopping, 1_459)).toBe(stopping);
  expect(settled(stopping, 1_460)).toEqual({ kind: 'resting', at: 7 });
});

test('a running reel swings back first, then only falls', () => {
  const running: ReelMotion = { kind: 'running', from: 3, since: 0 };
  expect(placeOf(running, 100).at).toBeGreaterThan(3);
  fc.assert(
    fc.property(fc.integer({ min: 130, max: 5_000 }), fc.integer({ min: 1, max: 500 }), (from, later) => {
      expect(placeOf(running, from + later).at).toBeLessThan(placeOf(running, from).at);
    }),
  );
});

test('the pace is never faster than two and a half seconds, and a second in quick play', () => {
  const whole = ({
    firstStop,
    stagger,
    stop,
  }: {
    firstStop: number;
    stagger: number;
    stop: number;
  }): number => firstStop + stagger * 4 + stop;
  expect(whole(TIMING.normal)).toBeGreaterThanOrEqual(2_500);
  expect(whole(TIMING.quick)).toBeGreaterThanOrEqual(1_000);
});

test('the reels fit into every stage, in its middle', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 240, max: 2_600 }),
      fc.integer({ min: 180, max: 1_600 }),
      (width, height) => {
        const layout = layoutOf(width, height);
        const [x, y] = middleOf(layout, 2, 1);
        expect(x).toBeCloseTo(width / 2, 6);
        expect(y).toBeCloseTo(height / 2, 6);
        expect(layout.left - layout.border).toBeGreaterThanOrEqual(0);
        expect(layout.top - layout.border).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a show points at the winning cells and at nothing else', () => {
  for (let stop = 0; stop < 34; stop += 1) {
    const result = evaluateSpin(BASE_REELS, [stop, stop, stop, stop, stop]);
    const cells = cellsOf({
      result,
      wins: result.wins,
      scatters: false,
      since: 0,
      dimmedSince: 0,
      label: undefined,
    });
    expect(cells.size > 0).toBe(result.wins.length > 0);
    for (const cell of cells) {
      const [reel, row] = cell.split('/').map(Number) as [number, number];
      expect(result.grid[reel]![row]).not.toBe('scatter');
    }
  }
});
