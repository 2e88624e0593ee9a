import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { ensureDatabase } from '@tessera/server';
import { connect } from './connect.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { until } from '../testing/until.ts';

test('a connection that breaks in the middle of a transaction fails that transaction, and nothing else', async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  const { db, pool, close } = connect(url, () => undefined);
  const ended = new Promise((resolve) => pool.once('connect', (client) => client.once('end', resolve)));
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`);
    await ended;
    await tx.execute(sql`SELECT 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a connection that breaks before its transaction begins is given back to the pool', async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  const { db, pool, close } = connect(url, () => undefined);
  pool.once('acquire', (client) => {
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  });
  await expect(db.transaction(() => Promise.resolve())).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
  await expect(db.transaction((tx) => tx.execute(sql`SELECT 1`))).resolves.toMatchObject({ rowCount: 1 });
  await close();
});

test('a copy of a database is tried again while another connection uses the original', async () => {
  const { clusterUrl } = testRun();
  const [original, copy] = [freshName(), freshName()];
  const other = new pg.Client({ connectionString: await ensureDatabase(clusterUrl, original) });
  await other.connect();
  const startedAt = async (): Promise<string | undefined> => {
    const statement = `CREATE DATABASE "${copy}"%`;
    const { rows } = await other.query<{ at: string }>(
      `SELECT query_start::text AS at FROM pg_stat_activity WHERE state = 'active' AND query LIKE $1`,
      [statement],
    );
    return rows[0]?.at;
  };
  const copied = ensureDatabase(clusterUrl, copy, original);
  let first: string | undefined;
  await until(async () => !!(first ??= await startedAt()));
  await until(async () => ![undefined, first].includes(await startedAt()));
  await other.end();
  await expect(copied).resolves.toContain(copy);
});
