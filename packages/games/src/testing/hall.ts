import type { PlacementAnswer } from '../protocol/tables.ts';
import { each } from './crowd.ts';
import type { TablesRig, TestPlayer } from './tables-rig.ts';
import { until } from './until.ts';

/** Minor unit, of each player who bets in a hall. */
export const stakeOf = (n: number): bigint => 100n * BigInt(1 + (n % 9));
const decimal = (minor: bigint): string => (Number(minor) / 100).toFixed(2);

/** Seats players at one table, in turn at each of the servers. */
export async function seatAll(
  rig: TablesRig,
  servers: readonly { readonly url: string }[],
  count: number,
  gameCode: string,
): Promise<TestPlayer[]> {
  const players: TestPlayer[] = [];
  await each(Array.from({ length: count }), async (_, n) => {
    players[n] = await rig.player(servers[n % servers.length]!.url, gameCode);
  });
  return players;
}

/** Has each player bet on the same round. @returns the ids of their placements */
export async function betAll(
  players: readonly TestPlayer[],
  roundId: string,
  onOf: (n: number) => string,
): Promise<string[]> {
  const ids: string[] = [];
  await each(players, async (player, n) => {
    const placed = await player.bet(roundId, onOf(n), decimal(stakeOf(n)));
    expect(placed).toMatchObject({ code: '100', data: { state: 'open' } });
    ids[n] = placed.data.roundId;
  });
  return ids;
}

/** Has every second player take out. @returns the instant of each, `null` of those who stay in */
export async function takeOutHalf(
  players: readonly TestPlayer[],
  ids: readonly string[],
): Promise<(number | null)[]> {
  const takenOut: (number | null)[] = players.map(() => null);
  await each(players, async (player, n) => {
    if (n % 2 === 0) return;
    const taken = await player.call<PlacementAnswer>('POST', `/bets/${ids[n]!}/take-out`);
    expect(taken.code).toBe('100');
    takenOut[n] = taken.data.takenOutMs;
  });
  expect(takenOut.filter((at) => at !== null)).toHaveLength(players.length / 2);
  return takenOut;
}

/** @param payoutOf minor unit, of a placement as it was settled */
export async function expectPaidOnce(
  rig: TablesRig,
  players: readonly TestPlayer[],
  payoutOf: (settled: PlacementAnswer, n: number) => bigint,
): Promise<void> {
  await Promise.all(players.map((player) => until(() => player.settled()[0], 'the payout')));
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
