import * as v from 'valibot';
import type { TableRules } from '../../../rules/table-rules.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import { EVEN_CHANCES, SPOTS } from './spots.ts';
import { POCKETS } from './wheel.ts';

/** Where the ball came to rest. */
export interface RouletteOutcome {
  readonly pocket: number;
}

/** The id of one of the {@link SPOTS}. */
const bet = v.picklist([...SPOTS.keys()]);

/** What the wheels differ in. */
interface Wheel {
  /** Zero gives half the stake of an even chance back. */
  readonly partage: boolean;
}

/**
 * What a bet pays, minor unit.
 * @param on the id of a spot
 */
function payout({ partage }: Wheel, on: string, stake: bigint, { pocket }: RouletteOutcome): bigint {
  const spot = SPOTS.get(on);
  if (!spot) throw new RangeError(`there is no spot "${on}" on the cloth`);
  if (spot.numbers.includes(pocket)) return stake * BigInt(spot.wins + 1);
  if (partage && pocket === 0 && EVEN_CHANCES.includes(spot.kind)) return stake / 2n;
  return 0n;
}

function rouletteRules(
  wheel: Wheel,
  returnBasisPoints: number,
): TableRules<string, RouletteOutcome, RouletteOutcome> {
  return {
    kind: 'table',
    version: 1,
    returnBasisPoints,
    maxWinMultiple: 36,
    bet,
    most: { bets: 60, placements: 20 },
    bettingMs: 18_000,
    pauseMs: 5_000,
    stakes: (currency) => tableStakes(currency),
    draw: (draw) => ({ pocket: draw(POCKETS) }),
    runMs: () => 9_000,
    // Bets are closed: the page rolls the ball to where it comes to rest.
    told: (outcome) => outcome,
    payout: (on, stake, outcome) => payout(wheel, on, stake, outcome),
  };
}

/** 36 of 37 stakes come back from every spot. */
export const EUROPEAN = rouletteRules({ partage: false }, 9_730);

/** As {@link EUROPEAN}, and half of what lay on an even chance comes back on zero: 73 of 74. */
export const FRENCH = rouletteRules({ partage: true }, 9_865);
