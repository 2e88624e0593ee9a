import { cell, type Cell } from './cell.ts';

/**
 * What the player has, minor unit. While a round is being shown its payout is known here and not yet shown: a balance
 * that rises before the wheel stands would tell how the round ends.
 */
export interface Balance {
  readonly shown: Cell<bigint>;
  /** What the server has said last. It is shown at once, unless a round is being shown. */
  tell(balance: bigint): void;
  /** Asks for it. A balance that arrives in the meantime, or a stake that goes on its way, is newer than the answer. */
  refresh(ask: () => Promise<bigint>): Promise<void>;
  /**
   * A stake goes on its way: it is off at once, and nothing else is shown until {@link release}. Where less is shown than
   * the stake, that may be out of date: whether it can be paid is the server's to say.
   */
  stake(amount: bigint): void;
  /** Shows what was told last. */
  release(): void;
}

export function createBalance(first: bigint): Balance {
  const shown = cell(first);
  let told = first;
  let held = false;
  let changes = 0;
  function tell(balance: bigint): void {
    changes += 1;
    told = balance;
    if (!held) shown.set(balance);
  }
  return {
    shown,
    tell,
    async refresh(ask) {
      const before = changes;
      const balance = await ask();
      if (changes === before) tell(balance);
    },
    stake(amount) {
      changes += 1;
      held = true;
      if (shown.value >= amount) shown.set(shown.value - amount);
    },
    release() {
      held = false;
      shown.set(told);
    },
  };
}
