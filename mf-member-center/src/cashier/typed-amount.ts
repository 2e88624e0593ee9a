import {
  CURRENCIES,
  readAmount,
  type AmountReading,
  type CurrencyCode,
  type Decimal,
  type LocaleCode,
} from '@tessera/domain';
import { useLocale, useMoney } from '@tessera/kit';
import type { MessageId } from '../text.ts';

const FAULTS: Readonly<Record<NonNullable<AmountReading['fault']>, MessageId>> = {
  empty: 'wallet.err_blank',
  'not a number': 'wallet.err_format',
  negative: 'wallet.err_format',
  ambiguous: 'wallet.err_ambiguous',
  'too many decimals': 'wallet.err_decimals',
  'too large': 'wallet.err_tooLarge',
};

/** Returns what is wrong with an amount that could be read. */
type AmountCheck = (amount: Decimal) => MessageId | undefined;

interface AmountOptions {
  readonly currency: CurrencyCode;
  readonly locale: LocaleCode;
  readonly check: AmountCheck;
}

/** What an amount's field holds. */
interface TypedAmount {
  /** The amount in the wire's form, once it can be sent. */
  readonly sum: Decimal | undefined;
  readonly problem: MessageId | undefined;
  /** The problem to show when the field is left: an empty one is not complained about. */
  readonly problemOnLeave: MessageId | undefined;
  /** For the texts of problems: of an ambiguous amount the larger one, and how many decimals the currency has. */
  readonly values: { readonly larger: string; readonly decimals: number };
}

function typedAmount(typed: string, { currency, locale, check }: AmountOptions): TypedAmount {
  const reading = readAmount(typed, currency, locale);
  const problem = reading.fault === undefined ? check(reading.amount) : FAULTS[reading.fault];
  return {
    sum: problem ? undefined : reading.amount,
    problem,
    problemOnLeave: reading.fault === 'empty' ? undefined : problem,
    values: {
      larger: reading.fault === 'ambiguous' ? reading.larger : '',
      decimals: CURRENCIES[currency].minorDigits,
    },
  };
}

/** Reads an amount in the page's language, with the values of all texts about amounts. */
export function useTypedAmount(typed: string, currency: CurrencyCode, check: AmountCheck) {
  const { code: locale } = useLocale();
  const example = useMoney()('12', currency);
  const { values, ...read } = typedAmount(typed, { currency, locale, check });
  return { ...read, values: { ...values, example } };
}
