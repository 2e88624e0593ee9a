import { toDecimal, toMinor, toMinorDown, type CurrencyCode } from '@tessera/domain';
import type { MessageId } from '../text.ts';

/** What an amount must be within. */
export interface AmountRange {
  readonly minimum: string;
  readonly maximum: string;
}

/** Returns what is wrong with an amount, or `undefined`. */
export function rangeProblem(
  amount: string,
  { minimum, maximum }: AmountRange,
  currency: CurrencyCode,
): MessageId | undefined {
  const minor = toMinor(amount, currency);
  const isWithin =
    minor > 0n && minor >= toMinorDown(minimum, currency) && minor <= toMinorDown(maximum, currency);
  return isWithin ? undefined : 'cashier.err_range';
}

/**
 * Returns the amounts to offer: the minimum and the member's own median, none above it; without one, the minimum and twice
 * it. Nothing tempts a member to more than usual (issue 22).
 */
export function presetsOf(
  { minimum, maximum }: AmountRange,
  currency: CurrencyCode,
  median?: string,
): string[] {
  const least = toMinorDown(minimum, currency);
  const most = toMinorDown(maximum, currency);
  const usual = median === undefined ? least * 2n : toMinorDown(median, currency);
  const offered = new Set([least, usual].filter((minor) => minor >= least && minor > 0n && minor <= most));
  return [...offered].map((minor) => toDecimal(minor, currency));
}

/** Returns the methods that take an amount before the others, each group in its order. */
export function fittingFirst<Method extends AmountRange>(
  methods: readonly Method[],
  sum: string | undefined,
  currency: CurrencyCode,
): readonly Method[] {
  if (sum === undefined) return methods;
  const misfit = (method: Method) => Number(rangeProblem(sum, method, currency) !== undefined);
  return methods.toSorted((one, other) => misfit(one) - misfit(other));
}

/** Returns the amount in the middle, the smaller of two; `undefined` without any. */
export function medianOf(amounts: readonly string[], currency: CurrencyCode): string | undefined {
  const sorted = amounts.toSorted((one, other) =>
    Number(toMinorDown(one, currency) - toMinorDown(other, currency)),
  );
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Returns the amount with another one added, or subtracted where it begins with a minus; never below zero. */
export function addAmounts(amount: string, other: string, currency: CurrencyCode): string {
  const sum = toMinorDown(amount, currency) + toMinorDown(other, currency);
  return toDecimal(sum < 0n ? 0n : sum, currency);
}

/** Returns the smallest of amounts. */
export function smallest(amounts: readonly [string, ...string[]], currency: CurrencyCode): string {
  return amounts.reduce((least, one) =>
    toMinorDown(one, currency) < toMinorDown(least, currency) ? one : least,
  );
}
