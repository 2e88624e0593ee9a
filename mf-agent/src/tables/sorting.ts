import { toMinorDown, type CurrencyCode } from '@tessera/domain';
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

/** What rows are sorted by: a column of figures, or the first one, which names the rows. */
export type SortKey = Column | 'row';
const SORT_KEYS = ['row', ...COLUMNS] as const;

export interface Sorting {
  readonly column: SortKey;
  readonly order: 'ascending' | 'descending';
}

/** Returns the sorting after a click on a column: the highest first, then the lowest, then as it came. */
export function nextSorting(now: Sorting | undefined, column: SortKey): Sorting | undefined {
  if (now?.column !== column) return { column, order: 'descending' };
  return now.order === 'descending' ? { column, order: 'ascending' } : undefined;
}

/** Returns the sorting that an address has: a column, with a minus in front for the lowest first. */
export function sortingIn(value: string): Sorting | undefined {
  const column = oneOf(SORT_KEYS, value.replace(/^-/, ''));
  return column && { column, order: value.startsWith('-') ? 'ascending' : 'descending' };
}

/** Returns a sorting as the address has it. */
export const addressOf = (sorting: Sorting | undefined): string =>
  sorting ? `${sorting.order === 'ascending' ? '-' : ''}${sorting.column}` : '';

interface SortedRow extends Figures {
  /** Names the row, as a day or a level does. */
  readonly key: string;
}

/** Returns the rows in the order of one column. Money is compared by its minor units, days and levels by their keys. */
export function sortRows<Row extends SortedRow>(
  rows: readonly Row[],
  sorting: Sorting | undefined,
  currency: CurrencyCode,
): readonly Row[] {
  if (!sorting) return rows;
  const { column, order } = sorting;
  const direction = order === 'ascending' ? 1 : -1;
  if (column === 'row') {
    const byKey = { numeric: true } as const;
    return rows.toSorted((one, other) => direction * one.key.localeCompare(other.key, 'en', byKey));
  }
  const valueOf = (row: Row): bigint => {
    const value = row[column] ?? 0;
    return typeof value === 'number' ? BigInt(value) : toMinorDown(value, currency);
  };
  return rows.toSorted((one, other) => {
    const difference = valueOf(one) - valueOf(other);
    return difference === 0n ? 0 : difference > 0n ? direction : -direction;
  });
}
