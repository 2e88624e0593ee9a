import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startCluster } from '@tessera/server';
import { migrateStore } from '../server/store/open.ts';
import { TEMPLATE, type TestRun } from './test-run.ts';

/** Starts the PostgreSQL of the tests, once for all of them. */
export default async function start(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'tessera-games-test-'));
  // Open to the database's user.
  chmodSync(root, 0o755);
  const tell = (what: unknown) =>
    process.stderr.write(`the database of the tests: ${JSON.stringify(what)}\n`);
  const cluster = await startCluster(root, { onDied: tell, onFailed: tell });
  await forgetDurability(cluster.url);
  await migrateStore(await ensureDatabase(cluster.url, TEMPLATE));
  const run: TestRun = { root, clusterUrl: cluster.url };
  process.env.TESSERA_GAMES_TEST_RUN = JSON.stringify(run);
  (globalThis as { tesseraGamesCluster?: unknown }).tesseraGamesCluster = cluster;
}

/** These databases live for one run: nobody would miss them after a power cut. */
async function forgetDurability(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
