/** What this page has seen of the session, for the reminder of the clock. Minor unit. */
export interface Tally {
  readonly rounds: number;
  readonly staked: bigint;
  readonly paid: bigint;
}
export const NO_TALLY: Tally = { rounds: 0, staked: 0n, paid: 0n };

export function addRound(tally: Tally, staked: bigint, paid: bigint): Tally {
  return { rounds: tally.rounds + 1, staked: tally.staked + staked, paid: tally.paid + paid };
}
