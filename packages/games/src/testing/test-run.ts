import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@tessera/server';

/** The migrated database that each test's own is copied from. */
export const TEMPLATE = 'tessera_games_template';

/** What the whole run shares. */
export interface TestRun {
  readonly root: string;
  readonly clusterUrl: string;
}

export function testRun(): TestRun {
  const run = process.env.TESSERA_GAMES_TEST_RUN;
  if (run === undefined)
    throw new Error('these tests need their global set-up: run "npm test" in this package');
  return JSON.parse(run) as TestRun;
}

/** A name that no other database of the run has. */
export const freshName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** A database of this release's schema that nobody else uses. @returns its address */
export const freshDatabase = (): Promise<string> =>
  ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
