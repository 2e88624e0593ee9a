import { and, eq, gt, isNull, lte, or, type AnyColumn } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { CHANNELS, contentChanged, rouletteDisplay, type EventPayload } from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { roulettes, signInCalendars } from '../db/schema/activities.ts';
import { bonusOffers, missions } from '../db/schema/bonuses.ts';
import { articles, bulletins, siteListEntries } from '../db/schema/content.ts';
import { facts, promotions } from '../db/schema/site.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { giveNotice, toChannel } from '../live/notices.ts';
import { startDueEnvelopes } from './due-envelopes.ts';

type Kind = EventPayload<typeof contentChanged>['kind'];

/** Tables whose rows come and go by their own time, and what pages are told then. */
const SCHEDULED: readonly {
  readonly kind: Kind;
  readonly table: PgTable;
  readonly startAt: PgColumn;
  readonly endAt: PgColumn;
  readonly withdrawnAt: PgColumn;
}[] = [
  { kind: 'bulletin', table: bulletins, ...timesOf(bulletins) },
  { kind: 'promotion', table: promotions, ...timesOf(promotions) },
  { kind: 'promotion', table: bonusOffers, ...timesOf(bonusOffers) },
  { kind: 'news', table: articles, ...timesOf({ ...articles, startAt: articles.publishedAt }) },
  { kind: 'footer', table: siteListEntries, ...timesOf(siteListEntries) },
  { kind: 'activity', table: missions, ...timesOf(missions) },
  { kind: 'activity', table: signInCalendars, ...timesOf(signInCalendars) },
];

function timesOf(table: Readonly<Record<'startAt' | 'endAt' | 'withdrawnAt', PgColumn>>) {
  return { startAt: table.startAt, endAt: table.endAt, withdrawnAt: table.withdrawnAt };
}

const LAST_LOOK = 'schedule';

/**
 * Starts what is due and tells pages what has come or gone by its own time since the last look. Of several platforms one
 * does it: the others wait for its row, and find nothing left.
 */
export async function keepSchedule(db: Database, now = new Date()): Promise<void> {
  await serializable(db, async (tx) => {
    await tx.insert(facts).values({ name: LAST_LOOK, value: now.toISOString() }).onConflictDoNothing();
    const [last] = await tx.select().from(facts).where(eq(facts.name, LAST_LOOK)).for('update');
    const since = new Date(last?.value ?? now);
    await startDueEnvelopes(tx, now);
    if (since >= now) return;
    await announceChanges(tx, since, now);
    await tx.update(facts).set({ value: now.toISOString() }).where(eq(facts.name, LAST_LOOK));
  });
}

async function announceChanges(tx: Transaction, since: Date, now: Date): Promise<void> {
  const within = (column: AnyColumn) => and(gt(column, since), lte(column, now));
  const kinds = new Set<Kind>();
  for (const { kind, table, startAt, endAt, withdrawnAt } of SCHEDULED) {
    const [changed] = await tx
      .select({ at: startAt })
      .from(table)
      .where(and(isNull(withdrawnAt), or(within(startAt), within(endAt))))
      .limit(1);
    if (changed) kinds.add(kind);
  }
  for (const kind of kinds) await giveNotice(tx, toChannel(CHANNELS.site, contentChanged, { kind }));
  const wheels = await tx
    .selectDistinct({ currency: roulettes.currency })
    .from(roulettes)
    .where(or(within(roulettes.startAt), within(roulettes.endAt)));
  for (const { currency } of wheels)
    await giveNotice(tx, toChannel(CHANNELS.memberCurrency(currency), rouletteDisplay, {}));
}
