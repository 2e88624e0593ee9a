import type { Market } from '../protocol/book.ts';
import { meetingOf } from '../games/sportsbook/rules/calendar.ts';
import type { BookRules } from '../rules/book-rules.ts';
import { tableStakes } from '../rules/table-stakes.ts';

/** Small books with short times, for the tests of what all books have in common. */
export interface Toss {
  readonly number: number;
  readonly side: 'home' | 'away';
}

export const ODDS = { before: 200, after: 190 } as const;

interface Pace {
  readonly everyMs: number;
  readonly aheadMs: number;
  readonly runMs: number;
  /** Odds fall at the kickoff, and bets are taken for so long after it. */
  readonly takenMs: number;
}

/** One side is tossed for at the end of each fixture. */
function tosses({ everyMs, aheadMs, runMs, takenMs }: Pace): BookRules<Toss> {
  const marketAt = (ms: number): Market => {
    const odds = ms < 0 ? ODDS.before : ODDS.after;
    const picks = (['home', 'away'] as const).map((pick) => ({ pick, odds, was: odds }));
    return { market: 'result', line: null, isOpen: ms < takenMs, picks };
  };
  return {
    kind: 'book',
    version: 1,
    returnBasisPoints: 10_000,
    maxWinMultiple: 6,
    mostOpen: 4,
    ...{ everyMs, aheadMs, runMs },
    stakes: (currency) => tableStakes(currency),
    draw: (draw, number) => ({ number, side: draw(2) === 0 ? 'home' : 'away' }),
    sides({ number }) {
      const { league, home, away } = meetingOf(number);
      return { league, home, away };
    },
    viewAt({ side }, ms) {
      const isOver = ms >= runMs;
      return {
        phase: ms < 0 ? 'upcoming' : isOver ? 'over' : 'running',
        minute: ms < 0 || isOver ? null : 0,
        score: !isOver ? [0, 0] : side === 'home' ? [1, 0] : [0, 1],
        happenings: [],
      };
    },
    marketsAt: (_, ms) => (ms < runMs ? [marketAt(ms)] : []),
    nextChangeMs: (_, ms) => [0, takenMs, runMs].find((instant) => instant > ms),
    quote(_, ms, { market, line, pick }) {
      const now = marketAt(ms);
      const isThere = ms < runMs && market === now.market && line === now.line;
      const found = isThere ? now.picks.find((one) => one.pick === pick) : undefined;
      return found && { odds: found.odds, isOpen: now.isOpen };
    },
    verdict: ({ side }, { pick }) => ({ isWon: pick === side, decidedMs: runMs }),
  };
}

export const TOSSES = tosses({ everyMs: 400, aheadMs: 2_400, runMs: 1_600, takenMs: 1_000 });

/** One whose last fixtures are far off, for tests that move the clock to them. */
export const SLOW_TOSSES = tosses({ everyMs: 1_500, aheadMs: 60_000, runMs: 1_600, takenMs: 1_000 });

/** How long bets are taken on a running fixture of the long ones. */
export const LONG_TAKEN_MS = 4_000;

/** One whose fixtures are long enough to bet on while they run. */
export const LONG_TOSSES = tosses({ everyMs: 1_500, aheadMs: 6_000, runMs: 8_000, takenMs: LONG_TAKEN_MS });
