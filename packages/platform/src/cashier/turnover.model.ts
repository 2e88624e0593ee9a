/** What happens to a balance that has to do with its turnover. Amounts are minor units. */
export type Move =
  /** Money that must be wagered, as much of it as `required` says. */
  | {
      readonly move: 'credit';
      readonly kind: string;
      readonly at: Date;
      readonly amount: bigint;
      readonly required: bigint;
    }
  /** Money is passed on, and what is still required of it goes with it. */
  | { readonly move: 'pass'; readonly at: Date; readonly required: bigint };

/** A credit with what is required of it, and how much of that is done. */
export interface Credit {
  readonly kind: string;
  readonly at: Date;
  readonly amount: bigint;
  readonly required: bigint;
  readonly done: bigint;
}

/**
 * Returns the credits with their progress, oldest first. A stake counts for the oldest credit that is not done, and only for
 * those that came before it; what is passed on leaves the oldest first.
 * @param moves in their order
 * @param wagered what was wagered after each move and before the next one
 */
export function creditsOf(moves: readonly Move[], wagered: readonly bigint[]): readonly Credit[] {
  const credits: { -readonly [Name in keyof Credit]: Credit[Name] }[] = [];
  const spend = (amount: bigint, spendOn: (credit: (typeof credits)[number], part: bigint) => void) => {
    let left = amount;
    for (const credit of credits) {
      const open = credit.required - credit.done;
      const part = open < left ? open : left;
      spendOn(credit, part);
      left -= part;
    }
  };
  for (const [index, move] of moves.entries()) {
    if (move.move === 'credit') {
      const { kind, at, amount, required } = move;
      credits.push({ kind, at, amount, required, done: 0n });
    } else {
      spend(move.required, (credit, part) => (credit.required -= part));
    }
    spend(wagered[index] ?? 0n, (credit, part) => (credit.done += part));
  }
  return credits.filter(({ required }) => required > 0n);
}
