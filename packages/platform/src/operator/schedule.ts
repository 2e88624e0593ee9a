import { INSTANT, type Option } from './command.ts';
import { startOf, type Scheduled } from '../site/schedule.ts';
import { OperatorFailure } from './failure.ts';

/** From when until when something is on the site. */

export const SCHEDULE: Readonly<Record<'start' | 'end', Option>> = {
  start: INSTANT('from when; now unless said'),
  end: INSTANT('until when; left out: until it is ended'),
};

/** @throws OperatorFailure for a time that never comes */
export function requireOrder(row: Scheduled): void {
  const start = startOf(row);
  if (!row.endAt || !start || row.endAt > start) return;
  throw new OperatorFailure(
    `It would end before it starts: --end ${row.endAt.toISOString()} must be later than ${start.toISOString()}.`,
  );
}

/** The time of a row as a list shows it. */
export function scheduleInWords(row: Scheduled): string {
  const start = startOf(row);
  const parts = [start && `from ${start.toISOString()}`, row.endAt && `until ${row.endAt.toISOString()}`];
  return parts.filter((part) => part).join(' ');
}
