/** `npm run prove` sets it, on a machine that does nothing else. */
const isFull = process.env.PROOF === 'full';

/** Returns the small size for every test run, and the full one under `npm run prove`. */
export const sized = <Size>(quick: Size, full: Size): Size => (isFull ? full : quick);

/** Checks under `npm run prove` how long something took. `npm test` checks that it happens, and in which order. */
export function expectWithin(tookMs: number, boundMs: number): void {
  if (isFull) expect(tookMs).toBeLessThan(boundMs);
}

/** Checks under `npm run prove` that there was enough of something. `npm test` needs no rate. */
export function expectMoreThan(count: number, least: number): void {
  if (isFull) expect(count).toBeGreaterThan(least);
}
