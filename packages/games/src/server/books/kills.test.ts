import { endFixture, legOn, placeSlip, slipsOf, upcoming } from '../../testing/books-rig.ts';
import { startTableProcess, type TableProcess } from '../../testing/table-process.ts';
import { moveTo, startTablesRig, type TablesRig } from '../../testing/tables-rig.ts';
import { until, untilTrue } from '../../testing/until.ts';
import { LEASE_MS } from '../tables/lease.ts';

const CODE = 'ts-sportsbook-slow-tide-1';

let rig: TablesRig;
const servers: TableProcess[] = [];
beforeAll(async () => {
  rig = await startTablesRig();
});
afterAll(async () => {
  await rig.close();
  await Promise.all(servers.map((server) => server.kill()));
});

async function start(): Promise<TableProcess> {
  const server = await startTableProcess(rig);
  servers.push(server);
  return server;
}

async function leader(): Promise<string | undefined> {
  const { rows } = await rig.pool.query<{ holder: string }>('SELECT holder FROM leases');
  return rows[0]?.holder;
}

test('a leader is killed: another goes on once its lease has run out, and pays a slip once', async () => {
  const one = await start();
  const player = await rig.player(one.url, CODE);
  const [fixture] = await upcoming(rig, player);
  const slips = [
    await placeSlip(player, [legOn(fixture!, 'home')]),
    await placeSlip(player, [legOn(fixture!, 'away')]),
  ];
  expect(slips.map(({ code }) => code)).toEqual(['100', '100']);
  const two = await start();
  await one.kill();
  await moveTo(player, two);
  expect(await leader()).toBe(one.id);
  await rig.clock.forward(LEASE_MS + 1);
  await untilTrue(async () => (await leader()) === two.id, 'another leader');
  await endFixture(rig, fixture!);
  const ended = await until(() => {
    const found = slipsOf(player);
    return found.length === 2 ? found : undefined;
  }, 'the end of both slips');
  // One of the two sides has won.
  expect(ended.map(({ payout }) => payout).sort()).toEqual(['0.00', '2.00']);
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['settled', 'settled']);
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  player.leave();
});
