import { sameEnd } from '../../testing/crowd.ts';
import { betAll, expectPaidOnce, seatAll, stakeOf, takeOutHalf } from '../../testing/hall.ts';
import type { TableServer } from '../../testing/table-server.ts';
import { startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { COIN, LONG_CLIMB, LONG_CLIMB_ENDS_MS, type Side } from '../../testing/test-tables.ts';

const PLAYERS = 6;

let rig: TablesRig;
let servers: TableServer[];
beforeEach(async () => {
  rig = await startTablesRig();
  servers = await Promise.all([rig.serve(), rig.serve()]);
});
afterEach(() => rig.close());

/** All players, half at each server, with a bet each on the same round. The clock is held. */
async function fullHouse(gameCode: string, onOf: (n: number) => string) {
  const players = await seatAll(rig, servers, PLAYERS, gameCode);
  const { roundId } = await rig.openTable(players[0]!);
  const ids = await betAll(players, roundId, onOf);
  await rig.closeBets(players[0]!, roundId);
  return { players, roundId, ids };
}

async function endForAll(players: readonly TestPlayer[], roundId: string): Promise<unknown> {
  await rig.endRound(players[0]!, roundId);
  const { outcome } = await sameEnd(players, roundId);
  await rig.clock.run();
  return outcome;
}

test('players at two servers see the same end, and each is paid once', async () => {
  const onOf = (n: number): Side => (n % 3 === 0 ? 'tails' : 'heads');
  const { players, roundId } = await fullHouse('ts-roulette-slow-tide-1', onOf);
  const outcome = (await endForAll(players, roundId)) as { side: Side };
  await expectPaidOnce(rig, players, (_settled, n) => COIN.payout(onOf(n), stakeOf(n), outcome));
});

test('players ride one rise, half of them take out, and each is paid once by the instant that was theirs', async () => {
  const { players, roundId, ids } = await fullHouse('ts-crash-long-tide-1', () => 'up');
  await rig.clock.forward(LONG_CLIMB_ENDS_MS / 2);
  const takenOut = await takeOutHalf(players, ids);
  const outcome = (await endForAll(players, roundId)) as { endsMs: number };
  await expectPaidOnce(rig, players, (settled, n) => {
    expect(settled.takenOutMs).toBe(takenOut[n]);
    return LONG_CLIMB.payout('up', stakeOf(n), outcome, takenOut[n] ?? undefined);
  });
});
