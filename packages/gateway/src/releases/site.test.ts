import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@tessera/contracts';
import { startGateway, type Gateway } from '../index.ts';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import type { HelperProcess } from '../testing/helper-process.ts';
import { startObjectStorage, type TestObjectStorage } from '../testing/object-storage.ts';
import { startPlatform, type TestPlatform } from '../testing/platform.ts';
import { startPostgres } from '../testing/postgres.ts';
import { publish, rollback } from './publish.ts';
import { openReleaseSite, type ReleaseSettings } from './site.ts';

/** Gateways of two machines: each has a data directory of its own, and they share database and object storage. */
let postgres: HelperProcess;
let storage: TestObjectStorage;
let platform: TestPlatform;
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let gateways: Gateway[] = [];

beforeAll(async () => {
  temporary = await temporaryFolder();
  [postgres, storage, platform] = await Promise.all([startPostgres(), startObjectStorage(), startPlatform()]);
}, 60_000);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all([postgres.stop(), storage.stop(), platform.close()]);
  await temporary.remove();
});

const settings = (machine: string): ReleaseSettings => ({
  dataDir: temporary.sub(machine),
  databaseUrl: postgres.url,
  releaseStore: `${storage.address}/${process.pid}-site`,
  s3: storage.s3,
  releasePublishers: join(temporary.sub('publisher'), 'keys/publishers.json'),
});

const registryOf = async ({ url }: Gateway) =>
  (await (await fetch(`${url}/remotes.json`)).json()) as Registry;
const lobbyOf = async (gateway: Gateway) => (await registryOf(gateway)).remotes[0]?.live.release;

async function until(done: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (!(await done()) && performance.now() - begin < 10_000) await sleep(20);
  return performance.now() - begin;
}

test('gateways of several machines serve what was published once, follow each move soon, and agree', async () => {
  const dists = [
    await writeShell(temporary.sub('shell')),
    await writeRemote(temporary.sub('lobby'), 'mf-lobby', { release: '1.0.0' }),
  ];
  await publish({ ...settings('publisher'), dists });
  const start = (machine: string) =>
    startGateway({ ...settings(machine), port: 0, platformUrls: [platform.url], logLevel: 'silent' });
  gateways = await Promise.all([start('one'), start('two')]);
  const all = (release: string) =>
    until(async () => (await Promise.all(gateways.map(lobbyOf))).every((live) => live === release));

  for (const gateway of gateways) {
    expect(await lobbyOf(gateway)).toBe('1.0.0');
    const page = await fetch(`${gateway.url}/en-US/`);
    expect([page.status, (await page.text()).includes('body{color:red}')]).toEqual([200, true]);
    const headers = { 'accept-encoding': 'br' };
    const entry = await fetch(`${gateway.url}/remotes/mf-lobby/1.0.0/entry.js`, { headers });
    expect([entry.status, entry.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await entry.text()).toContain('// mf-lobby');
  }

  const next = await writeRemote(temporary.sub('next'), 'mf-lobby', { release: '2.0.0' });
  await publish({ ...settings('publisher'), dists: [next] });
  expect(await all('2.0.0')).toBeLessThan(5_000);
  // Who opened the page before goes on: the files of then are there.
  const old = await Promise.all(gateways.map(({ url }) => fetch(`${url}/remotes/mf-lobby/1.0.0/module.js`)));
  expect(old.map(({ status }) => status)).toEqual([200, 200]);

  await rollback({ ...settings('publisher'), name: 'mf-lobby' });
  expect(await all('1.0.0')).toBeLessThan(5_000);
  const site = await openReleaseSite(settings('one'));
  const moves = await site.state.log({ part: 'mf-lobby', limit: 10 });
  expect(moves.map(({ what, who, to }) => [what, who, to.live])).toEqual([
    ['rolled back', 'site', '1.0.0'],
    ['published', 'site', '2.0.0'],
    ['published', 'site', '1.0.0'],
  ]);
  await site.close();
}, 60_000);

test('a site whose database or storage cannot be used says which setting it is, and no password', async () => {
  const databaseUrl = 'postgres://tessera:secret@127.0.0.1:9/tessera';
  await expect(openReleaseSite({ ...settings('one'), databaseUrl })).rejects.toThrow(
    /^the database at 127\.0\.0\.1:9\/tessera \(DATABASE_URL\) cannot be used: (?!.*secret)/,
  );
  await expect(openReleaseSite({ ...settings('one'), releaseStore: 's3://no-such-bucket' })).rejects.toThrow(
    /^the storage s3:\/\/no-such-bucket at \S+ \(RELEASE_STORE\) cannot be used/,
  );
});
