/** The height of a day without stakes, and the least of one with any, in the unit of the height. */
const FLAT = 1;
const LEAST = 2;
/** Amounts are compared in this many parts: exact enough for a drawing. */
const PARTS = 1_000n;

export interface Spark {
  /** Height of each day. */
  readonly bars: readonly number[];
  readonly sum: bigint;
  readonly most: bigint;
}

/** Returns the heights of bars for amounts of zero or more: the highest has the whole height. */
export function barsOf(amounts: readonly bigint[], height: number): Spark {
  const sum = amounts.reduce((all, amount) => all + amount, 0n);
  const most = amounts.reduce((highest, amount) => (amount > highest ? amount : highest), 0n);
  const heightOf = (amount: bigint) =>
    amount <= 0n ? FLAT : Math.max(LEAST, (Number((amount * PARTS) / most) / Number(PARTS)) * height);
  return { bars: amounts.map(heightOf), sum, most };
}
