import { writeSiteTime, type RemoteScope } from '@tessera/kit';
import type { Maintenance } from '@tessera/wire';
import type { LateText } from '../later/late.text.ts';

/** Formats that a game is closed, and until when if that is known. */
export function maintenanceText(
  scope: Pick<RemoteScope, 'shell' | 'intl'>,
  text: LateText,
  name: string,
  interval: Maintenance | undefined,
): string {
  const at = (instant: string) => writeSiteTime(scope, instant);
  const { startAt, endAt } = interval ?? {};
  if (startAt && endAt)
    return text('maintenance.interval', { game: name, start: at(startAt), end: at(endAt) });
  if (endAt) return text('maintenance.until', { game: name, end: at(endAt) });
  return text('maintenance.open', { game: name });
}
