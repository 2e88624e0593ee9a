import type { ChipRules } from '../../../page/kit.ts';
import type { Odds } from '../../../rules/odds.ts';
import { SPRINT, wins, type RaceBet, type RaceOffer } from '../rules/race.ts';

/** A bet as the name of its spot on the board: `win-3`, `place-0`, `exacta-4-1`. Lanes count from 0. */
export function spotOf(bet: RaceBet): string {
  return bet.kind === 'exacta' ? `exacta-${bet.first}-${bet.second}` : `${bet.kind}-${bet.lane}`;
}

export function betOf(spot: string): RaceBet {
  const [kind, ...lanes] = spot.split('-');
  const [first, second] = lanes.map(Number) as [number, number];
  return kind === 'exacta' ? { kind, first, second } : { kind: kind as 'win' | 'place', lane: first };
}

export function oddsOf(bet: RaceBet, { lanes, exacta }: RaceOffer): Odds {
  return bet.kind === 'exacta' ? exacta[bet.first]![bet.second]! : lanes[bet.lane]![bet.kind];
}

/** Every round has another field: chips that were not placed do not wait for it. All courses take the same number. */
export const CHIPS: ChipRules<RaceBet> = { spotOf, betOf, most: SPRINT.most, lasting: false };

/** How a bet stands: by the order of this moment, or for good. */
export type Standing = 'good' | 'bad' | 'won' | 'lost';

const NEEDED = { win: 1, exacta: 2 } as const;

/**
 * @param ranking lanes, the one in front first
 * @param arrived how many of them have arrived
 */
export function standingOf(
  bet: RaceBet,
  places: number,
  ranking: readonly number[],
  arrived: number,
): Standing {
  const holds = wins(bet, ranking, places);
  if (arrived < (bet.kind === 'place' ? places : NEEDED[bet.kind])) return holds ? 'good' : 'bad';
  return holds ? 'won' : 'lost';
}

/** The lanes that a bet is on. */
export const lanesOf = (bet: RaceBet): readonly number[] =>
  bet.kind === 'exacta' ? [bet.first, bet.second] : [bet.lane];
