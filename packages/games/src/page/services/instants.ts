import { formatDate } from '@tessera/i18n/formats';
import type { SessionAnswer } from '../../protocol/session.ts';
import { steadyNow } from './time.ts';

type Style = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** Writes instants in the player's language, on the clock of the site. */
export interface Instants {
  /** @param at epoch milliseconds */
  write(at: number, style: Style): string;
  /** Whether the instant is on the present day of the site. */
  isToday(at: number): boolean;
}

/**
 * Creates the writer of a session's instants. The site of an older platform has no zone: the device's is used then.
 * @param tag BCP 47
 */
export function createInstants(
  { timeZone, now }: Pick<SessionAnswer, 'timeZone' | 'now'>,
  tag: string,
): Instants {
  const openedAt = steadyNow();
  const dayOf = (at: number): string => formatDate(at, 'en-US', { dateStyle: 'short', timeZone });
  return {
    write: (at, style) => formatDate(at, tag, { ...style, timeZone }),
    isToday: (at) => dayOf(at) === dayOf(now + steadyNow() - openedAt),
  };
}
