import { PICKS, type Market, type PickName } from '../../../protocol/book.ts';
import type { Spot } from '../../../rules/book-rules.ts';
import { oddsFor, type Odds } from '../../../rules/odds.ts';
import { chanceAbove, endsOf, type Chances } from './chances.ts';
import { MOST_GOALS } from './goals.ts';

/**
 * Odds give back so much of what a bet is worth. They are rounded down to hundredths, by which a bet loses half of one on
 * average: what is stated for the book is less by that.
 */
export const RETURNED = 0.955;
export const STATED_RETURN = 0.95;

/** Shorter and longer odds are not offered. */
export const SHORTEST: Odds = 105;
export const LONGEST: Odds = 5_000;
/** What a closed market may show. */
const SHOWN = { least: 101, most: 9_900 } as const;

/** Lines that are offered as long as both of their sides have odds that are. */
const TOTAL_LINES = Array.from({ length: 9 }, (_, goals) => goals + 0.5);
const HANDICAP_LINES = [-3.5, -2.5, -1.5, 1.5, 2.5, 3.5] as const;

/** A market with the chance of each of its picks. */
interface Priced extends Pick<Market, 'market' | 'line'> {
  readonly chances: readonly number[];
}

type Score = readonly [number, number];
/** Whether a pick of a market that goes by the final score wins. */
type Wins = (home: number, away: number) => boolean;

const RESULT: Partial<Record<PickName, Wins>> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
};
const BOTH_SCORE: Wins = (home, away) => home > 0 && away > 0;

/** Whether a spot wins at a final score; of the next goal the score says nothing. */
export function winsAt({ market, line, pick }: Spot, home: number, away: number): boolean {
  switch (market) {
    case 'result':
      return RESULT[pick]!(home, away);
    case 'total':
      return home + away > line! === (pick === 'over');
    case 'bothScore':
      return BOTH_SCORE(home, away) === (pick === 'yes');
    case 'handicap':
      return home + line! > away === (pick === 'home');
    case 'nextGoal':
      throw new RangeError('who scores next is no matter of the final score');
  }
}

/** What is left of certainty; a breath below nothing it is nothing. */
const rest = (chance: number): number => Math.max(0, 1 - chance);
const orElse = (chance: number): readonly number[] => [chance, rest(chance)];

/** All that may be bet on at a score; what is decided by it is not. */
function pricedAt(chances: Chances, [home, away]: Score): Priced[] {
  const { next } = chances;
  const { totals, leads, both } = endsOf(chances);
  const homeWins = chanceAbove(leads, MOST_GOALS);
  const draw = leads[MOST_GOALS]!;
  const lined: Priced[] = [
    ...TOTAL_LINES.filter((line) => line > home + away).map((line): Priced => ({
      market: 'total',
      line,
      chances: orElse(chanceAbove(totals, line)),
    })),
    ...HANDICAP_LINES.map((line): Priced => ({
      market: 'handicap',
      line,
      chances: orElse(chanceAbove(leads, MOST_GOALS - line)),
    })),
  ];
  return [
    { market: 'result', line: null, chances: [homeWins, draw, rest(homeWins + draw)] },
    ...lined.filter((priced) => areOffered(priced.chances)),
    ...(BOTH_SCORE(home, away) ? [] : [{ market: 'bothScore' as const, line: null, chances: orElse(both) }]),
    { market: 'nextGoal', line: home + away + 1, chances: [next.home, next.none, next.away] },
  ];
}

const areOffered = (chances: readonly number[]): boolean =>
  chances.every((chance) => {
    const odds = oddsFor(chance, RETURNED);
    return odds >= SHORTEST && odds <= LONGEST;
  });

const shown = (chance: number): Odds =>
  Math.min(Math.max(oddsFor(chance, RETURNED), SHOWN.least), SHOWN.most);

/** What is known of a match at a step: of news, or of a minute of play. */
export interface Step {
  readonly chances: Chances;
  readonly score: Score;
}

/**
 * The markets of a match.
 * @param before the step before, where there was one
 * @param areTaken whether bets are taken at all now
 */
export function marketsAt({ chances, score }: Step, before: Step | undefined, areTaken: boolean): Market[] {
  const were = before && pricedAt(before.chances, before.score);
  return pricedAt(chances, score).map(({ market, line, chances: now }) => {
    const was = were?.find((one) => one.market === market && one.line === line)?.chances ?? now;
    return {
      market,
      line,
      isOpen: areTaken && areOffered(now),
      picks: PICKS[market].map((pick, index) => ({
        pick,
        odds: shown(now[index]!),
        was: shown(was[index]!),
      })),
    };
  });
}
