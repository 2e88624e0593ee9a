import { startOfSiteDay } from '../site/calendar.ts';

/** Days, weeks and periods of the site's calendar. A day is `2026-04-01`, a week ISO 8601's: `2026-W14`. */

const DAY_MS = 24 * 3_600_000;

/** Both days are in it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** An interval of instants; `until` is no longer in it. */
export interface Span {
  readonly since: Date;
  readonly until: Date;
}

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(utc(day) + days * DAY_MS);

/** How many days are in it. */
export const lengthOf = ({ from, to }: Period): number => (utc(to) - utc(from)) / DAY_MS + 1;

/** When the day begins by the site's clock. */
export const startOf = startOfSiteDay;

export const spanOf = ({ from, to }: Period): Span => ({
  since: startOf(from),
  until: startOf(addDays(to, 1)),
});

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(utc(day)).getUTCDay() + 6) % 7));

/** The week that the day is in. */
export function weekOf(day: string): string {
  // A week is of the year that its Thursday is in.
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor((utc(thursday) - utc(`${year}-01-01`)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Monday to Sunday; `undefined` where the year has no such week. */
export function periodOfWeek(week: string): Period | undefined {
  const [, year = '', number = ''] = /^(20\d{2})-W(\d{2})$/.exec(week) ?? [];
  if (year === '') return undefined;
  // The fourth of January is always in the first week.
  const from = addDays(mondayOf(`${year}-01-04`), (Number(number) - 1) * 7);
  return weekOf(from) === week ? { from, to: addDays(from, 6) } : undefined;
}

export type Grain = 'day' | 'week' | 'month';

/** The first day of the day, week or month that this day is in. */
export function grainStart(day: string, grain: Grain): string {
  if (grain === 'day') return day;
  return grain === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

/** The days, weeks or months of a period, the latest first; the outer ones are cut at its ends. */
export function divide(period: Period, grain: Grain): Period[] {
  const parts: Period[] = [];
  for (let to = period.to; to >= period.from;) {
    const start = grainStart(to, grain);
    const from = start < period.from ? period.from : start;
    parts.push({ from, to });
    to = addDays(from, -1);
  }
  return parts;
}

/** The months of a period by their first days, with the period's days of each as bits: bit 0 is the first. */
export function monthsOf(period: Period): { readonly month: string; readonly days: number }[] {
  return divide(period, 'month').map(({ from, to }) => {
    const [first, last] = [from, to].map((day) => Number(day.slice(8)));
    return { month: grainStart(from, 'month'), days: 2 ** (last ?? 0) - 2 ** ((first ?? 1) - 1) };
  });
}
