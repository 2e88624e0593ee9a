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

/** Chance of each final score that the test holds for. */
export function chanceThat({ final }: Chances, holds: (home: number, away: number) => boolean): number {
  let sum = 0;
  for (let home = 0; home < WIDTH; home += 1)
    for (let away = 0; away < WIDTH; away += 1) if (holds(home, away)) sum += final[home * WIDTH + away]!;
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
