import { join } from 'node:path';
import type { Registry } from '@tessera/contracts';
import { startGateway, type Gateway } from '../index.ts';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import type { HelperProcess } from '../testing/helper-process.ts';
import { startObjectStorage, type TestObjectStorage } from '../testing/object-storage.ts';
import { startPlatform, type TestPlatform } from '../testing/platform.ts';
import { startPostgres } from '../testing/postgres.ts';
import { expectWithin } from '../testing/proof.ts';
import { until } from '../testing/until.ts';
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
});
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

/** Within this, every gateway serves what was published: `npm run prove` checks it. */
const FOLLOWED_MS = 5_000;

test('gateways of several machines serve what was published once, follow each move, and agree', async () => {
  const dists = [
    await writeShell(temporary.sub('shell')),
    await writeRemote(temporary.sub('lobby'), 'mf-lobby', { release: '1.0.0' }),
  ];
  await publish({ ...settings('publisher'), dists });
  const start = (machine: string) =>
    startGateway({ ...settings(machine), port: 0, platformUrls: [platform.url], logLevel: 'silent' });
  gateways = await Promise.all([start('one'), start('two')]);
  const expectAll = async (release: string) => {
    const isLive = async () => (await Promise.all(gateways.map(lobbyOf))).every((live) => live === release);
    expectWithin(await until(isLive), FOLLOWED_MS);
  };

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
  await expectAll('2.0.0');
  // Who opened the page before goes on: the files of then are there.
  const old = await Promise.all(gateways.map(({ url }) => fetch(`${url}/remotes/mf-lobby/1.0.0/module.js`)));
  expect(old.map(({ status }) => status)).toEqual([200, 200]);

  await rollback({ ...settings('publisher'), name: 'mf-lobby' });
  await expectAll('1.0.0');
  const site = await openReleaseSite(settings('one'));
  const moves = await site.state.log({ part: 'mf-lobby', limit: 10 });
  expect(moves.map(({ what, who, to }) => [what, who, to.live])).toEqual([
    ['rolled back', 'site', '1.0.0'],
    ['published', 'site', '2.0.0'],
    ['published', 'site', '1.0.0'],
  ]);
  await site.close();
});

test('a site whose database or storage cannot be used says which setting it is, and no password', async () => {
  const databaseUrl = 'postgres://tessera:secret@127.0.0.1:9/tessera';
  await expect(openReleaseSite({ ...settings('one'), databaseUrl })).rejects.toThrow(
    /^the database at 127\.0\.0\.1:9\/tessera \(DATABASE_URL\) cannot be used: (?!.*secret)/,
  );
  await expect(openReleaseSite({ ...settings('one'), releaseStore: 's3://no-such-bucket' })).rejects.toThrow(
    /^the storage s3:\/\/no-such-bucket at \S+ \(RELEASE_STORE\) cannot be used/,
  );
});
