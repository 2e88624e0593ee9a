import { addDays, toMinorDown, type CurrencyCode } from '@tessera/domain';
import type { Period } from '../frame/use-period.ts';

/** Returns the period of the same length that ends on the day before. */
export function periodBefore({ from, to }: Period): Period {
  let days = 1;
  for (let day = from; day < to; day = addDays(day, 1)) days += 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** How a figure compares with the period before. `share` is a part of one: 0.25 is a quarter more. */
type Change =
  | { readonly kind: 'same' }
  /** There is nothing to compare with. */
  | { readonly kind: 'new' }
  | { readonly kind: 'changed'; readonly share: number };

export function changeOf(now: bigint, before: bigint): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0n) return { kind: 'new' };
  const base = before < 0n ? -before : before;
  return { kind: 'changed', share: Number(now - before) / Number(base) };
}

/** Returns a figure as an exact number: a count, or an amount's minor units. */
export const exactly = (value: number | string, currency: CurrencyCode): bigint =>
  typeof value === 'number' ? BigInt(value) : toMinorDown(value, currency);
