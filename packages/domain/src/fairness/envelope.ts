import { commitmentOf, drawBig, drawsOf, type Draw } from './draws.ts';

/** What a red envelope's shares are cut from. The same seed and plan give the same shares. */
export interface EnvelopeSplit {
  /** Hexadecimal. */
  readonly seed: string;
  readonly currency: string;
  /** The pot, in minor units. */
  readonly amount: bigint;
  /** How many shares there are. */
  readonly shares: number;
}

/** The text that an envelope's commitment fixes, and that is mixed into its draws. */
export const envelopeText = ({ currency, amount, shares }: Omit<EnvelopeSplit, 'seed'>): string =>
  `red envelope ${currency} ${amount} ${shares}`;

/** Returns what is announced when an envelope starts (spec §4 Red envelope). */
export const envelopeCommitment = (split: EnvelopeSplit): string =>
  commitmentOf(split.seed, envelopeText(split));

/** Returns the shares of an envelope in minor units, in the order in which they are claimed. */
export const envelopeShares = (split: EnvelopeSplit): readonly bigint[] =>
  splitAtRandom(split.amount, split.shares, drawsOf(split.seed, envelopeText(split)));

/**
 * Returns an amount in `parts` of random size, none of them empty, that add up to exactly that amount: each part gets one
 * minor unit, and the rest is cut at `parts - 1` random points.
 * @throws RangeError where there is not one minor unit for each part
 */
export function splitAtRandom(amount: bigint, parts: number, draw: Draw): readonly bigint[] {
  const spare = amount - BigInt(parts);
  if (parts < 1 || spare < 0n) throw new RangeError(`${amount} cannot be split into ${parts} parts`);
  const cuts = Array.from({ length: parts - 1 }, () => drawBig(draw, spare + 1n)).sort((a, b) =>
    a < b ? -1 : a > b ? 1 : 0,
  );
  return [...cuts, spare].map((cut, index) => 1n + cut - (cuts[index - 1] ?? 0n));
}
