import { startTableProcess, type TableProcess } from '../../testing/table-process.ts';
import { moveTo, startTablesRig, type TablesRig } from '../../testing/tables-rig.ts';
import { COIN, type Side } from '../../testing/test-tables.ts';
import { until, untilTrue } from '../../testing/until.ts';
import { LEASE_MS } from './lease.ts';

const CODE = 'ts-roulette-slow-tide-1';

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

test('a leader is killed in mid-round: another goes on once its lease has run out, and pays once', async () => {
  const one = await start();
  const player = await rig.player(one.url, CODE);
  const { roundId } = await rig.openTable(player);
  expect(await player.bet(roundId, 'heads', '5.00')).toMatchObject({ code: '100' });
  expect(await leader()).toBe(one.id);
  const two = await start();
  await one.kill();
  await moveTo(player, two);
  expect(await leader()).toBe(one.id);
  await rig.clock.forward(LEASE_MS + 1);
  await untilTrue(async () => (await leader()) === two.id, 'another leader');
  const settled = await until(() => player.settled()[0], 'the payout');
  const { rows } = await rig.pool.query<{ outcome: { side: Side } }>(
    `SELECT outcome FROM table_rounds WHERE id = $1 AND phase = 'over'`,
    [roundId],
  );
  const payout = Number(COIN.payout('heads', 500n, rows[0]!.outcome)) / 100;
  expect(settled).toMatchObject({ state: 'settled', payout: payout.toFixed(2) });
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['settled']);
  expect(rig.wallet.balanceOf(player.launch)).toBe((95 + payout).toFixed(2));
  player.leave();
});
