import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ensureDatabase, isAway, startCluster, type Cluster } from '@tessera/server';
import { HEADERS, bearer } from '@tessera/wire';
import { startTestPlatform, type Answer, type TestPlatform } from '../testing/platform.ts';
import { testRun } from '../testing/test-run.ts';
import { until } from '../testing/until.ts';

/** A database that is this test's own, to be killed and stopped. */
let dataDir: string;
let cluster: Cluster;
let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(testRun().root, 'away-'));
  cluster = await startCluster(dataDir, { onDied: () => undefined, onFailed: () => undefined });
  platform = await startTestPlatform({ databaseUrl: await ensureDatabase(cluster.url, 'away') });
  token = await platform.logIn();
});
afterAll(async () => {
  await platform.close();
  await cluster.stop();
});

const read = () => platform.post('/api/arks/web/site/detail', { site_id: 1 });
const balance = () =>
  platform.post('/api/member/profile/my_cash', {}, { [HEADERS.authorization]: bearer(token) });

function expectUnavailable({ status, headers, body }: Answer): void {
  expect({ status, body }).toEqual({
    status: 503,
    body: { code: '503', message: 'not available at the moment: try again in 1 s', data: null },
  });
  expect(headers.get('retry-after')).toBe('1');
}

async function isWaitedFor(): Promise<boolean> {
  const { rows } = await platform.db.execute(
    sql`SELECT 1 FROM pg_locks WHERE relation = 'sites'::regclass AND NOT granted`,
  );
  return rows.length > 0;
}

/** @returns the answer to a request that waits for the database while this happens to it */
async function readDuring(work: () => unknown): Promise<Answer> {
  // Of what the pool has kept, the last test may have broken some.
  for (let tries = 0; tries < 20; tries += 1) await platform.db.execute(sql`SELECT 1`).catch(() => undefined);
  let reading: Promise<Answer> | undefined;
  const holding = platform.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    const holder = rows[0]!.pid;
    await tx.execute(sql`LOCK TABLE sites IN ACCESS EXCLUSIVE MODE`);
    reading = read();
    await until(isWaitedFor);
    // A database that stops ends who holds the lock, too, and who waits for it could have it for a moment.
    process.kill(holder, 'SIGSTOP');
    const working = work();
    await reading.finally(() => process.kill(holder, 'SIGCONT'));
    await working;
  });
  // It ends with its connection.
  await holding.catch(() => undefined);
  if (!reading) throw new Error('nothing was asked');
  return reading;
}

test('while a killed database comes back, requests are told when to try again, and nothing else', async () => {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  expectUnavailable(await readDuring(() => process.kill(postmaster, 'SIGKILL')));
  for (let answer = await read(); answer.status !== 200; answer = await read()) {
    expectUnavailable(answer);
    await delay(20);
  }
  expect((await balance()).status).toBe(200);
});

test('so are they while a database is stopped, whoever asks', async () => {
  expectUnavailable(await readDuring(() => cluster.stop()));
  expectUnavailable(await read());
  expectUnavailable(await balance());
  expect((await fetch(`${platform.url}/readyz`)).status).toBe(503);
});

test('who waits too long for a connection, and a conflict that does not end, are told the same', () => {
  const wrapped = (cause: unknown) => new Error('Failed query', { cause });
  const coded = (code: string) => wrapped(Object.assign(new Error('…'), { code }));
  expect(isAway(new Error('timeout exceeded when trying to connect'))).toBe(true);
  for (const code of ['08006', '53300', '57P01', '57P03', '40001', 'ECONNREFUSED', 'EPIPE']) {
    expect([code, isAway(coded(code))]).toEqual([code, true]);
  }
});

test('what does not pass by itself is no reason to try again', () => {
  for (const code of ['23505', '42P01', '57014', '57P04', 'ENOENT']) {
    expect([code, isAway(Object.assign(new Error('…'), { code }))]).toEqual([code, false]);
  }
  expect(isAway(new TypeError('timeout is not a function'))).toBe(false);
  expect(isAway('timeout exceeded when trying to connect')).toBe(false);
});
