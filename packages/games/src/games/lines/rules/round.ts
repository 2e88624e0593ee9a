import type { Draw } from '../../../rules/draw.ts';
import { evaluateSpin, type SpinResult, type Stops } from './evaluate.ts';
import { LINE_COUNT, MAX_FREE_SPINS, MAX_WIN_MULTIPLE, RETRIGGER_SPINS, scatterAward } from './paytable.ts';
import { BASE_REELS, FREE_REELS, type ReelSet } from './strips.ts';

/** Where the reels stopped: the paid spin first, then every free spin. All that is needed to tell the round again. */
export type RoundStops = readonly Stops[];

export interface FreeSpin extends SpinResult {
  readonly multiplier: number;
  /** Spins that this one added. */
  readonly added: number;
}

export interface Round {
  readonly spin: SpinResult;
  /** `undefined` where the scatters did not open a bonus. */
  readonly bonus:
    { readonly award: number; readonly multiplier: number; readonly spins: readonly FreeSpin[] } | undefined;
  /** What the round pays, in line stakes, after multipliers and the cap. */
  readonly units: number;
  readonly capped: boolean;
}

const MAX_UNITS = MAX_WIN_MULTIPLE * LINE_COUNT;

/**
 * Plays a round on stops that come from `next`, which is asked once per spin. Drawing and telling again are this
 * one function, so they cannot disagree.
 */
function play(next: (reels: ReelSet) => Stops): Round {
  const spin = evaluateSpin(BASE_REELS, next(BASE_REELS));
  let units = spin.units;
  const award = scatterAward(spin.scatters);
  if (!award) return { spin, bonus: undefined, units: Math.min(units, MAX_UNITS), capped: units > MAX_UNITS };
  const spins: FreeSpin[] = [];
  let total = award.freeSpins;
  while (spins.length < total && units < MAX_UNITS) {
    const free = evaluateSpin(FREE_REELS, next(FREE_REELS));
    const raised = scatterAward(free.scatters) ? Math.min(total + RETRIGGER_SPINS, MAX_FREE_SPINS) : total;
    spins.push({ ...free, multiplier: award.multiplier, added: raised - total });
    total = raised;
    units += free.units * award.multiplier;
  }
  const bonus = { award: award.freeSpins, multiplier: award.multiplier, spins };
  return { spin, bonus, units: Math.min(units, MAX_UNITS), capped: units >= MAX_UNITS };
}

/** Draws a whole round, bonus and all, before anything of it is shown. */
export function drawRound(draw: Draw): { readonly stops: RoundStops; readonly round: Round } {
  const stops: Stops[] = [];
  const round = play((reels) => {
    const drawn = reels.map((strip) => draw(strip.length));
    stops.push(drawn);
    return drawn;
  });
  return { stops, round };
}

/**
 * Tells a drawn round again from its stops.
 * @throws RangeError where the stops are not those of a whole round of these reels
 */
export function replayRound(stops: RoundStops): Round {
  let asked = 0;
  const round = play((reels) => {
    const these = stops[asked];
    asked += 1;
    const fits =
      these?.length === reels.length &&
      these.every((stop, reel) => Number.isInteger(stop) && stop >= 0 && stop < reels[reel]!.length);
    if (!fits) throw new RangeError(`spin ${asked} of the round has no stops on these reels`);
    return these;
  });
  if (asked !== stops.length)
    throw new RangeError(`the round has ${asked} spins, its stops tell ${stops.length}`);
  return round;
}

/**
 * What a round pays.
 * @param units the round's, in line stakes
 * @param stake in the currency's minor unit, a multiple of {@link LINE_COUNT}
 */
export function payoutOf(units: number, stake: bigint): bigint {
  return (stake / BigInt(LINE_COUNT)) * BigInt(units);
}
