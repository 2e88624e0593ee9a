import type { RaceTold } from '../rules/race.ts';
import { arrivalOf } from './running.ts';

/**
 * The picture of the finish, as a camera takes it that looks at nothing but the line: the later a nose came by, the
 * farther left it is.
 */
export interface Photo {
  /** The first one first. */
  readonly noses: readonly {
    readonly lane: number;
    /** How much later than the first, in widths of the picture. */
    readonly behind: number;
  }[];
}

const MOST = 3;
/** The second is seen about so far behind the first, in widths of the picture. */
const SECOND = 0.24;
/** The picture takes so long, milliseconds. */
const SPAN = { least: 180, most: 1_200 };
/** Whose nose is farther back is not in the picture. */
const EDGE = 0.55;

export function photoOf({ order, run }: RaceTold): Photo {
  const first = arrivalOf(run[order[0]!]!);
  const later = order.slice(0, MOST).map((lane) => ({ lane, ms: arrivalOf(run[lane]!) - first }));
  const span = Math.min(SPAN.most, Math.max(SPAN.least, later[1]!.ms / SECOND));
  const noses = later.map(({ lane, ms }) => ({ lane, behind: ms / span }));
  return { noses: noses.filter(({ behind }, place) => place < 2 || behind <= EDGE) };
}
