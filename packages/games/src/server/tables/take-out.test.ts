import type { PlacementAnswer } from '../../protocol/tables.ts';
import type { TableServer } from '../../testing/table-server.ts';
import { readTable, startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { LONG_CLIMB, LONG_CLIMB_ENDS_MS } from '../../testing/test-tables.ts';
import { until } from '../../testing/until.ts';

let rig: TablesRig;
let servers: TableServer[];
beforeAll(async () => {
  rig = await startTablesRig();
  servers = await Promise.all([rig.serve(), rig.serve()]);
});
afterEach(() => rig.clock.run());
afterAll(() => rig.close());

const CODE = 'ts-crash-long-tide-1';
/** How long a bet stays in before it is taken out. */
const STAYS_IN_MS = LONG_CLIMB_ENDS_MS / 2;
const players = (count: number): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => rig.player(servers[n % 2]!.url, CODE)));
const takeOut = (player: TestPlayer, id: string) =>
  player.call<PlacementAnswer>('POST', `/bets/${id}/take-out`);
const payoutAt = (takenOutMs: number): number =>
  Number(LONG_CLIMB.payout('up', 1_000n, { endsMs: LONG_CLIMB_ENDS_MS }, takenOutMs)) / 100;

/** Every player with one open bet of 10.00 in the same round. The clock is held. */
async function allIn(all: readonly TestPlayer[]): Promise<{ roundId: string; ids: string[] }> {
  const { roundId } = await rig.openTable(all[0]!);
  const placed = await Promise.all(all.map((player) => player.bet(roundId, 'up', '10.00')));
  expect(placed.map(({ code }) => code)).toEqual(all.map(() => '100'));
  return { roundId, ids: placed.map(({ data }) => data.roundId) };
}

test('nobody is told when a round ends in which bets can be taken out', async () => {
  const [player] = await players(1);
  const { roundId } = await rig.openTable(player!);
  const running = await rig.closeBets(player!, roundId);
  expect(running).toMatchObject({ endsAt: null, nextAt: null, told: null, outcome: null });
  const over = await rig.endRound(player!, roundId);
  expect(over.endsAt! - over.closesAt).toBe(LONG_CLIMB_ENDS_MS);
  player!.leave();
});

test('a bet is taken out while the round runs, at the first of many requests at both servers, and paid by it', async () => {
  const [player] = await players(1);
  const { roundId, ids } = await allIn([player!]);
  expect(await takeOut(player!, ids[0]!)).toMatchObject({ status: 405, code: '405' });
  await rig.closeBets(player!, roundId);
  await rig.clock.forward(STAYS_IN_MS);
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const response = await fetch(`${servers[n % 2]!.url}/bets/${ids[0]!}/take-out`, {
        method: 'POST',
        headers: { authorization: `Bearer ${player!.bearer}` },
      });
      return ((await response.json()) as { data: PlacementAnswer }).data;
    }),
  );
  const instants = new Set(answers.map(({ takenOutMs }) => takenOutMs));
  expect(instants.size).toBe(1);
  const [takenOutMs] = [...instants];
  // What a request waited for in the server is not its player's loss.
  expect(takenOutMs).toBeLessThanOrEqual(STAYS_IN_MS);
  expect(takenOutMs).toBeGreaterThan(0);
  await rig.endRound(player!, roundId);
  await rig.clock.run();
  const settled = await until(() => player!.settled()[0], 'settled');
  expect(settled).toMatchObject({ takenOutMs, payout: payoutAt(takenOutMs!).toFixed(2) });
  expect(Number(rig.wallet.balanceOf(player!.launch))).toBeCloseTo(90 + payoutAt(takenOutMs!));
  player!.leave();
});

test('who comes too late has lost, and who was in time is paid', async () => {
  const crowd = await players(6);
  const { roundId, ids } = await allIn(crowd);
  await rig.closeBets(crowd[0]!, roundId);
  await rig.clock.forward(LONG_CLIMB_ENDS_MS - 1);
  const inTime = await Promise.all([0, 1, 2].map((n) => takeOut(crowd[n]!, ids[n]!)));
  expect(inTime.map(({ code }) => code)).toEqual(['100', '100', '100']);
  await rig.endRound(crowd[0]!, roundId);
  await rig.clock.forward(LONG_CLIMB_ENDS_MS);
  const late = await Promise.all([3, 4, 5].map((n) => takeOut(crowd[n]!, ids[n]!)));
  expect(late.map(({ code }) => code)).toEqual(['405', '405', '405']);
  await rig.clock.run();
  const settled = await Promise.all(crowd.map((player) => until(() => player.settled()[0], 'settled')));
  for (const [n, { takenOutMs, payout, balance }] of settled.entries()) {
    const instant = inTime[n]?.data.takenOutMs ?? null;
    const paid = instant === null ? '0.00' : payoutAt(instant).toFixed(2);
    expect({ takenOutMs, payout }).toEqual({ takenOutMs: instant, payout: paid });
    expect(rig.wallet.balanceOf(crowd[n]!.launch)).toBe(balance);
  }
  crowd.forEach((player) => player.leave());
});

test('nothing can be taken out at a table without it', async () => {
  const player = await rig.player(servers[0]!.url, 'ts-roulette-slow-tide-1');
  const { roundId } = await rig.openTable(player);
  const placed = await player.bet(roundId, 'heads');
  await rig.closeBets(player, roundId);
  expect(await takeOut(player, placed.data.roundId)).toMatchObject({ status: 405 });
  expect((await readTable(player)).mine).toMatchObject([{ takenOutMs: null, state: 'open' }]);
  player.leave();
});
