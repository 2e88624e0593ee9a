import { isDay } from '@tessera/domain';
import { malformed } from './refusal.ts';

/** Older or later than any record here. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 9_999;
/** Of `2026-11-30` at the beginning of an instant. */
const DAY_LENGTH = 10;

/**
 * An instant of a payload; its form is the schema's.
 * @param field as it stands on the wire
 * @throws Refusal 400 where it is no day, or one that no database holds
 */
export function instantOf(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  const isThere = isDay(text.slice(0, DAY_LENGTH)) && year >= FIRST_YEAR && year <= LAST_YEAR;
  if (!isThere) throw malformed(field, 'is no instant of this calendar');
  return instant;
}
