import {
  CURRENCIES,
  CURRENCY_CODES,
  LOCALE_CODES,
  readAmount,
  toDecimal,
  toLanguageTag,
  type CurrencyCode,
} from '@tessera/domain';
import { formatMoney, numberFormat } from './formats.ts';

/** Returns a function that gives the same numbers from 0 to 1 each time (a linear congruential generator). */
function seededRandom(): () => number {
  let state = 20_261_127;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** Amounts of every length, up to the largest that is stored; many with zeros, whose groups are the hardest to read. */
function* amounts(currency: CurrencyCode): Generator<string> {
  const random = seededRandom();
  for (let digits = 1; digits <= 18; digits += 1) {
    for (let time = 0; time < 8; time += 1) {
      const minor = Array.from({ length: digits }, () => (random() < 0.4 ? 0 : Math.floor(random() * 10)));
      yield toDecimal(BigInt(minor.join('')), currency);
    }
  }
}

const PAIRS = CURRENCY_CODES.flatMap((currency) => LOCALE_CODES.map((locale) => [currency, locale] as const));

test.each(PAIRS)('reads every amount that is drawn in %s and %s as itself', (currency, locale) => {
  const { minorDigits } = CURRENCIES[currency];
  const number = numberFormat(locale, { minimumFractionDigits: minorDigits });
  for (const amount of amounts(currency)) {
    const drawn = formatMoney(amount, currency, toLanguageTag(locale));
    // Also without the currency, and as it is on the wire.
    for (const typed of [drawn, number.format(amount as Intl.StringNumericLiteral), amount]) {
      expect({ typed, ...readAmount(typed, currency, locale) }).toEqual({ typed, amount });
    }
  }
});
