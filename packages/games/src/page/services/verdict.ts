/** How a payout is spoken of: a return below the stake is never a win. `grand` from 20 stakes on. */
export type Verdict = 'nothing' | 'partial' | 'even' | 'win' | 'grand';

const GRAND_STAKES = 20n;

/** @param staked all of the round's wagers; both in the minor unit */
export function verdictOf(payout: bigint, staked: bigint): Verdict {
  if (payout === 0n) return 'nothing';
  if (payout < staked) return 'partial';
  if (payout === staked) return 'even';
  return payout >= staked * GRAND_STAKES ? 'grand' : 'win';
}
