import { setTimeout as sleep } from 'node:timers/promises';
import type { PlacementAnswer } from '../../protocol/tables.ts';
import { sized } from '../../testing/proof-size.ts';
import type { TableServer } from '../../testing/table-server.ts';
import {
  readTable,
  startTablesRig,
  until,
  type TablesRig,
  type TestPlayer,
} from '../../testing/tables-rig.ts';
import { CLIMB, CLIMB_ENDS_MS } from '../../testing/test-tables.ts';

let rig: TablesRig;
let servers: TableServer[];
beforeAll(async () => {
  rig = await startTablesRig();
  servers = await Promise.all([rig.serve(), rig.serve()]);
});
afterAll(() => rig.close());

const CODE = 'ts-crash-climb-tide-1';
/** How long a bet stays in before it is taken out. */
const STAYS_IN_MS = 300;
const players = (count: number): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => rig.player(servers[n % 2]!.url, CODE)));
const takeOut = (player: TestPlayer, id: string) =>
  player.call<PlacementAnswer>('POST', `/bets/${id}/take-out`);

/** Every player with one open bet of 10.00 in the same round. */
async function allIn(all: readonly TestPlayer[]): Promise<string[]> {
  const { roundId } = await all[0]!.until('betting', ({ now, closesAt }) => closesAt - now > 1_500);
  const placed = await Promise.all(all.map((player) => player.bet(roundId, 'up', '10.00')));
  expect(placed.map(({ code }) => code)).toEqual(all.map(() => '100'));
  return placed.map(({ data }) => data.roundId);
}

test('nobody is told when a round ends in which bets can be taken out', async () => {
  const [player] = await players(1);
  const running = await player!.until('running');
  expect(running).toMatchObject({ endsAt: null, nextAt: null, told: null, outcome: null });
  const over = await player!.end(running.roundId);
  expect(over.endsAt! - over.closesAt).toBe(CLIMB_ENDS_MS);
  player!.leave();
});

test('a bet is taken out while the round runs, at the first of many requests at both servers, and paid by it', async () => {
  const [player] = await players(1);
  const [id] = await allIn([player!]);
  expect(await takeOut(player!, id!)).toMatchObject({ status: 405, code: '405' });
  await player!.until('running');
  await sleep(STAYS_IN_MS);
  const asked = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const response = await fetch(`${servers[n % 2]!.url}/bets/${id!}/take-out`, {
        method: 'POST',
        headers: { authorization: `Bearer ${player!.bearer}` },
      });
      return ((await response.json()) as { data: PlacementAnswer }).data;
    }),
  );
  const took = performance.now() - asked;
  const instants = new Set(answers.map(({ takenOutMs }) => takenOutMs));
  expect(instants.size).toBe(1);
  const [takenOutMs] = [...instants];
  expect(takenOutMs).toBeGreaterThanOrEqual(STAYS_IN_MS);
  expect(takenOutMs).toBeLessThan(STAYS_IN_MS + took + 600);
  const settled = await until(() => player!.settled()[0], 'settled');
  const payout = CLIMB.payout('up', 1_000n, { endsMs: CLIMB_ENDS_MS }, takenOutMs!);
  expect(settled).toMatchObject({ takenOutMs, payout: (Number(payout) / 100).toFixed(2) });
  expect(Number(rig.wallet.balanceOf(player!.launch))).toBeCloseTo(90 + Number(payout) / 100);
  player!.leave();
});

test('who comes too late has lost, and whoever was in time is paid, to the last of a crowd around the end', async () => {
  const crowd = await players(sized(12, 24));
  const ids = await allIn(crowd);
  const running = await crowd[0]!.until('running');
  const closedAt = performance.now() - (Date.now() - running.closesAt);
  // From 1,500 ms before the end to 110 ms after it.
  const stepMs = 1_610 / (crowd.length - 1);
  const answers = await Promise.all(
    crowd.map(async (player, n) => {
      await sleep(Math.max(0, closedAt + CLIMB_ENDS_MS - 1_500 + n * stepMs - performance.now()));
      return takeOut(player, ids[n]!);
    }),
  );
  const settled = await Promise.all(crowd.map((player) => until(() => player.settled().at(-1), 'settled')));
  for (const [n, { code, data }] of answers.entries()) {
    const { takenOutMs, payout, balance } = settled[n]!;
    expect(['100', '405']).toContain(code);
    if (code === '100') {
      expect(data.takenOutMs).toBeLessThan(CLIMB_ENDS_MS);
      expect(takenOutMs).toBe(data.takenOutMs);
      expect(Number(payout)).toBeGreaterThan(10);
    } else expect({ takenOutMs, payout }).toEqual({ takenOutMs: null, payout: '0.00' });
    expect(rig.wallet.balanceOf(crowd[n]!.launch)).toBe(balance);
  }
  expect(answers[0]!.code).toBe('100');
  expect(answers.at(-1)!.code).toBe('405');
  crowd.forEach((player) => player.leave());
});

test('nothing can be taken out at a table without it', async () => {
  const player = await rig.player(servers[0]!.url, 'ts-roulette-slow-tide-1');
  const { roundId } = await player.until('betting', ({ now, closesAt }) => closesAt - now > 800);
  const placed = await player.bet(roundId, 'heads');
  await player.until('running');
  expect(await takeOut(player, placed.data.roundId)).toMatchObject({ status: 405 });
  expect((await readTable(player)).mine).toMatchObject([{ takenOutMs: null, state: 'open' }]);
  player.leave();
});
