import { addDays, dayAt, startOfDay } from '@tessera/domain';

/** The zone of a site that chose none (spec §1, §9). */
export const DEFAULT_TIME_ZONE = 'America/Caracas';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Where the time of day is in `2026-04-01T20:00:00.000-04:00`. */
const [CLOCK_FROM, CLOCK_TO] = [11, 23];

let zone = DEFAULT_TIME_ZONE;
let offsets = offsetsIn(zone);

/** Returns the time zone of the site's calendar: all days, weeks and months are counted by its clock. */
export const siteTimeZone = (): string => zone;

/** Sets the zone of this process, as the database says (`time-zone.ts`). It never changes while a site runs. */
export function setSiteTimeZone(timeZone: string): void {
  zone = timeZone;
  offsets = offsetsIn(zone);
}

function offsetsIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
}

/** Of the site's clock at this instant, east of Greenwich. */
function offsetMinutes(at: Date): number {
  const name = offsets.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/** The instant as the site's clock shows it, with its offset: `2026-04-01T20:00:00.000-04:00`. */
export function siteInstant(at: Date): string {
  const offset = offsetMinutes(at);
  const clock = new Date(at.getTime() + offset * MINUTE_MS).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${clock}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/**
 * Returns when the site's clock shows the same time of day as at an instant, on this day. A time that the clocks jump over
 * is so much later.
 */
export function sameTimeOn(day: string, at: Date): Date {
  const wanted = Date.parse(`${day}T${siteInstant(at).slice(CLOCK_FROM, CLOCK_TO)}Z`);
  const [before = 0, after = 0] = [-DAY_MS, DAY_MS].map((near) => offsetMinutes(new Date(wanted + near)));
  const guesses = [before, after].map((offset) => new Date(wanted - offset * MINUTE_MS));
  const isShown = (guess: Date) => guess.getTime() + offsetMinutes(guess) * MINUTE_MS === wanted;
  return guesses.find(isShown) ?? guesses[0] ?? at;
}

/** The day of the site's calendar: `2026-04-01`. */
export const siteDay = (at: Date): string => dayAt(at, zone);

/** The day before: `2026-03-31`. */
export const dayBefore = (day: string): string => addDays(day, -1);

/** When this day of the site's calendar begins: not always at midnight, which the clocks of some zones jump over. */
export function startOfSiteDay(day: string): Date {
  const start = startOfDay(day, zone);
  if (start === undefined) throw new RangeError(`${day} is no day`);
  return new Date(start);
}

/** When the site's next day begins. */
export const nextSiteDay = (at: Date): Date => startOfSiteDay(addDays(siteDay(at), 1));
