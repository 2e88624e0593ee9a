import fc from 'fast-check';
import { CURRENCY_CODES } from './currencies.ts';
import { isDecimal, toDecimal, toMinor } from './money.ts';

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
