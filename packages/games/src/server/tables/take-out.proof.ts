import { setTimeout as sleep } from 'node:timers/promises';
import type { PlacementAnswer } from '../../protocol/tables.ts';
import type { TableServer } from '../../testing/table-server.ts';
import { startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { until } from '../../testing/until.ts';
import { CLIMB, CLIMB_ENDS_MS } from '../../testing/test-tables.ts';

let rig: TablesRig;
let servers: TableServer[];
beforeAll(async () => {
  rig = await startTablesRig();
  servers = await Promise.all([rig.serve(), rig.serve()]);
});
afterAll(() => rig.close());

const CODE = 'ts-crash-climb-tide-1';
/** Bets of all players arrive in the last part of the betting. */
const BETS_MS = 1_500;
/** How long a bet stays in before it is taken out. */
const STAYS_IN_MS = 300;
/** The instant of a take-out is this much later than its request, at most. */
const LATE_MS = 600;
const CROWD = 24;
const players = (count: number): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => rig.player(servers[n % 2]!.url, CODE)));
const takeOut = (player: TestPlayer, id: string) =>
  player.call<PlacementAnswer>('POST', `/bets/${id}/take-out`);

/** Every player with one open bet of 10.00 in the same round. */
async function allIn(all: readonly TestPlayer[]): Promise<string[]> {
  const { roundId } = await all[0]!.until('betting', ({ now, closesAt }) => closesAt - now > BETS_MS);
  const placed = await Promise.all(all.map((player) => player.bet(roundId, 'up', '10.00')));
  expect(placed.map(({ code }) => code)).toEqual(all.map(() => '100'));
  return placed.map(({ data }) => data.roundId);
}

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
  expect(takenOutMs).toBeLessThan(STAYS_IN_MS + took + LATE_MS);
  const settled = await until(() => player!.settled()[0], 'settled');
  const payout = CLIMB.payout('up', 1_000n, { endsMs: CLIMB_ENDS_MS }, takenOutMs!);
  expect(settled).toMatchObject({ takenOutMs, payout: (Number(payout) / 100).toFixed(2) });
  expect(Number(rig.wallet.balanceOf(player!.launch))).toBeCloseTo(90 + Number(payout) / 100);
  player!.leave();
});

test('who comes too late has lost, and whoever was in time is paid, to the last of a crowd around the end', async () => {
  const crowd = await players(CROWD);
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
