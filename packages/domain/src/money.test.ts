import fc from 'fast-check';
import { CURRENCIES, CURRENCY_CODES } from './currencies.ts';
import { isDecimal, toDecimal, toMinor, toMinorDown, truncateAmount } from './money.ts';

test('converts amounts to minor units and back without loss', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 16n), 10n ** 16n),
      fc.constantFrom(...CURRENCY_CODES),
      (minor, currency) => {
        expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});

test('accepts missing decimals and trailing zeros', () => {
  expect(toMinor('12.5', 'USD')).toBe(1250n);
  expect(toMinor('12.500', 'USD')).toBe(1250n);
  expect(toMinor('12.0', 'JPY')).toBe(12n);
});

test.each(['', '1,5', '1e3', '.5', '5.', ' 1', '1.005', '--1', 'NaN'])('rejects %j in USD', (text) => {
  expect(() => toMinor(text, 'USD')).toThrow(RangeError);
  expect(isDecimal(text, 'USD')).toBe(false);
});

test.each([
  ['1.239', 'USD', '1.23'],
  ['-1.239', 'USD', '-1.23'],
  ['-0.009', 'USD', '0.00'],
  ['99999999999999.999', 'USD', '99999999999999.99'],
  ['12.9', 'JPY', '12'],
  ['-0.9', 'JPY', '0'],
  ['12.5', 'USD', '12.5'],
  ['-12', 'USD', '-12'],
] as const)('drops from %s %s the digits below the minor unit: %s', (amount, currency, whole) => {
  expect(truncateAmount(amount, currency)).toBe(whole);
  expect(toMinorDown(amount, currency)).toBe(toMinor(whole, currency));
});

test('keeps an amount in whole minor units as it is', () => {
  for (const currency of CURRENCY_CODES) {
    const amount = toDecimal(10n ** 6n + 1n, currency);
    expect(truncateAmount(amount, currency)).toBe(amount);
    expect(toMinorDown(amount, currency)).toBe(toMinor(amount, currency));
    expect(truncateAmount(`${amount}${CURRENCIES[currency].minorDigits === 0 ? '.' : ''}9`, currency)).toBe(
      amount,
    );
  }
});
