import { randomBytes } from 'node:crypto';

/**
 * A whole number from 0 to below `end`, each as likely as the others, of the system's cryptographic generator.
 * (`randomInt` ends at 2^48, and sums of money do not.)
 */
export function randomBelow(end: bigint): bigint {
  if (end <= 0n) throw new RangeError(`there is no number below ${end}`);
  const bits = end.toString(2).length;
  const bytes = Math.ceil(bits / 8);
  const mask = (1n << BigInt(bits)) - 1n;
  for (;;) {
    const drawn = BigInt(`0x${randomBytes(bytes).toString('hex')}`) & mask;
    if (drawn < end) return drawn;
  }
}

/**
 * An amount in so many parts of random size, none of them empty, that add up to exactly that amount.
 * @throws RangeError where there is not one minor unit for each part
 */
export function splitAtRandom(amount: bigint, parts: number): bigint[] {
  const spare = amount - BigInt(parts);
  if (parts < 1 || spare < 0n) throw new RangeError(`${amount} cannot be split into ${parts} parts`);
  const cuts = Array.from({ length: parts - 1 }, () => randomBelow(spare + 1n)).sort((a, b) =>
    a < b ? -1 : a > b ? 1 : 0,
  );
  return [...cuts, spare].map((cut, index) => 1n + cut - (cuts[index - 1] ?? 0n));
}

interface Weighted {
  readonly weight: number;
}

/** One of several, each as likely as its weight says; `pick` decides: `randomBelow`, or what it gave before. */
export function drawWeighted<T extends Weighted>(
  choices: readonly T[],
  pick: (end: bigint) => bigint = randomBelow,
): T {
  let at = pick(BigInt(choices.reduce((sum, { weight }) => sum + weight, 0)));
  for (const choice of choices) {
    at -= BigInt(choice.weight);
    if (at < 0n) return choice;
  }
  throw new RangeError('nothing to draw from');
}

/** Gives the same numbers when a transaction is tried again: else what makes it fail would change what is drawn. */
export function rememberedDraws(): (end: bigint) => bigint {
  const drawn = new Map<bigint, bigint>();
  return (end) => {
    const known = drawn.get(end) ?? randomBelow(end);
    drawn.set(end, known);
    return known;
  };
}
