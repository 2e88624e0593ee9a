import { toMinor, type CurrencyCode } from '@tessera/domain';
import { oneOf } from '@tessera/kit/address';
import { AMOUNTS, type Figures } from './figures.ts';

export const COLUMNS = ['members', 'newMembers', 'activeMembers', ...AMOUNTS] as const;
export type Column = (typeof COLUMNS)[number];

/** The figures of play: all that one provider's rounds have. */
export const PLAY_COLUMNS: readonly Column[] = [
  'members',
  'activeMembers',
  'turnover',
  'payouts',
  'netRevenue',
];

export interface Sorting {
  readonly column: Column;
  readonly order: 'ascending' | 'descending';
}

/** Returns the sorting after a click on a column: the highest first, then the lowest, then as it came. */
export function nextSorting(now: Sorting | undefined, column: Column): Sorting | undefined {
  if (now?.column !== column) return { column, order: 'descending' };
  return now.order === 'descending' ? { column, order: 'ascending' } : undefined;
}

/** Returns the sorting that an address has: a column, with a minus in front for the lowest first. */
export function sortingIn(value: string): Sorting | undefined {
  const column = oneOf(COLUMNS, value.replace(/^-/, ''));
  return column && { column, order: value.startsWith('-') ? 'ascending' : 'descending' };
}

/** Returns a sorting as the address has it. */
export const addressOf = (sorting: Sorting | undefined): string =>
  sorting ? `${sorting.order === 'ascending' ? '-' : ''}${sorting.column}` : '';

/** Returns the rows in the order of one column. Money is compared by its minor units. */
export function sortRows<Row extends Figures>(
  rows: readonly Row[],
  sorting: Sorting | undefined,
  currency: CurrencyCode,
): readonly Row[] {
  if (!sorting) return rows;
  const { column, order } = sorting;
  const valueOf = (row: Row): bigint => {
    const value = row[column] ?? 0;
    return typeof value === 'number' ? BigInt(value) : toMinor(value, currency);
  };
  const direction = order === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const difference = valueOf(one) - valueOf(other);
    return difference === 0n ? 0 : difference > 0n ? direction : -direction;
  });
}
