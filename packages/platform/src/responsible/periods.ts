import type { LimitPeriod } from '@tessera/wire';
import { siteDay, siteTimeZone, startOfSiteDay } from '../site/calendar.ts';

const DAY_MS = 24 * 3_600_000;

/** A day, a week from Monday, or a month of the site's calendar. */
export interface CalendarPeriod {
  /** Its first day: `2026-04-01`. */
  readonly day: string;
  readonly startsAt: Date;
  /** When the next one begins. */
  readonly resetsAt: Date;
}

/** Every stake asks for the ones that run, and calendars are slow: those that were found last are kept. */
const found = new Map<string, CalendarPeriod>();

/** The period that this instant is in. */
export function periodAt(period: LimitPeriod, at: Date): CalendarPeriod {
  const name = `${period} in ${siteTimeZone()}`;
  const last = found.get(name);
  if (last && last.startsAt <= at && at < last.resetsAt) return last;
  const [first, next] = BOUNDS[period](new Date(`${siteDay(at)}T00:00:00Z`));
  const day = dayOf(first);
  const fresh = { day, startsAt: startOfSiteDay(day), resetsAt: startOfSiteDay(dayOf(next)) };
  found.set(name, fresh);
  return fresh;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const daysLater = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

/** First day of the period that a day is in, and of the one after it. */
const BOUNDS: Readonly<Record<LimitPeriod, (day: Date) => readonly [Date, Date]>> = {
  day: (day) => [day, daysLater(day, 1)],
  week: (day) => {
    const monday = daysLater(day, -((day.getUTCDay() + 6) % 7));
    return [monday, daysLater(monday, 7)];
  },
  month: (day) => {
    const firstOf = (month: number) => new Date(Date.UTC(day.getUTCFullYear(), month, 1));
    return [firstOf(day.getUTCMonth()), firstOf(day.getUTCMonth() + 1)];
  },
};
