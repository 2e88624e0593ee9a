import { randomBytes } from 'node:crypto';
import { siteDay } from '../site/calendar.ts';

/** Without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LETTERS = 10;

/** e.g. `D20261122-7KQ2M9XW4T`: its day by the site's calendar, and 50 random bits, so that none leads to another. */
export function newOrderNumber(prefix: 'D' | 'W', now: Date): string {
  const letters = [...randomBytes(RANDOM_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}${siteDay(now).replaceAll('-', '')}-${letters.join('')}`;
}
