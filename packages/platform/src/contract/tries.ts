import { seededRandom } from '../seed/random.ts';
import { isFull } from '../proofs/size.ts';

/** Of what this run happens to try. It is told with a failure; `PROOF_SEED` tries the same once more. */
export const SEED = Number(process.env.PROOF_SEED ?? Date.now() % 2 ** 31);

const random = seededRandom(SEED);

/** So many of these, others in each run; all of them by `npm run prove`. */
export function someOf<T>(all: readonly T[], count: number): readonly T[] {
  if (isFull) return all;
  const left = [...all];
  const drawn = Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  );
  return drawn.flat();
}
