import type { Queries } from '../db/connect.ts';
import { activeBonus } from './closing.ts';

/**
 * Returns whether a round of this stake, in minor units, would break a term of the member's active bonus. Asked before
 * anything is booked: the bet is refused, and no bonus is lost by it.
 */
export async function breaksBonusTerm(
  queries: Queries,
  memberId: number,
  stake: bigint,
  now: Date,
): Promise<boolean> {
  const bonus = await activeBonus(queries, memberId);
  if (!bonus || bonus.maxStake === null) return false;
  // One that is over waits only to be closed.
  if (bonus.endsAt && bonus.endsAt <= now) return false;
  return stake > bonus.maxStake;
}
