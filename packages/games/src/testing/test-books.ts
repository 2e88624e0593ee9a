import type { Market } from '../protocol/book.ts';
import { meetingOf } from '../games/sportsbook/rules/calendar.ts';
import type { BookRules } from '../rules/book-rules.ts';
import { tableStakes } from '../rules/table-stakes.ts';

/** Small books with short times, for the tests of what all books have in common. */
export interface Toss {
  readonly number: number;
  readonly side: 'home' | 'away';
}

const RUN_MS = 1_600;
/** Odds fall at the kickoff, and bets are taken for so long after it. */
const TAKEN_MS = 1_000;
export const ODDS = { before: 200, after: 190 } as const;

const marketAt = (ms: number): Market => {
  const odds = ms < 0 ? ODDS.before : ODDS.after;
  const picks = (['home', 'away'] as const).map((pick) => ({ pick, odds, was: odds }));
  return { market: 'result', line: null, isOpen: ms < TAKEN_MS, picks };
};

/** One side is tossed for at the end of each fixture. */
export const TOSSES: BookRules<Toss> = {
  kind: 'book',
  version: 1,
  returnBasisPoints: 10_000,
  maxWinMultiple: 6,
  mostOpen: 4,
  everyMs: 400,
  aheadMs: 2_400,
  runMs: RUN_MS,
  stakes: (currency) => tableStakes(currency),
  draw: (draw, number) => ({ number, side: draw(2) === 0 ? 'home' : 'away' }),
  sides({ number }) {
    const { league, home, away } = meetingOf(number);
    return { league, home, away };
  },
  viewAt({ side }, ms) {
    const isOver = ms >= RUN_MS;
    return {
      phase: ms < 0 ? 'upcoming' : isOver ? 'over' : 'running',
      minute: ms < 0 || isOver ? null : 0,
      score: !isOver ? [0, 0] : side === 'home' ? [1, 0] : [0, 1],
      happenings: [],
    };
  },
  marketsAt: (_, ms) => (ms < RUN_MS ? [marketAt(ms)] : []),
  nextChangeMs: (_, ms) => [0, TAKEN_MS, RUN_MS].find((instant) => instant > ms),
  quote(_, ms, { market, line, pick }) {
    const now = marketAt(ms);
    const isThere = ms < RUN_MS && market === now.market && line === now.line;
    const found = isThere ? now.picks.find((one) => one.pick === pick) : undefined;
    return found && { odds: found.odds, isOpen: now.isOpen };
  },
  verdict: ({ side }, { pick }) => ({ isWon: pick === side, decidedMs: RUN_MS }),
};

/** One that leaves time for what a test does to it, and for players to come to it. */
export const SLOW_TOSSES: typeof TOSSES = { ...TOSSES, everyMs: 1_500, aheadMs: 6_000 };
