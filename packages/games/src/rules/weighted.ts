import type { Draw } from './draw.ts';

/** Draws indexes, each as often as its weight says. */
export type Weighted = (draw: Draw) => number;

/**
 * A draw of `0 … weights.length - 1` with chances in the proportion of the weights: one draw below their sum.
 * @param weights whole and not negative, not all 0
 */
export function weighted(weights: readonly number[]): Weighted {
  const tickets = weights.flatMap((weight, index) => new Array<number>(weight).fill(index));
  if (tickets.length === 0) throw new RangeError('nothing can be drawn where all weights are 0');
  const { length } = tickets;
  return (draw) => tickets[draw(length)]!;
}
