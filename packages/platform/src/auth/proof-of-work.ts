import { createHash, randomBytes } from 'node:crypto';

/** A number to find: the SHA-256 of `salt` and its decimal digits is `challenge`. */
export interface Work {
  readonly salt: string;
  /** 64 hexadecimal digits. */
  readonly challenge: string;
  /** The largest number that it may be. */
  readonly max: number;
}

/** Half of it is tried on average: about a tenth of a second on a desktop, half a second on a slow phone. */
export const WORK_MAX = 50_000;
/** About half a minute on a slow phone. */
export const WORK_LIMIT = 3_200_000;
/** Failures of one network that double the work. */
const FAILURES_TO_DOUBLE = 10;

export function challengeOf(answer: string, max: number): Work {
  const salt = randomBytes(12).toString('base64url');
  return { salt, challenge: createHash('sha256').update(`${salt}${answer}`).digest('hex'), max };
}

/** Returns the `max` of a network's next proof of work: who guesses passwords works more and more for each guess. */
export function workAfter(failures: number): number {
  return Math.min(WORK_LIMIT, WORK_MAX * 2 ** Math.floor(failures / FAILURES_TO_DOUBLE));
}
