import fc from 'fast-check';
import { PICKS } from '../../../protocol/book.ts';
import { legStateAt, type Spot } from '../../../rules/book-rules.ts';
import { drawsOf } from '@tessera/domain/fairness';
import { seededDraw } from '../../../testing/seeded.ts';
import { MATCH_MS, MINUTES, endOfMinuteMs, minutesPlayed } from './course.ts';
import { FOOTBALL, drawMatch, type Match } from './football.ts';
import { MOST_GOALS, scoreAfter } from './goals.ts';
import { LONGEST, RETURNED, SHORTEST } from './markets.ts';

const match = fc
  .record({ seed: fc.nat(), number: fc.integer({ min: 1, max: 2_000 }) })
  .map(({ seed, number }) => drawMatch(seededDraw(seed), number));
const before = fc.integer({ min: -FOOTBALL.aheadMs, max: -1 });
const running = fc.integer({ min: 0, max: MATCH_MS - 1 });
const instant = fc.oneof(before, running);

const allOf = (of: Match, ms: number) => ({
  ...FOOTBALL.viewAt(of, ms),
  markets: FOOTBALL.marketsAt(of, ms),
});

/** Every spot that is offered at an instant. */
const spotsAt = (of: Match, ms: number): (Spot & { odds: number; isOpen: boolean })[] =>
  FOOTBALL.marketsAt(of, ms).flatMap(({ market, line, isOpen, picks }) =>
    picks.map(({ pick, odds }) => ({ market, line, pick, odds, isOpen })),
  );

test('a match is drawn again from its seed and number, as plain JSON', () => {
  const draw = () => drawMatch(drawsOf('0a'.repeat(32), 'sportsbook-football 12'), 12);
  expect(draw()).toEqual(draw());
  expect(JSON.parse(JSON.stringify(draw()))).toEqual(draw());
});

test('minutes are played one after the other, with a rest between the halves', () => {
  expect([0, 1, 1_899, 1_900].map(minutesPlayed)).toEqual([0, 0, 0, 1]);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    expect(minutesPlayed(endOfMinuteMs(minute))).toBe(minute);
    expect(minutesPlayed(endOfMinuteMs(minute) - 1)).toBe(minute - 1);
  }
  expect(endOfMinuteMs(MINUTES)).toBe(MATCH_MS);
  expect(minutesPlayed(-5_000)).toBe(0);
  expect(minutesPlayed(MATCH_MS + 60_000)).toBe(MINUTES);
});

test('what is told at an instant does not depend on anything that comes later', () => {
  fc.assert(
    fc.property(match, instant, fc.nat(), (one, ms, other) => {
      const elsewhere = drawMatch(seededDraw(other), one.number);
      const played = minutesPlayed(ms);
      const isPast = ({ minute }: { minute: number }) => minute <= played;
      const changed: Match = {
        ...one,
        // What is not known yet may be anything, and come at any later time.
        news: one.news.map((news, subject) =>
          news.atMs <= ms ? news : { atMs: Math.trunc(ms / 2), is: elsewhere.news[subject]!.is },
        ),
        goals: [...one.goals.filter(isPast), ...elsewhere.goals.filter((goal) => !isPast(goal))],
      };
      expect(allOf(changed, ms)).toEqual(allOf(one, ms));
    }),
  );
});

test('nothing changes before the instant that is told as the next change', () => {
  fc.assert(
    fc.property(match, instant, (one, ms) => {
      const next = FOOTBALL.nextChangeMs(one, ms)!;
      expect(next).toBeGreaterThan(ms);
      expect(allOf(one, next - 1)).toEqual(allOf(one, ms));
    }),
  );
  const ended = drawMatch(seededDraw(1), 1);
  expect(FOOTBALL.nextChangeMs(ended, MATCH_MS)).toBeUndefined();
});

test('whoever bets on all picks of a market pays the margin: its odds cover more than everything', () => {
  fc.assert(
    fc.property(match, instant, (one, ms) => {
      for (const { market, isOpen, picks } of FOOTBALL.marketsAt(one, ms)) {
        expect(picks.map(({ pick }) => pick)).toEqual(PICKS[market]);
        const cover = picks.reduce((sum, { odds }) => sum + 100 / odds, 0);
        if (!isOpen) continue;
        expect(cover).toBeGreaterThanOrEqual(1 / RETURNED - 1e-9);
        // Each odds are rounded down by less than a hundredth.
        const most = picks.reduce((sum, { odds }) => sum + 1 / odds / (odds / 100), 1 / RETURNED);
        expect(cover).toBeLessThan(most + 1e-9);
        for (const { odds } of picks) expect(odds >= SHORTEST && odds <= LONGEST).toBe(true);
      }
    }),
  );
});

test('a leg is open until it is decided, and then stays what it is', () => {
  fc.assert(
    fc.property(match, instant, fc.array(instant, { maxLength: 20 }), (one, ms, later) => {
      const instants = [...later.filter((at) => at >= ms), MATCH_MS - 1, MATCH_MS, MATCH_MS + 999].sort(
        (a, b) => a - b,
      );
      for (const spot of spotsAt(one, ms)) {
        expect(legStateAt(FOOTBALL, one, spot, ms)).toBe('open');
        let state = 'open';
        for (const at of instants) {
          const now = legStateAt(FOOTBALL, one, spot, at);
          if (state !== 'open') expect(now).toBe(state);
          state = now;
        }
        expect(state).not.toBe('open');
      }
    }),
  );
});

test('of each market exactly one pick wins', () => {
  fc.assert(
    fc.property(match, instant, (one, ms) => {
      for (const { market, line, picks } of FOOTBALL.marketsAt(one, ms)) {
        const won = picks.filter(({ pick }) => FOOTBALL.verdict(one, { market, line, pick }).isWon);
        expect(won).toHaveLength(1);
      }
    }),
  );
});

test('a leg is decided by nothing but what has been told by then', () => {
  fc.assert(
    fc.property(match, instant, (one, ms) => {
      for (const spot of spotsAt(one, ms)) {
        const { isWon, decidedMs } = FOOTBALL.verdict(one, spot);
        const goals = one.goals.filter(({ minute }) => endOfMinuteMs(minute) <= decidedMs);
        // With no more goals than have been scored by then, or with others after them, it ends the same.
        expect(FOOTBALL.verdict({ ...one, goals }, spot).isWon).toBe(isWon);
        if (decidedMs === MATCH_MS) continue;
        const more = [
          ...goals,
          { minute: MINUTES, side: 'home' as const },
          { minute: MINUTES, side: 'away' as const },
        ];
        expect(FOOTBALL.verdict({ ...one, goals: more }, spot)).toEqual({ isWon, decidedMs });
      }
    }),
  );
});

test('a quote is what the markets say; what they do not have has none', () => {
  fc.assert(
    fc.property(match, instant, (one, ms) => {
      for (const { odds, isOpen, ...spot } of spotsAt(one, ms))
        expect(FOOTBALL.quote(one, ms, spot)).toEqual({ odds, isOpen });
    }),
    { numRuns: 30 },
  );
  const one = drawMatch(seededDraw(3), 3);
  expect(FOOTBALL.quote(one, 0, { market: 'total', line: 2, pick: 'over' })).toBeUndefined();
  expect(FOOTBALL.quote(one, 0, { market: 'result', line: null, pick: 'over' })).toBeUndefined();
  expect(FOOTBALL.quote(one, MATCH_MS, { market: 'result', line: null, pick: 'home' })).toBeUndefined();
});

describe('a match with a goal in its tenth minute', () => {
  const quiet = drawMatch(seededDraw(5), 5);
  const one: Match = { ...quiet, goals: [{ minute: 10, side: 'away' }] };
  const goalMs = endOfMinuteMs(10);
  const openAt = (ms: number) => FOOTBALL.marketsAt(one, ms).filter(({ isOpen }) => isOpen).length;

  test('takes no bets for a moment after it', () => {
    expect(openAt(goalMs - 1)).toBeGreaterThan(3);
    expect(openAt(goalMs)).toBe(0);
    expect(openAt(goalMs + 1_899)).toBe(0);
    expect(openAt(goalMs + 1_900)).toBeGreaterThan(3);
    expect(FOOTBALL.nextChangeMs(one, goalMs)).toBe(goalMs + 1_900);
  });

  test('tells it with its minute and side, and who scores next is another market', () => {
    expect(FOOTBALL.viewAt(one, goalMs - 1)).toMatchObject({ score: [0, 0], minute: 9 });
    const { score, happenings } = FOOTBALL.viewAt(one, goalMs);
    expect(score).toEqual([0, 1]);
    expect(happenings.at(-1)).toEqual({ atMs: goalMs, minute: 10, kind: 'goal', side: 'away', what: null });
    const lineAt = (ms: number) =>
      FOOTBALL.marketsAt(one, ms).find(({ market }) => market === 'nextGoal')!.line;
    expect([lineAt(goalMs - 1), lineAt(goalMs)]).toEqual([1, 2]);
  });

  test('moves the odds towards who scored', () => {
    const home = (ms: number) =>
      FOOTBALL.marketsAt(one, ms).find(({ market }) => market === 'result')!.picks[0]!;
    expect(home(goalMs).odds).toBeGreaterThan(home(goalMs - 1).odds);
    expect(home(goalMs).was).toBe(home(goalMs - 1).odds);
  });

  test('takes no bets near its end, and has none after it', () => {
    // Who scores next is anybody's, late as it is; with a goal between them the rest is as good as known.
    expect(openAt(endOfMinuteMs(80))).toBeGreaterThan(0);
    expect(openAt(endOfMinuteMs(88))).toBe(0);
    expect(FOOTBALL.marketsAt(one, MATCH_MS)).toEqual([]);
    expect(FOOTBALL.viewAt(one, MATCH_MS).happenings.at(-1)!.kind).toBe('end');
  });
});

test('news are told once they are known, and move the odds', () => {
  const quiet = drawMatch(seededDraw(7), 7);
  const none = quiet.news.map(() => ({ atMs: -600_000, is: 0 }));
  const out: Match = {
    ...quiet,
    news: none.map((one, subject) => (subject === 1 ? { atMs: -60_000, is: 1 } : one)),
  };
  expect(FOOTBALL.viewAt(out, -60_001).happenings).toEqual([]);
  expect(FOOTBALL.viewAt(out, -60_000).happenings).toEqual([
    { atMs: -60_000, minute: 0, kind: 'news', side: 'home', what: 'strikerOut' },
  ]);
  const homeWin = (ms: number) =>
    FOOTBALL.quote(out, ms, { market: 'result', line: null, pick: 'home' })!.odds;
  expect(homeWin(-60_000)).toBeGreaterThan(homeWin(-60_001));
});

test('no side scores more than it can', () => {
  fc.assert(
    fc.property(match, ({ goals }) => {
      const [home, away] = scoreAfter(goals, MINUTES);
      expect(Math.max(home, away)).toBeLessThanOrEqual(MOST_GOALS);
      expect(goals.map(({ minute }) => minute)).toEqual(
        [...new Set(goals.map(({ minute }) => minute))].sort((a, b) => a - b),
      );
    }),
  );
});
