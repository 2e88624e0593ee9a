import type { FastifyBaseLogger } from 'fastify';
import { canonicaliseText } from '../db/canonical-text.ts';
import type { Database } from '../db/connect.ts';
import type { Settings } from '../settings.ts';
import { refusePublishedAccounts } from './published-accounts.ts';
import { seedDatabase } from './seed.ts';
import { settleTimeZone } from '../site/time-zone.ts';
import { seedWeek } from './week.ts';

/** Brings the rows of a migrated database to this release: the sample site, and the form in which text is stored. */
export async function fillDatabase(
  db: Database,
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  // First: the sample site's history is by day.
  await settleTimeZone(db, settings.timeZone);
  await seedDatabase(db, settings);
  await canonicaliseText(db, log);
  if (settings.seedWeek) await seedWeek(db, settings);
  if (settings.isProduction) await refusePublishedAccounts(db);
}
