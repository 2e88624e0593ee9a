import { MINUTES } from './course.ts';
import { MOST_GOALS, TICKETS, leadIndex, ratesOf } from './goals.ts';
import type { Prospect, Steps } from './news.ts';

const WIDTH = MOST_GOALS + 1;

/** All that the odds go by: how a match may end, by what is known of it. */
export interface Chances {
  /** Of each final score: `final[home * 10 + away]`. */
  readonly final: Float64Array;
  /** Who scores the next goal, or that nobody does. */
  readonly next: { readonly home: number; readonly none: number; readonly away: number };
}

/** What markets ask of a final score. */
export interface Ends {
  /** Chance of so many goals of both. */
  readonly totals: Float64Array;
  /** Chance of a home lead of `index - MOST_GOALS`. */
  readonly leads: Float64Array;
  /** Chance that both sides score. */
  readonly both: number;
}

export function endsOf({ final }: Pick<Chances, 'final'>): Ends {
  const totals = new Float64Array(2 * MOST_GOALS + 1);
  const leads = new Float64Array(2 * MOST_GOALS + 1);
  let both = 0;
  for (let home = 0; home <= MOST_GOALS; home += 1) {
    for (let away = 0; away <= MOST_GOALS; away += 1) {
      const chance = final[home * WIDTH + away]!;
      totals[home + away]! += chance;
      leads[home - away + MOST_GOALS]! += chance;
      if (home > 0 && away > 0) both += chance;
    }
  }
  return { totals, leads, both };
}

/** Chance of more than so many, where `chances[n]` is that of n. */
export function chanceAbove(chances: Float64Array, line: number): number {
  let sum = 0;
  for (let n = chances.length - 1; n > line; n -= 1) sum += chances[n]!;
  return sum;
}

/**
 * How a match goes on from a score, counted out minute by minute: nothing is estimated.
 * @param played minutes of it
 */
export function chancesFrom(
  steps: Steps,
  played: number,
  [homeNow, awayNow]: readonly [number, number],
): Chances {
  const rates = ratesOf(steps);
  const final = new Float64Array(WIDTH * WIDTH);
  final[homeNow * WIDTH + awayNow] = 1;
  const next = { home: 0, none: 1, away: 0 };
  for (let minute = played; minute < MINUTES; minute += 1) {
    const forHome = rates.home[minute]!;
    const forAway = rates.away[minute]!;
    const mostMore = minute - played;
    // From the highest scores down: what a minute adds to a score is not counted again in the same minute.
    for (let home = Math.min(MOST_GOALS, homeNow + mostMore); home >= homeNow; home -= 1) {
      for (let away = Math.min(MOST_GOALS, awayNow + mostMore); away >= awayNow; away -= 1) {
        const at = home * WIDTH + away;
        const chance = final[at]!;
        if (chance === 0) continue;
        const lead = leadIndex(home, away);
        const scores = home < MOST_GOALS ? (chance * forHome[lead]!) / TICKETS : 0;
        const concedes = away < MOST_GOALS ? (chance * forAway[lead]!) / TICKETS : 0;
        if (scores > 0) final[at + WIDTH]! += scores;
        if (concedes > 0) final[at + 1]! += concedes;
        final[at] = chance - scores - concedes;
      }
    }
    const lead = leadIndex(homeNow, awayNow);
    const forNext = homeNow < MOST_GOALS ? (next.none * forHome[lead]!) / TICKETS : 0;
    const forOther = awayNow < MOST_GOALS ? (next.none * forAway[lead]!) / TICKETS : 0;
    next.home += forNext;
    next.away += forOther;
    next.none -= forNext + forOther;
  }
  return { final, next };
}

const beforeKickoff = new Map<string, Chances>();

/** Of sides of these strengths, before the kickoff: told once, there are few. */
function chancesOf(steps: Steps): Chances {
  const key = `${steps.home} ${steps.away}`;
  const known = beforeKickoff.get(key) ?? chancesFrom(steps, 0, [0, 0]);
  beforeKickoff.set(key, known);
  return known;
}

/** Before the kickoff: by everything that the news may still be, each as likely as it is. */
export function chancesBefore(prospects: readonly Prospect[]): Chances {
  const final = new Float64Array(WIDTH * WIDTH);
  const next = { home: 0, none: 0, away: 0 };
  for (const { chance, ...steps } of prospects) {
    const one = chancesOf(steps);
    for (let at = 0; at < final.length; at += 1) final[at]! += chance * one.final[at]!;
    next.home += chance * one.next.home;
    next.none += chance * one.next.none;
    next.away += chance * one.next.away;
  }
  return { final, next };
}
