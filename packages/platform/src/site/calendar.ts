/** The site's calendar (spec §1, §9): its days begin at midnight here, and its activities end by its clock. */
export const SITE_TIME_ZONE = 'America/Caracas';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: SITE_TIME_ZONE, timeZoneName: 'longOffset' });

/** Of the site's clock at this instant, east of Greenwich. */
function offsetMinutes(at: Date): number {
  const name = OFFSET.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
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

/** The day of the site's calendar: `2026-04-01`. */
export const siteDay = (at: Date): string => siteInstant(at).slice(0, 10);

/** The day before: `2026-03-31`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** When this day of the site's calendar begins. */
export const startOfSiteDay = (day: string): Date => siteMidnight(Date.parse(`${day}T00:00:00Z`));

/** When the site's next day begins. */
export const nextSiteDay = (at: Date): Date => siteMidnight(Date.parse(`${siteDay(at)}T00:00:00Z`) + DAY_MS);

/** @param midnight of the same day in Greenwich, in milliseconds */
const siteMidnight = (midnight: number): Date =>
  new Date(midnight - offsetMinutes(new Date(midnight)) * MINUTE_MS);
