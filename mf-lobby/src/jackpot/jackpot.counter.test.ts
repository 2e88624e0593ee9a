import { jackpotAt } from './jackpot.counter.ts';

test.each([
  ['1234567.89', '0.05', 0, 'USD', '1234567.89'],
  ['1234567.89', '0.05', 1_000, 'USD', '1234567.94'],
  ['1234567.89', '0.05', 400, 'USD', '1234567.91'],
  ['99', '0.01', 90_000, 'USD', '99.90'],
  ['500', '12.5', 2_000, 'JPY', '525'],
  ['9999999999.99', '0.01', 1_000, 'USD', '10000000000.00'],
  ['100.00', '0.00000001', 3_600_000, 'USD', '100.00'],
] as const)('%s growing by %s is after %d ms in %s: %s', (total, growth, elapsed, currency, expected) => {
  expect(jackpotAt(total, growth, elapsed, currency)).toBe(expected);
});

test('subtracts nothing when the clock ran backwards', () => {
  expect(jackpotAt('100.00', '5', -60_000, 'USD')).toBe('100.00');
});
