import { cell, type Cell } from './cell.ts';

/**
 * What the player has, minor unit. While a round is being shown its payout is known here and not yet shown: a balance
 * that rises before the wheel stands would tell how the round ends.
 */
export interface Balance {
  readonly shown: Cell<bigint>;
  /** What the server has said last. It is shown at once, unless a round is being shown. */
  tell(balance: bigint): void;
  /** A stake goes on its way: it is off at once, and nothing else is shown until {@link release}. */
  stake(amount: bigint): void;
  /** Shows what was told last. */
  release(): void;
}

export function createBalance(first: bigint): Balance {
  const shown = cell(first);
  let told = first;
  let held = false;
  return {
    shown,
    tell(balance) {
      told = balance;
      if (!held) shown.set(balance);
    },
    stake(amount) {
      held = true;
      shown.set(shown.value - amount);
    },
    release() {
      held = false;
      shown.set(told);
    },
  };
}
