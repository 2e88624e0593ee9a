import type { RoundAnswer } from '../answers.ts';
import type { Money } from '../services/money.ts';

/** What a round's end comes to, minor unit. */
export interface RoundEnd {
  /** What was at risk: what a payout is compared with. */
  readonly staked: bigint;
  readonly payout: bigint;
  /** Paid for, not used, and back. */
  readonly unused: bigint;
}

export function endOf(
  money: Pick<Money, 'read'>,
  { staked, payout, returned }: Pick<RoundAnswer, 'staked' | 'payout' | 'returned'>,
): RoundEnd {
  const unused = money.read(returned);
  return { staked: money.read(staked) - unused, payout: money.read(payout ?? '0'), unused };
}
