import { addDays, startOfDay } from '@tessera/domain';

/** A zone, and a day of it in the middle of those that entries are on. The end of a month is near each. */
export const PLACES = [
  // Days that begin at 01:00: the clocks jump over midnight.
  ['America/Santiago', '2025-09-07'],
  ['Africa/Cairo', '2025-04-25'],
  ['Asia/Beirut', '2025-03-30'],
  // Days that show their last hour twice.
  ['America/Santiago', '2025-04-05'],
  ['Africa/Cairo', '2025-10-30'],
  // A day of 23 hours, days of half-hour offsets, and both ends of the earth.
  ['Europe/Berlin', '2025-03-30'],
  ['America/Caracas', '2025-07-31'],
  ['Asia/Kolkata', '2025-06-30'],
  ['Pacific/Kiritimati', '2025-05-31'],
  ['Pacific/Pago_Pago', '2025-08-31'],
] as const;
type Place = (typeof PLACES)[number];

/** Returns when a day begins there, in epoch milliseconds. */
export const startOf = (day: string, zone: string) => Date.parse(startOfDay(day, zone) ?? '');

/** The first or the last millisecond of a day, or a share of it. */
type Moment = 'first' | 'last' | number;

/** Returns an instant of the day that is so many days after the one in the middle. */
export function instantOf(
  { days, moment }: { readonly days: number; readonly moment: Moment },
  [zone, middle]: Place,
): Date {
  const day = addDays(middle, days);
  const [start, end] = [startOf(day, zone), startOf(addDays(day, 1), zone)];
  if (moment === 'first') return new Date(start);
  if (moment === 'last') return new Date(end - 1);
  return new Date(start + Math.floor(moment * (end - start)));
}

/** What a clock on the wall shows there: `2025-09-07 01:00:00,000`. */
export const wallClock = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const),
    timeZone: zone,
  }).format(at);
