import { lt, sql } from 'drizzle-orm';
import type { Calls, ReceivedOf } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { trackedEvents } from '../db/schema/content.ts';

const KEEP_DAYS = 30;

/** Writes a conversion down; one that was reported before changes nothing. */
export async function trackEvent(
  queries: Queries,
  { siteId, eventName, eventId, value, currency, ...rest }: ReceivedOf<Calls['fbTracking']>,
  memberId: number | undefined,
): Promise<void> {
  const details = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  await queries
    .insert(trackedEvents)
    .values({ siteId, eventName, eventId, value, currency, details, memberId })
    .onConflictDoNothing();
}

/** An advertising account takes no conversion that is older. */
export async function forgetTrackedEvents(queries: Queries): Promise<void> {
  await queries
    .delete(trackedEvents)
    .where(lt(trackedEvents.createdAt, sql`now() - make_interval(days => ${KEEP_DAYS})`));
}
