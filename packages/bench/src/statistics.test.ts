import { median, percentile } from './statistics.ts';

test('the median is the middle value, whatever their order', () => {
  expect(median([900, 1, 5])).toBe(5);
});

test('an even number of values has its median between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('one outlier does not move the median', () => {
  expect(median([10, 11, 12, 13, 9_000])).toBe(12);
});

test('no values have no median and no percentile', () => {
  expect(median([])).toBeUndefined();
  expect(percentile([], 0.99)).toBeUndefined();
});

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 0.5)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([7, 8], 0)).toBe(7);
});
