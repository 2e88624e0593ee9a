import { decimalBetween } from './count-up.ts';

test.each([
  ['0.00', '10.00', 0.5, '5.00'],
  ['100', '50', 0.5, '75'],
  ['1.5', '2.00', 0, '1.50'],
  ['0.01', '0.03', 0.5, '0.02'],
  ['-1.00', '1.00', 0.25, '-0.50'],
  ['9007199254740993.01', '9007199254740993.03', 0.5, '9007199254740993.02'],
])('interpolates from %s to %s at %d as %s', (from, to, progress, expected) => {
  expect(decimalBetween(from, to, progress)).toBe(expected);
});

test('ends with the given text', () => {
  expect(decimalBetween('3.10', '12.5', 1)).toBe('12.5');
});
