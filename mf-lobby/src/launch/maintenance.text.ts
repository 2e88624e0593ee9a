import type { RemoteScope } from '@tessera/kit';
import type { Maintenance } from '@tessera/wire';
import { textOf } from '../text.ts';

/** Formats that a game is closed, and until when if that is known. */
export function maintenanceText(
  scope: Pick<RemoteScope, 'intl'>,
  name: string,
  interval: Maintenance | undefined,
): string {
  const text = textOf(scope);
  const at = (instant: string) => scope.intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' });
  const { startAt, endAt } = interval ?? {};
  if (startAt && endAt)
    return text('maintenance.interval', { game: name, start: at(startAt), end: at(endAt) });
  if (endAt) return text('maintenance.until', { game: name, end: at(endAt) });
  return text('maintenance.open', { game: name });
}
