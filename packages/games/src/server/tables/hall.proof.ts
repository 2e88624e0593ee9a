import { roundForAll, sameEnd } from '../../testing/crowd.ts';
import { betAll, expectPaidOnce, seatAll, stakeOf, takeOutHalf } from '../../testing/hall.ts';
import { startTableProcess, type TableProcess } from '../../testing/table-process.ts';
import { startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { HALL_CLIMB, HALL_COIN, type Side } from '../../testing/test-tables.ts';

const PLAYERS = 200;
const APART_MS = 250;
/** The end of all bets is waited for. */
const END_MS = HALL_COIN.bettingMs + 30_000;

jest.setTimeout(5 * 60_000);

let rig: TablesRig;
let servers: TableProcess[];
beforeEach(async () => {
  rig = await startTablesRig();
  servers = await Promise.all([startTableProcess(rig), startTableProcess(rig)]);
});
afterEach(async () => {
  await rig.close();
  await Promise.all(servers.map((server) => server.kill()));
});

/** All players, half at each server, with a bet each on the same round. */
async function fullHouse(gameCode: string, onOf: (n: number) => string) {
  const players = await seatAll(rig, servers, PLAYERS, gameCode);
  const { roundId } = await roundForAll(players, HALL_COIN.bettingMs - 1_500, END_MS);
  return { players, roundId, ids: await betAll(players, roundId, onOf) };
}

/** @returns the outcome that everybody saw, soon after each other */
async function endForAll(players: readonly TestPlayer[], roundId: string): Promise<unknown> {
  const { outcome, apartMs } = await sameEnd(players, roundId, END_MS);
  process.stderr.write(`the end reached ${PLAYERS} players within ${apartMs.toFixed(0)} ms\n`);
  expect(apartMs).toBeLessThan(APART_MS);
  return outcome;
}

test(`${PLAYERS} players at two servers see the same end within ${APART_MS} ms of each other, and each is paid once`, async () => {
  const onOf = (n: number): Side => (n % 3 === 0 ? 'tails' : 'heads');
  const { players, roundId } = await fullHouse('ts-roulette-hall-tide-1', onOf);
  const outcome = (await endForAll(players, roundId)) as { side: Side };
  await expectPaidOnce(rig, players, (_settled, n) => HALL_COIN.payout(onOf(n), stakeOf(n), outcome));
});

test(`${PLAYERS} players ride one rise, half of them take out, and each is paid once by the instant that was theirs`, async () => {
  const { players, roundId, ids } = await fullHouse('ts-crash-hall-tide-1', () => 'up');
  await players[0]!.until('running', (state) => state.roundId === roundId);
  const takenOut = await takeOutHalf(players, ids);
  const outcome = (await endForAll(players, roundId)) as { endsMs: number };
  await expectPaidOnce(rig, players, (settled, n) => {
    expect(settled.takenOutMs).toBe(takenOut[n]);
    return HALL_CLIMB.payout('up', stakeOf(n), outcome, takenOut[n] ?? undefined);
  });
});
