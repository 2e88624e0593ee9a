/**
 * How much of a proof is carried out: a part of it in every test run, all of it by `npm run prove`, which sets
 * `PROOF=full`.
 */
export const isFull = process.env.PROOF === 'full';

export const sized = <T>(quick: T, full: T): T => (isFull ? full : quick);

/**
 * The seed of a proof's random choices: the same in every test run, another one each time by `npm run prove`, which
 * repeats those of an earlier run with `--seed`.
 */
export const proofSeed = Number(process.env.PROOF_SEED ?? sized(1, Date.now() % 2 ** 31));

/** Checks how long something took: by `npm run prove` only. `npm test` checks that it happens, and in which order. */
export function expectWithin(tookMs: number, boundMs: number): void {
  if (isFull) expect(tookMs).toBeLessThan(boundMs);
}

/** Reports what a proof has seen: by `npm run prove` only, which a person reads. */
export function report(line: string): void {
  if (isFull) process.stderr.write(`  ${line}\n`);
}
