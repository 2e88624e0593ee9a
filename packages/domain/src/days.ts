/** Calendar days as `YYYY-MM-DD`, by the clock of a time zone. */

const DAY_MS = 24 * 3_600_000;

/** Whether the text is a day of the calendar: `2026-11-31` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Dates that do not exist roll over to the next month.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** Returns the day at an instant. */
export function dayAt(instant: Date, timeZone: string): string {
  // The Swedish form of a date is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** Returns the day that is `days` later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the instant at which a day begins, in ISO 8601; `undefined` for what is no day. */
export function startOfDay(day: string, timeZone: string): string | undefined {
  if (!isDay(day)) return undefined;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The zone's offset may differ between the guess and the day's own beginning.
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone)).toISOString();
}

/** Returns how far the zone's clock is ahead of Greenwich at an instant. */
function offsetMs(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
