/**
 * How much of a proof is carried out: a part of it in every test run, all of it by `npm run prove`, which sets
 * `PROOF=full`.
 */
export const isFull = process.env.PROOF === 'full';

export const sized = <T>(quick: T, full: T): T => (isFull ? full : quick);

/** Tells what a proof has seen: by `npm run prove` only, which a person reads. */
export function report(line: string): void {
  if (isFull) process.stderr.write(`  ${line}\n`);
}
