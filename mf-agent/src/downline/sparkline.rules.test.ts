import { barsOf } from './sparkline.rules.ts';

test('the highest day has the whole height, and the others their share of it', () => {
  expect(barsOf([0n, 500n, 1_000n], 24)).toEqual({ bars: [1, 12, 24], sum: 1_500n, most: 1_000n });
});

test('a day with little is higher than one without', () => {
  expect(barsOf([1n, 0n, 10n ** 15n], 24).bars).toEqual([2, 1, 24]);
});

test('days without any are flat', () => {
  expect(barsOf([0n, 0n], 24)).toEqual({ bars: [1, 1], sum: 0n, most: 0n });
});
