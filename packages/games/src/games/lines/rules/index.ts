import { spinRules, type SpinRules } from '../../../rules/spin-rules.ts';
import { SLOT_FACTS } from './facts.ts';
import { drawRound, replayRound, type RoundStops } from './round.ts';

const VERSION = 2;

/** Where the reels stopped, and what that pays; the page tells the rest of the round from the stops. */
export interface LinesRound {
  readonly stops: RoundStops;
  /** In line stakes. */
  readonly units: number;
}

/** Five reels of three, twenty lines, free spins. */
const CLASSIC: SpinRules<LinesRound> = spinRules({
  version: VERSION,
  returnBasisPoints: SLOT_FACTS.returnBasisPoints,
  maxWinMultiple: SLOT_FACTS.maxWinMultiple,
  play(draw) {
    const { stops, round } = drawRound(draw);
    return { stops, units: round.units };
  },
});

export const VARIANTS = { classic: CLASSIC };

/** What stops pay, in line stakes. @throws RangeError where they are no round of these reels */
export const unitsOf = (stops: RoundStops): number => replayRound(stops).units;
