import type { Maintenance } from '@tessera/wire';

interface Closing {
  readonly maintainFrom: Date | null;
  readonly maintainUntil: Date | null;
}

/**
 * The interval in which a game or provider is closed (spec §3 Maintenance interval), open-ended on either side;
 * `null` where none is planned or it is over.
 */
export function maintenanceNow({ maintainFrom, maintainUntil }: Closing, now: Date): Maintenance | null {
  if (!maintainFrom && !maintainUntil) return null;
  if (maintainUntil && maintainUntil <= now) return null;
  if (maintainFrom && maintainFrom > now) return null;
  return { startAt: maintainFrom?.toISOString() ?? null, endAt: maintainUntil?.toISOString() ?? null };
}
