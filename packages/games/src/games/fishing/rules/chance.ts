import type { Draw } from '../../../rules/draw.ts';

/** Whole numbers that one seed makes, the same everywhere: for what is seen, never for what is paid. */
export type Chance = Draw;

/** By splitmix32. @param seed below 2^32 */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return Math.floor((((z ^ (z >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}
