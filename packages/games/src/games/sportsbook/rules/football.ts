import type { BookRules, FixtureView, Quote, Spot, Verdict } from '../../../rules/book-rules.ts';
import type { Draw } from '../../../rules/draw.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import { meetingOf } from './calendar.ts';
import { chancesBefore, chancesFrom, type Chances } from './chances.ts';
import { HALF, MATCH_MS, MINUTES, MINUTE_MS, endOfMinuteMs, minutesPlayed } from './course.ts';
import { drawGoals, scoreAfter, type Goal } from './goals.ts';
import { STATED_RETURN, marketsAt, winsAt, type Step } from './markets.ts';
import { drawNews, knownAt, prospects, stepsAtKickoff, toldUntil, type News, type Steps } from './news.ts';

/** A match as it is drawn. */
export interface Match {
  readonly number: number;
  /** By how much better or worse than usual the sides are today, in steps: known from the start. */
  readonly form: Steps;
  readonly news: readonly News[];
  readonly goals: readonly Goal[];
}

const FORM = 2;
/** So long no bets are taken after a goal. */
const CLOSED_MS = MINUTE_MS;
/** From then on the end is as good as known. */
const LAST_MINUTE = 88;

const drawForm = (draw: Draw): number => draw(2 * FORM + 1) - FORM;

/** How strong the sides are against each other, before all news. */
function baseOf({ number, form }: Pick<Match, 'number' | 'form'>): Steps {
  const { home, away } = meetingOf(number);
  return { home: home.attack - away.defence + form.home, away: away.attack - home.defence + form.away };
}

export function drawMatch(draw: Draw, number: number): Match {
  const form = { home: drawForm(draw), away: drawForm(draw) };
  const news = drawNews(draw);
  return { number, form, news, goals: drawGoals(draw, stepsAtKickoff(baseOf({ number, form }), news)) };
}

/** What the odds go by at an instant: by nothing that is known later. */
export function chancesAt(match: Match, afterMs: number): Chances {
  const { news, goals } = match;
  if (afterMs < 0) return chancesBefore(prospects(baseOf(match), knownAt(news, afterMs)));
  const played = minutesPlayed(afterMs);
  return chancesFrom(stepsAtKickoff(baseOf(match), news), played, scoreAfter(goals, played));
}

const stepAt = (match: Match, afterMs: number): Step => ({
  chances: chancesAt(match, afterMs),
  score: scoreAfter(match.goals, minutesPlayed(afterMs)),
});

/** An instant at which less was known than now: before the last news, or the last minute of play. */
function before({ news }: Match, afterMs: number): number | undefined {
  const played = minutesPlayed(afterMs);
  if (played > 0) return endOfMinuteMs(played) - 1;
  const known = news.map(({ atMs }) => atMs).filter((atMs) => atMs <= afterMs);
  return known.length === 0 ? undefined : Math.max(...known) - 1;
}

const isAfterGoal = (goals: readonly Goal[], afterMs: number): boolean =>
  goals.some(({ minute }) => {
    const since = afterMs - endOfMinuteMs(minute);
    return since >= 0 && since < CLOSED_MS;
  });

function marketsOf(match: Match, afterMs: number) {
  const played = minutesPlayed(afterMs);
  if (played === MINUTES) return [];
  const earlier = before(match, afterMs);
  const areTaken = played < LAST_MINUTE && !isAfterGoal(match.goals, afterMs);
  return marketsAt(
    stepAt(match, afterMs),
    earlier === undefined ? undefined : stepAt(match, earlier),
    areTaken,
  );
}

function happeningsUntil({ news, goals }: Match, afterMs: number): FixtureView['happenings'] {
  const told = toldUntil(news, afterMs).map((one) => ({ ...one, minute: 0, kind: 'news' as const }));
  const whole = { side: null, what: null };
  const played = [
    { ...whole, atMs: 0, minute: 0, kind: 'kickoff' as const },
    ...goals.map(({ minute, side }) => ({
      ...{ side, minute, what: null, kind: 'goal' as const },
      atMs: endOfMinuteMs(minute),
    })),
    { ...whole, atMs: endOfMinuteMs(HALF), minute: HALF, kind: 'halfTime' as const },
    { ...whole, atMs: MATCH_MS, minute: MINUTES, kind: 'end' as const },
  ];
  // A goal of the last minute of a half is told before its end.
  return [
    ...told,
    ...played.sort((a, b) => a.atMs - b.atMs || a.minute - b.minute || rank(a) - rank(b)),
  ].filter(({ atMs }) => atMs <= afterMs);
}

const rank = ({ kind }: { readonly kind: string }): number => (kind === 'goal' ? 0 : 1);

function viewAt(match: Match, afterMs: number): FixtureView {
  const played = minutesPlayed(afterMs);
  const phase = afterMs < 0 ? 'upcoming' : afterMs < MATCH_MS ? 'running' : 'over';
  return {
    phase,
    minute: phase === 'running' ? played : null,
    score: scoreAfter(match.goals, played),
    happenings: happeningsUntil(match, afterMs),
  };
}

function nextChangeMs({ news, goals }: Match, afterMs: number): number | undefined {
  const instants = [
    ...news.map(({ atMs }) => atMs),
    0,
    ...Array.from({ length: MINUTES }, (_, index) => endOfMinuteMs(index + 1)),
    ...goals.map(({ minute }) => endOfMinuteMs(minute) + CLOSED_MS),
  ].filter((instant) => instant > afterMs && instant <= MATCH_MS);
  return instants.length === 0 ? undefined : Math.min(...instants);
}

function quote(match: Match, afterMs: number, { market, line, pick }: Spot): Quote | undefined {
  const found = marketsOf(match, afterMs).find((one) => one.market === market && one.line === line);
  const odds = found?.picks.find((one) => one.pick === pick)?.odds;
  return found && odds !== undefined ? { odds, isOpen: found.isOpen } : undefined;
}

function verdict({ goals }: Match, spot: Spot): Verdict {
  if (spot.market === 'nextGoal') {
    const goal = goals[spot.line! - 1];
    return {
      isWon: spot.pick === (goal?.side ?? 'none'),
      decidedMs: goal ? endOfMinuteMs(goal.minute) : MATCH_MS,
    };
  }
  const [home, away] = scoreAfter(goals, MINUTES);
  return { isWon: winsAt(spot, home, away), decidedMs: decidedMs(goals, spot) };
}

/** Totals and goals of both are certain as soon as there are enough of them; everything else at the end. */
function decidedMs(goals: readonly Goal[], { market, line }: Spot): number {
  const enough = goals.find((_, index) => {
    const [home, away] = scoreAfter(goals.slice(0, index + 1), MINUTES);
    return market === 'total' ? home + away > line! : market === 'bothScore' && home > 0 && away > 0;
  });
  return enough ? endOfMinuteMs(enough.minute) : MATCH_MS;
}

export const FOOTBALL: BookRules<Match> = {
  kind: 'book',
  version: 1,
  returnBasisPoints: STATED_RETURN * 10_000,
  maxWinMultiple: 1_000,
  mostOpen: 40,
  everyMs: 45_000,
  aheadMs: 12 * 60_000,
  runMs: MATCH_MS,
  stakes: (currency) => tableStakes(currency, 100),
  draw: drawMatch,
  sides: ({ number }) => {
    const { league, home, away } = meetingOf(number);
    return { league, home: teamOf(home), away: teamOf(away) };
  },
  viewAt,
  marketsAt: marketsOf,
  nextChangeMs,
  quote,
  verdict,
};

function teamOf({ id, name, short, colours }: ReturnType<typeof meetingOf>['home']) {
  return { id, name, short, colours };
}
