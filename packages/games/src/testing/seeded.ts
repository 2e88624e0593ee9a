import type { Draw } from '../rules/draw.ts';

/** A fast repeatable source of draws (xoshiro128**, seeded by splitmix32) for simulations. Never for play. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  const split = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  let [a, b, c, d] = [split(), split(), split(), split()];
  const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));
  return (below) => {
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11);
    return Math.floor((result / 2 ** 32) * below);
  };
}
