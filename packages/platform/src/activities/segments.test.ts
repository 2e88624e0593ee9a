import fc from 'fast-check';
import { segmentsOf } from './segments.ts';

const sweeps = (weights: number[]) => segmentsOf(weights.map((weight) => ({ weight })));

test('gives each prize the part of the circle that its weight has of all weights', () => {
  expect(sweeps([1, 2, 1]).map(({ angle, sweep }) => [angle, sweep])).toEqual([
    [0, 90],
    [135, 180],
    [270, 90],
  ]);
});

test('is a circle without a gap, in which each arc has the part of its weight, whatever the weights are', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(weights, (all) => {
      const segments = sweeps(all);
      const total = all.reduce((sum, weight) => sum + weight, 0);
      for (const [index, { angle, sweep }] of segments.entries()) {
        expect(sweep / 360).toBeCloseTo((all[index] ?? 0) / total, 12);
        expect(angle >= 0 && angle < 360).toBe(true);
        const next = segments[(index + 1) % segments.length];
        const way = ((next?.angle ?? 0) - angle + 720) % 360;
        const arcs = (sweep + (next?.sweep ?? 0)) / 2;
        // The way to itself is a whole turn, which is none here.
        expect(Math.min(Math.abs(way - arcs), Math.abs(way - arcs + 360))).toBeLessThan(1e-7);
      }
    }),
    { seed: 54 },
  );
});
