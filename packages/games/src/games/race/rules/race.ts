import * as v from 'valibot';
import type { Draw } from '../../../rules/draw.ts';
import { oddsFor, paidAt, type Odds } from '../../../rules/odds.ts';
import type { TableRules } from '../../../rules/table-rules.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import { chanceOfExacta, chanceToPlace, chanceToWin } from './chances.ts';
import { drawOrder, drawRun, lastArrivalMs, type Marks } from './run.ts';
import { RUNNERS, type Runner } from './runners.ts';

/** Who stands in a lane, and how strong it is today: its share of all strengths is its chance to win. */
export interface Starter {
  readonly runner: Runner;
  readonly strength: number;
}

export interface RaceOutcome {
  /** By lane. */
  readonly field: readonly Starter[];
  /** Lanes, the first to arrive first. */
  readonly order: readonly number[];
  /** By lane. */
  readonly run: readonly Marks[];
}

/** What is known before the bets. Lanes count from 0. */
export interface RaceOffer {
  readonly places: number;
  readonly lanes: readonly {
    readonly runner: Runner;
    /** From 1 to {@link BEST_FORM}: how strong the runner is today. */
    readonly form: number;
    readonly win: Odds;
    readonly place: Odds;
  }[];
  /** `exacta[first][second]`; 0 where both are the same lane. */
  readonly exacta: readonly (readonly Odds[])[];
}

export interface RaceTold {
  readonly order: readonly number[];
  readonly run: readonly Marks[];
}

/** What a course differs in. */
interface Course {
  readonly lanes: number;
  /** A place bet wins on so many of the first. */
  readonly places: number;
}

export const RETURNED = 0.95;
const STRENGTH = { least: 6, most: 30 };
export const BEST_FORM = 5;
/** The last arrival stays in view. */
const AFTER_LAST_MS = 1_500;

const betOf = ({ lanes }: Course) => {
  const lane = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lanes - 1));
  return v.variant('kind', [
    v.object({ kind: v.picklist(['win', 'place']), lane }),
    /** These two first and second, in this order. */
    v.pipe(
      v.object({ kind: v.literal('exacta'), first: lane, second: lane }),
      v.check(({ first, second }) => first !== second, 'the same lane twice'),
    ),
  ]);
};
export type RaceBet = v.InferOutput<ReturnType<typeof betOf>>;

function drawField(draw: Draw, lanes: number): Starter[] {
  const waiting = [...RUNNERS];
  return Array.from({ length: lanes }, () => ({
    runner: waiting.splice(draw(waiting.length), 1)[0]!,
    strength: STRENGTH.least + draw(STRENGTH.most - STRENGTH.least + 1),
  }));
}

/** All that decides what a race pays; how it is run is drawn after it. */
export function drawResult(draw: Draw, lanes: number): Pick<RaceOutcome, 'field' | 'order'> {
  const field = drawField(draw, lanes);
  const strengths = field.map(({ strength }) => strength);
  return { field, order: drawOrder(draw, strengths) };
}

function drawRace(draw: Draw, { lanes }: Course): RaceOutcome {
  const result = drawResult(draw, lanes);
  return { ...result, run: drawRun(draw, result.order) };
}

/** The chance that a bet wins, before the race. */
export function chanceOf(bet: RaceBet, field: readonly Starter[], places: number): number {
  const strengths = field.map(({ strength }) => strength);
  if (bet.kind === 'exacta') return chanceOfExacta(strengths, bet.first, bet.second);
  return bet.kind === 'win' ? chanceToWin(strengths, bet.lane) : chanceToPlace(strengths, bet.lane, places);
}

const oddsOf = (bet: RaceBet, field: readonly Starter[], places: number) =>
  oddsFor(chanceOf(bet, field, places), RETURNED);

function formOf(strength: number): number {
  const steps = (STRENGTH.most - STRENGTH.least + 1) / BEST_FORM;
  return Math.min(Math.floor((strength - STRENGTH.least) / steps) + 1, BEST_FORM);
}

function offerOf(field: readonly Starter[], { places }: Course): RaceOffer {
  return {
    places,
    lanes: field.map(({ runner, strength }, lane) => ({
      runner,
      form: formOf(strength),
      win: oddsOf({ kind: 'win', lane }, field, places),
      place: oddsOf({ kind: 'place', lane }, field, places),
    })),
    exacta: field.map((_, first) =>
      field.map((_, second) =>
        first === second ? 0 : oddsOf({ kind: 'exacta', first, second }, field, places),
      ),
    ),
  };
}

export function wins(bet: RaceBet, order: readonly number[], places: number): boolean {
  if (bet.kind === 'exacta') return order[0] === bet.first && order[1] === bet.second;
  return order.indexOf(bet.lane) < (bet.kind === 'win' ? 1 : places);
}

export function raceRules(
  course: Course,
  maxWinMultiple: number,
): TableRules<RaceBet, RaceOutcome, RaceTold, RaceOffer> {
  return {
    kind: 'table',
    version: 1,
    // Odds are rounded down to hundredths, so short ones give back up to a percent less.
    returnBasisPoints: RETURNED * 10_000,
    maxWinMultiple,
    bet: betOf(course),
    most: { bets: 20, placements: 10 },
    bettingMs: 25_000,
    pauseMs: 6_000,
    stakes: (currency) => tableStakes(currency, 100),
    draw: (draw) => drawRace(draw, course),
    offer: ({ field }) => offerOf(field, course),
    runMs: ({ run }) => lastArrivalMs(run) + AFTER_LAST_MS,
    told: ({ order, run }) => ({ order, run }),
    payout: (bet, stake, { field, order }) =>
      wins(bet, order, course.places) ? paidAt(stake, oddsOf(bet, field, course.places)) : 0n,
  };
}

/** The courses, by the variants' names. */
export const COURSES = {
  sprint: { lanes: 6, places: 2 },
  derby: { lanes: 8, places: 3 },
  marathon: { lanes: 10, places: 3 },
} as const satisfies Record<string, Course>;

/** The longest odds are those of the two weakest in front of a field of the strongest; a test holds them to this. */
export const SPRINT = raceRules(COURSES.sprint, 439);
export const DERBY = raceRules(COURSES.derby, 943);
export const MARATHON = raceRules(COURSES.marathon, 1_636);
