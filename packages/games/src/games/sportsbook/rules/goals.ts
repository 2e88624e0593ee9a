import type { Draw } from '../../../rules/draw.ts';
import { MINUTES } from './course.ts';
import type { Steps } from './news.ts';

/** A minute's chances are counted in these: whole, so that what is drawn and what the odds go by are the same. */
export const TICKETS = 1_000_000;
/** More than this no side scores. */
export const MOST_GOALS = 9;

/** Goals of a match between sides of the same strength. */
const HOME_GOALS = 1.45;
const AWAY_GOALS = 1.15;
/** What one step of strength multiplies a side's chances by. */
const STEP = 1.07;
/** Later minutes see more goals; over the match it comes to one. */
const weightOf = (minute: number): number => 0.85 + (0.3 * (minute - 0.5)) / MINUTES;
/** Who is behind pushes, who is ahead holds: by the lead of the side, from -2 or less to 2 or more. */
const PUSH = [1.08, 1.15, 1, 0.96, 0.9] as const;

/** Multiplied step by step: a power may come out otherwise in another engine, and a player's browser draws again. */
function raised(goals: number, steps: number): number {
  let rate = goals;
  for (let step = 0; step < Math.abs(steps); step += 1) rate = steps > 0 ? rate * STEP : rate / STEP;
  return rate;
}

/** Chances of both sides to score in each minute, in {@link TICKETS}, by the home side's lead. */
export interface Rates {
  /** `home[minute - 1][lead + 2]`, the lead from -2 (or less) to 2 (or more). */
  readonly home: readonly (readonly number[])[];
  readonly away: readonly (readonly number[])[];
}

const known = new Map<string, Rates>();

/** Told once for each pair of strengths, of which there are few. */
export function ratesOf({ home, away }: Steps): Rates {
  const key = `${home} ${away}`;
  const before = known.get(key);
  if (before) return before;
  const minutes = Array.from({ length: MINUTES }, (_, index) => weightOf(index + 1) / MINUTES);
  const table = (goals: number, pushes: readonly number[]) =>
    minutes.map((share) => pushes.map((push) => Math.floor(goals * share * push * TICKETS)));
  const rates = {
    home: table(raised(HOME_GOALS, home), PUSH),
    away: table(raised(AWAY_GOALS, away), PUSH.toReversed()),
  };
  known.set(key, rates);
  return rates;
}

/** Where a lead stands in {@link Rates}. */
export function leadIndex(home: number, away: number): number {
  const lead = home - away;
  if (lead < -2) return 0;
  return lead > 2 ? 4 : lead + 2;
}

export interface Goal {
  /** From 1. */
  readonly minute: number;
  readonly side: 'home' | 'away';
}

/** Draws the goals of a match, minute by minute: one side's, the other's, or (mostly) none. */
export function drawGoals(draw: Draw, steps: Steps): Goal[] {
  const rates = ratesOf(steps);
  const goals: Goal[] = [];
  let home = 0;
  let away = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const lead = leadIndex(home, away);
    const forHome = home < MOST_GOALS ? rates.home[minute - 1]![lead]! : 0;
    const forAway = away < MOST_GOALS ? rates.away[minute - 1]![lead]! : 0;
    const ticket = draw(TICKETS);
    if (ticket < forHome) {
      home += 1;
      goals.push({ minute, side: 'home' });
    } else if (ticket < forHome + forAway) {
      away += 1;
      goals.push({ minute, side: 'away' });
    }
  }
  return goals;
}

/** Goals of both sides after so many minutes. */
export function scoreAfter(goals: readonly Goal[], minutes: number): readonly [number, number] {
  const scored = goals.filter(({ minute }) => minute <= minutes);
  const home = scored.filter(({ side }) => side === 'home').length;
  return [home, scored.length - home];
}
