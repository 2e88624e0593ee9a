import { randomBytes } from 'node:crypto';

/** The seeded database that each test file's own is copied from. */
export const TEMPLATE = 'tessera_template';

/** What the whole run shares. */
export interface TestRun {
  readonly root: string;
  readonly mediaDir: string;
  readonly clusterUrl: string;
}

export function testRun(): TestRun {
  const run = process.env.TESSERA_TEST_RUN;
  if (run === undefined)
    throw new Error('these tests need their global set-up: run "npm test" in this package');
  return JSON.parse(run) as TestRun;
}

/** A name that no other database of the run has. */
export const freshName = (): string => `test_${randomBytes(6).toString('hex')}`;
