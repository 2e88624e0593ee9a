import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startCluster } from '@tessera/server';
import { connect } from '../db/connect.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { loadPlans } from '../media/plans.ts';
import { seedDatabase } from '../seed/seed.ts';
import { readSettings } from '../settings.ts';
import { TEMPLATE, type TestRun } from './test-run.ts';

export default async function start(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'tessera-test-'));
  // Open to the database's user; `start.test.ts` runs in directories that are not.
  chmodSync(root, 0o755);
  const mediaDir = join(root, 'media');
  mkdirSync(mediaDir);
  const tell = (what: unknown) =>
    process.stderr.write(`the database of the tests: ${JSON.stringify(what)}\n`);
  const [cluster] = await Promise.all([
    startCluster(root, { onDied: tell, onFailed: tell }),
    loadPlans(mediaDir),
  ]);
  await forgetDurability(cluster.url);
  const url = await ensureDatabase(cluster.url, TEMPLATE);
  await migrateToLatest(url);
  const { db, close } = connect(url, (error) => process.stderr.write(`${error.message}\n`));
  await seedDatabase(db, readSettings({}));
  await close();
  const run: TestRun = { root, mediaDir, clusterUrl: cluster.url };
  process.env.TESSERA_TEST_RUN = JSON.stringify(run);
  (globalThis as { tesseraTestCluster?: unknown }).tesseraTestCluster = cluster;
}

/** These databases live for one run: nobody would miss them after a power cut. `start.test.ts` has durable ones. */
async function forgetDurability(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
