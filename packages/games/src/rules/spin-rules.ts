import * as v from 'valibot';
import type { Draw } from './draw.ts';
import type { SoloRules } from './solo-rules.ts';
import { payUnits, stakesOf } from './stakes.ts';

/** What a spin's round tells of its pay. */
export interface PaidRound {
  /** In twentieths of the stake, multipliers and cap in it. */
  readonly units: number;
}

/** Nothing is decided with the stake … */
const nothing = v.strictObject({});
export type NoChoice = v.InferOutput<typeof nothing>;
/** … and nothing after it: everything of the round is drawn before any of it is shown. */
export type SpinRules<Round extends PaidRound> = SoloRules<NoChoice, never, Round, Round>;

/** The rules of a game whose round is one draw: a slot's. */
export function spinRules<Round extends PaidRound>(game: {
  readonly version: number;
  readonly returnBasisPoints: number;
  readonly maxWinMultiple: number;
  readonly play: (draw: Draw) => Round;
}): SpinRules<Round> {
  return {
    kind: 'solo',
    version: game.version,
    returnBasisPoints: game.returnBasisPoints,
    maxWinMultiple: game.maxWinMultiple,
    choice: nothing,
    action: v.never(),
    stakes: stakesOf,
    start: (_, draw) => game.play(draw),
    act: () => undefined,
    costOf: () => 0,
    isOver: () => true,
    finish: () => {
      throw new RangeError('a spin is over at once: nothing is left to decide');
    },
    payout: ({ units }, stake) => payUnits(units, stake),
    view: (round) => round,
  };
}
