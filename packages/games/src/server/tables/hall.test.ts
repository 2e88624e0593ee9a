import type { PlacementAnswer } from '../../protocol/tables.ts';
import { sized } from '../../testing/proof-size.ts';
import { each, roundForAll, sameEnd } from '../../testing/crowd.ts';
import { startTableProcess, type TableProcess } from '../../testing/table-process.ts';
import { startTablesRig, until, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { HALL_CLIMB, HALL_COIN, type Side } from '../../testing/test-tables.ts';

const PLAYERS = sized(20, 200);
const APART_MS = 250;

let rig: TablesRig;
let servers: TableProcess[];
beforeEach(async () => {
  rig = await startTablesRig();
  servers = await Promise.all([startTableProcess(rig), startTableProcess(rig)]);
}, 60_000);
afterEach(async () => {
  await rig.close();
  await Promise.all(servers.map((server) => server.kill()));
});

const stakeOf = (n: number): bigint => 100n * BigInt(1 + (n % 9));
const decimal = (minor: bigint): string => (Number(minor) / 100).toFixed(2);

/** All players, half at each server, with a bet each on the same round. */
async function fullHouse(gameCode: string, onOf: (n: number) => string) {
  const players: TestPlayer[] = [];
  await each(Array.from({ length: PLAYERS }), async (_, n) => {
    players[n] = await rig.player(servers[n % 2]!.url, gameCode);
  });
  const { roundId } = await roundForAll(players, HALL_COIN.bettingMs - 1_500, 40_000);
  const ids: string[] = [];
  await each(players, async (player, n) => {
    const placed = await player.bet(roundId, onOf(n), decimal(stakeOf(n)));
    expect(placed).toMatchObject({ code: '100', data: { state: 'open' } });
    ids[n] = placed.data.roundId;
  });
  return { players, roundId, ids };
}

/** @returns the outcome that everybody saw, soon after each other */
async function endForAll(players: readonly TestPlayer[], roundId: string): Promise<unknown> {
  const { outcome, apartMs } = await sameEnd(players, roundId);
  process.stderr.write(`the end reached ${PLAYERS} players within ${apartMs.toFixed(0)} ms\n`);
  expect(apartMs).toBeLessThan(APART_MS);
  return outcome;
}

/** @param payoutOf minor unit, of a placement as it was settled */
async function eachPaidOnce(
  players: readonly TestPlayer[],
  payoutOf: (settled: PlacementAnswer, n: number) => bigint,
): Promise<void> {
  await Promise.all(players.map((player) => until(() => player.settled()[0], 'settled')));
  for (const [n, player] of players.entries()) {
    expect(player.settled()).toHaveLength(1);
    const [settled] = player.settled();
    const payout = payoutOf(settled!, n);
    const balance = decimal(10_000n - stakeOf(n) + payout);
    expect(settled).toMatchObject({ state: 'settled', payout: decimal(payout), balance });
    expect(rig.wallet.balanceOf(player.launch)).toBe(balance);
    player.leave();
  }
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(players.map(() => 'settled'));
}

test(`${PLAYERS} players at two servers see the same end within ${APART_MS} ms of each other, and each is paid once`, async () => {
  const onOf = (n: number): Side => (n % 3 === 0 ? 'tails' : 'heads');
  const { players, roundId } = await fullHouse('ts-roulette-hall-tide-1', onOf);
  const outcome = (await endForAll(players, roundId)) as { side: Side };
  await eachPaidOnce(players, (_settled, n) => HALL_COIN.payout(onOf(n), stakeOf(n), outcome));
}, 120_000);

test(`${PLAYERS} players ride one rise, half of them take out, and each is paid once by the instant that was theirs`, async () => {
  const { players, roundId, ids } = await fullHouse('ts-crash-hall-tide-1', () => 'up');
  await players[0]!.until('running', (state) => state.roundId === roundId);
  const takenOut: (number | null)[] = players.map(() => null);
  await each(players, async (player, n) => {
    if (n % 2 === 0) return;
    const taken = await player.call<PlacementAnswer>('POST', `/bets/${ids[n]!}/take-out`);
    expect(taken.code).toBe('100');
    takenOut[n] = taken.data.takenOutMs;
  });
  const outcome = (await endForAll(players, roundId)) as { endsMs: number };
  await eachPaidOnce(players, (settled, n) => {
    expect(settled.takenOutMs).toBe(takenOut[n]);
    return HALL_CLIMB.payout('up', stakeOf(n), outcome, takenOut[n] ?? undefined);
  });
  expect(takenOut.filter((at) => at !== null)).toHaveLength(PLAYERS / 2);
}, 120_000);
