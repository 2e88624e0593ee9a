/** The months of a page and of its chart. */
export const MONTHS_PER_PAGE = 6;

/** Whether an address has a month: `2026-05`. */
export const isMonth = (value: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** Returns the month that is `count` later, or earlier if negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}
