const isFull = process.env.PROOF === 'full';

/** Returns the small size for every test run, and the full one under `npm run prove`, which sets `PROOF=full`. */
export const sized = <Size>(quick: Size, full: Size): Size => (isFull ? full : quick);

/** Writes a count for a test title: `50,000`. */
export const counted = (count: number): string => count.toLocaleString('en');

/** Checks under `npm run prove` how long something took. `npm test` checks that it happens, and in which order. */
export function expectWithin(tookMs: number, boundMs: number): void {
  if (isFull) expect(tookMs).toBeLessThan(boundMs);
}

/** Of the random choices of a proof; `npm run prove -- --seed <number>` repeats them. */
export const PROOF_SEED = Number(process.env.PROOF_SEED ?? Date.now() % 2 ** 31);
