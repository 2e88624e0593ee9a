/** Shapes of a movement: from 0 to 1 over a share of its time, 0 to 1. */

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
export const easeIn = (share: number): number => share * share;

/** Reaches 1, goes `over` beyond, and comes back: something with weight that stops. */
export function easeOutBack(share: number, over = 1): number {
  const left = share - 1;
  return 1 + (over + 1) * left ** 3 + over * left ** 2;
}

/** What is left of one part of a movement whose parts begin one after the other: 0 before its begin, 1 after its end. */
export function staggered(share: number, index: number, count: number, overlap: number): number {
  if (share >= 1) return 1;
  const each = 1 / (1 + (count - 1) * (1 - overlap));
  const begin = index * each * (1 - overlap);
  return Math.min(1, Math.max(0, (share - begin) / each));
}
