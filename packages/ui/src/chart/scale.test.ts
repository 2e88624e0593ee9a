import fc from 'fast-check';
import { scaleOf } from './scale.ts';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [3, 9, 12],
    [0, 5, 10, 15],
  ],
  [
    [40, 1_000],
    [0, 250, 500, 750, 1_000],
  ],
  [
    [-30, 90],
    [-50, 0, 50, 100],
  ],
  [
    [-8, -2],
    [-8, -6, -4, -2, 0],
  ],
])('reads well for %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test('contains every value and zero, with few ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 })), (values) => {
      const { ticks, low, high } = scaleOf(values);
      expect(low).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks.some((tick) => Math.abs(tick) < 1e-9)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
