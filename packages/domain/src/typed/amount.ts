import { CURRENCIES, type CurrencyCode } from '../currencies.ts';
import { MAX_MINOR, toDecimal, toMinor, type Decimal } from '../money.ts';
import { currencyNames, groupSigns, isIndianGrouping } from './amount-habits.ts';
import { plainNumber } from './digits.ts';

/** Why a typed text is no amount. A text that may mean two amounts is never guessed. */
type AmountFault =
  | {
      readonly fault: 'empty' | 'not a number' | 'negative' | 'too many decimals' | 'too large';
      readonly amount?: undefined;
    }
  /** `larger` is the larger of the two amounts, without group signs. */
  | { readonly fault: 'ambiguous'; readonly larger: string; readonly amount?: undefined };

export type AmountReading = { readonly amount: Decimal; readonly fault?: undefined } | AmountFault;

const WESTERN = /^[1-9]\d{0,2}(?:([,.' ])\d{3})(?:\1\d{3})*$/;
const INDIAN = /^[1-9]\d?(?:([,.' ])\d{2})(?:\1\d{2})*\1\d{3}$/;

/**
 * Reads an amount as people type it (readings: "typed amounts"): digits of any script, group signs of the language or the
 * currency, a decimal point or comma, the currency's symbol or name. Returns all decimals of the currency, or the reason.
 * @param locale code or tag of the page's language
 */
export function readAmount(typed: string, currency: CurrencyCode, locale = ''): AmountReading {
  const text = plainSigns(typed);
  if (text === '') return { fault: 'empty' };
  // `20k` is usually 20,000, although K is the symbol of the kyat.
  if (currency === 'MMK' && /\dk$/.test(text) && !/[.,]\d\dk$/.test(text)) return { fault: 'not a number' };
  const { number, isNegative } = withoutCurrency(text, currency);
  const split = splitNumber(number, currency, locale);
  if ('fault' in split) return split;
  if (isNegative) return { fault: 'negative' };
  return exactAmount(split, currency, locale);
}

/** One character for each kind of sign, lower case, no spaces beside points and commas. */
const plainSigns = (typed: string): string =>
  plainNumber(typed)
    .replace(/[’‘ʼ´`]/g, "'")
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replace(/ *([.,]) */g, '$1')
    .replace(/ +/g, ' ')
    .toLowerCase()
    .trim();

/** Takes off the currency and the sign, before and behind; brackets mean a negative amount, as in accounts. */
function withoutCurrency(text: string, currency: CurrencyCode): { number: string; isNegative: boolean } {
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  let number = inBrackets ?? text;
  let isNegative = inBrackets !== undefined;
  const names = currencyNames(currency);
  // Twice: `-$5` and `$-5`.
  for (let round = 0; round < 2; round += 1) {
    const before = names.find((name) => number.startsWith(name));
    if (before) number = number.slice(before.length).trim();
    const behind = names.find((name) => number.endsWith(name));
    if (behind) number = number.slice(0, -behind.length).trim();
    const sign = /^[-+]|[-+]$/.exec(number)?.[0];
    if (sign === '-') isNegative = true;
    number = number.replace(/^[-+]|[-+]$/, '').trim();
  }
  return { number, isNegative };
}

/** Digits before and after the decimal sign. */
interface Split {
  readonly whole: string;
  readonly fraction: string;
  /** The decimal sign, where it is there. */
  readonly sign: string | undefined;
  readonly isGrouped: boolean;
}

function splitNumber(number: string, currency: CurrencyCode, locale: string): Split | AmountFault {
  const wholeOf = (text: string, sign?: string) => readWhole(text, sign, isIndianGrouping(currency, locale));
  const whole = wholeOf(number);
  const [, before = '', sign = '', fraction = ''] = /^(.*)([.,])(\d*)$/.exec(number) ?? [];
  const decimal =
    before === '' ? (fraction === '' ? undefined : { digits: '0', isGrouped: false }) : wholeOf(before, sign);
  const grouped = whole && { whole: whole.digits, fraction: '', sign: undefined, isGrouped: whole.isGrouped };
  // Both: three digits follow the only sign, as in `1.000`.
  if (grouped && (!decimal || groupSigns(currency, locale).includes(sign))) return grouped;
  if (grouped && decimal) return { fault: 'ambiguous', larger: grouped.whole };
  if (decimal) return { whole: decimal.digits, fraction, sign, isGrouped: decimal.isGrouped };
  return { fault: 'not a number' };
}

/** Reads digits with at most one kind of group sign, other than the decimal sign. */
function readWhole(
  text: string,
  decimalSign: string | undefined,
  isIndian: boolean,
): { digits: string; isGrouped: boolean } | undefined {
  if (/^\d+$/.test(text)) return { digits: text, isGrouped: false };
  const groupSign = (WESTERN.exec(text) ?? (isIndian ? INDIAN.exec(text) : undefined))?.[1];
  if (groupSign === undefined || groupSign === decimalSign) return undefined;
  return { digits: text.replaceAll(groupSign, ''), isGrouped: true };
}

function exactAmount(
  { whole, fraction, sign, isGrouped }: Split,
  currency: CurrencyCode,
  locale: string,
): AmountReading {
  const { minorDigits } = CURRENCIES[currency];
  // `20.00` in a currency without decimals that groups by points is an unfinished `20.000`.
  const isGroupCut =
    minorDigits === 0 && !isGrouped && fraction !== '' && groupSigns(currency, locale).includes(sign ?? '');
  if (isGroupCut || /[1-9]/.test(fraction.slice(minorDigits))) return { fault: 'too many decimals' };
  const digits = whole.replace(/^0+(?=\d)/, '');
  const minor =
    digits.length > 18 ? undefined : toMinor(`${digits}.${fraction.slice(0, minorDigits)}0`, currency);
  return minor === undefined || minor > MAX_MINOR
    ? { fault: 'too large' }
    : { amount: toDecimal(minor, currency) };
}
