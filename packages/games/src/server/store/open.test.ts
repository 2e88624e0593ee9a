import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@tessera/server';
import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { freshDatabase } from '../../testing/test-run.ts';
import { untilTrue } from '../../testing/until.ts';
import { GAMES_DATABASE, openStore } from './open.ts';

const ignore = (): void => undefined;
const newCluster = (root: string) => startCluster(root, { onDied: ignore, onFailed: ignore });

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'tessera-games-open-'));
  chmodSync(root, 0o755);
  return root;
}

const untilReady = (rig: GamesRig): Promise<true> =>
  untilTrue(async () => (await fetch(`${rig.games.url}/readyz`)).ok, 'a server that is ready again');

test('the embedded database may go and come back at another port: nothing is lost, and the server says so', async () => {
  const root = newRoot();
  let cluster = await newCluster(root);
  const rig = await startRig();
  try {
    await rig.restart({ store: { dataDir: root } });
    const { launch, bearer } = await rig.open();
    const before = await rig.spin(bearer, 'request-a');

    await cluster.stop();
    const waiting = await fetch(`${rig.games.url}/readyz`);
    expect(waiting.status).toBe(503);
    expect(await waiting.json()).toMatchObject({ reason: 'the database does not answer' });
    expect(await rig.ask(bearer, 'request-b')).toMatchObject({ status: 503, code: '503' });
    // A launch token is not used up by a server that could not let its player in.
    const other = rig.wallet.launch();
    expect((await rig.call('POST', '/session', { launch: other })).status).toBe(503);

    cluster = await newCluster(root);
    await untilReady(rig);
    expect((await rig.call('POST', '/session', { launch: other })).status).toBe(200);
    const again = await rig.spin(bearer, 'request-a');
    expect(again).toMatchObject({ roundId: before.roundId, payout: before.payout });
    await rig.spin(bearer, 'request-b');
    expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['settled', 'settled']);
    expect((await rig.call('GET', '/session', undefined, bearer)).data).toMatchObject({
      balance: rig.wallet.balanceOf(launch),
    });
  } finally {
    await rig.close();
    await cluster.stop();
    await rm(root, { recursive: true, force: true });
  }
});

test('several servers that start at once on a new database make it once', async () => {
  const besideUrl = await freshDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => openStore({ besideUrl }, ignore)));
  for (const { pool, close } of stores) {
    expect((await pool.query('SELECT count(*)::int AS rounds FROM rounds')).rows).toEqual([{ rounds: 0 }]);
    await close();
  }
  expect(new URL(stores[0]!.url()).pathname).toBe(`/${GAMES_DATABASE}`);
});

test.each([
  [{ dataDir: '/nowhere' }, 'No platform runs on the data directory /nowhere'],
  [{ url: 'postgres://a:b@127.0.0.1:9/games' }, '127.0.0.1:9/games (GAMES_DATABASE_URL) cannot be used'],
  [{ besideUrl: 'postgres://a:b@127.0.0.1:9/site' }, 'Set GAMES_DATABASE_URL to another'],
])('a database that cannot be used is one clear line: %j', async (place, line) => {
  await expect(openStore(place, ignore)).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringContaining(line) as string,
  });
});
