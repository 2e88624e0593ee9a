import { seededRandom } from '../seed/random.ts';
import { isFull } from '../proofs/size.ts';

/** What `npm test` tries is the same in each run. */
const GATE_SEED = 20_261_128;

/** Of what this run tries. A failure names it; `PROOF_SEED` tries the same once more. */
export const SEED = Number(process.env.PROOF_SEED ?? (isFull ? Date.now() % 2 ** 31 : GATE_SEED));

const random = seededRandom(SEED);

/** So many of these; all of them by `npm run prove`. */
export function someOf<T>(all: readonly T[], count: number): readonly T[] {
  if (isFull) return all;
  const left = [...all];
  const drawn = Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  );
  return drawn.flat();
}
