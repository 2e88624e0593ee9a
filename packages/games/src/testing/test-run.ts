import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@tessera/server';

/** The migrated database that each test's own is copied from. */
export const TEMPLATE = 'tessera_games_template';

/** What the whole run shares. */
export interface TestRun {
  readonly root: string;
  readonly clusterUrl: string;
}

/** A database of this release's schema that nobody else uses. @returns its address */
export async function freshDatabase(): Promise<string> {
  const run = process.env.TESSERA_GAMES_TEST_RUN;
  if (run === undefined)
    throw new Error('these tests need their global set-up: run "npm test" in this package');
  const { clusterUrl } = JSON.parse(run) as TestRun;
  return ensureDatabase(clusterUrl, `test_${randomBytes(6).toString('hex')}`, TEMPLATE);
}
