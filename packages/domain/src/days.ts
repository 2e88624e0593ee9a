/** Calendar days as `YYYY-MM-DD`, by the clock of a time zone. */

const DAY_MS = 24 * 3_600_000;
/** Of `2026-11-30`, and of `2026-11-30 12:00:00`. */
const DAY_LENGTH = 10;
const TIME_LENGTH = 19;

/** Days that records are asked for, in whatever way. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** Whether the text is a day of the calendar: `2026-11-31` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Dates that do not exist roll over to the next month.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** Whether the text is a day of this century. A date that is being typed has the years 2, 20 and 202 on the way to 2026. */
export const isDayOfCentury = (text: string): boolean => isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** Whether there is such a time zone: `America/Caracas`. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Clocks by their zone: making one takes far longer than reading it. The Swedish form of a date is ISO 8601. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns what the zone's clock shows at an instant: `2026-11-30 12:00:00`. */
const shownAt = (instant: Date | number, timeZone: string): string =>
  // Early years are shown without the zeros in front of them.
  clockOf(timeZone).format(instant).padStart(TIME_LENGTH, '0');

/** Returns the day at an instant. */
export function dayAt(instant: Date, timeZone: string): string {
  return shownAt(instant, timeZone).slice(0, DAY_LENGTH);
}

/** Returns the day that is `days` later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the instant at which a day begins, in ISO 8601; `undefined` for what is no day. A day whose midnight the clocks
 * jump over begins with the jump, one with two midnights begins with the first.
 */
export function startOfDay(day: string, timeZone: string): string | undefined {
  if (!isDay(day)) return undefined;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset of a day before and after: a change in between is the only one near.
  const offsets = [midnight - DAY_MS, midnight + DAY_MS].map((near) => offsetMs(near, timeZone));
  const guesses = offsets.map((offset) => midnight - offset).toSorted((a, b) => a - b);
  const start = guesses.find((guess) => offsetMs(guess, timeZone) === midnight - guess);
  return new Date(start ?? firstOf(day, timeZone, midnight)).toISOString();
}

/** Returns the first instant, in milliseconds, at which the zone's clock shows this day or a later one. */
function firstOf(day: string, timeZone: string, midnight: number): number {
  let [before, after] = [midnight - DAY_MS, midnight + DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** Returns how far the zone's clock is ahead of Greenwich at an instant. */
function offsetMs(instant: number, timeZone: string): number {
  const shown = shownAt(instant, timeZone).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(instant / 1000) * 1000;
}
