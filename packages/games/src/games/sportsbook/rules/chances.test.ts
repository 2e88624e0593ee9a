import fc from 'fast-check';
import type { Spot } from '../../../rules/book-rules.ts';
import type { Draw } from '../../../rules/draw.ts';
import { oddsFor } from '../../../rules/odds.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { counted, sized } from '../../../testing/proof-size.ts';
import { chancesBefore, chancesFrom, type Chances } from './chances.ts';
import { MINUTES, endOfMinuteMs, minutesPlayed } from './course.ts';
import { FOOTBALL, chancesAt, drawMatch, type Match } from './football.ts';
import { TICKETS, drawGoals, leadIndex, ratesOf, scoreAfter } from './goals.ts';
import { RETURNED, STATED_RETURN, marketsAt, winsAt } from './markets.ts';
import { drawNews, prospects, stepsAtKickoff } from './news.ts';

const steps = fc.record({ home: fc.integer({ min: -12, max: 12 }), away: fc.integer({ min: -12, max: 12 }) });

/** Chance of all final scores that the test holds for, one by one. */
function chanceThat({ final }: Chances, holds: (home: number, away: number) => boolean): number {
  let sum = 0;
  final.forEach((chance, at) => {
    if (holds(Math.floor(at / 10), at % 10)) sum += chance;
  });
  return sum;
}

/** Of several chances, each as likely as its weight says. */
function mixed(all: readonly (readonly [number, Chances])[]): Chances {
  const sum = (of: (chances: Chances) => number) =>
    all.reduce((total, [weight, chances]) => total + weight * of(chances), 0);
  return {
    final: Float64Array.from({ length: 100 }, (_, at) => sum(({ final }) => final[at]!)),
    next: {
      home: sum(({ next }) => next.home),
      none: sum(({ next }) => next.none),
      away: sum(({ next }) => next.away),
    },
  };
}
function expectSame(one: Chances, other: Chances): void {
  for (let at = 0; at < 100; at += 1) expect(Math.abs(one.final[at]! - other.final[at]!)).toBeLessThan(1e-12);
}

test('chances of all ends make one', () => {
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 0, max: MINUTES }),
      fc.nat({ max: 5 }),
      fc.nat({ max: 5 }),
      (of, played, home, away) => {
        const chances = chancesFrom(of, played, [home, away]);
        expect(chanceThat(chances, () => true)).toBeCloseTo(1, 12);
        expect(chanceThat(chances, (h, a) => h < home || a < away)).toBe(0);
        const { next } = chances;
        expect(next.home + next.none + next.away).toBeCloseTo(1, 12);
        expect(next.none).toBeCloseTo(chances.final[home * 10 + away]!, 12);
      },
    ),
  );
});

test('a minute of play changes no chance on average: odds go by nothing but what is known', () => {
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 0, max: MINUTES - 1 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      (of, played, home, away) => {
        const rates = ratesOf(of);
        const lead = leadIndex(home, away);
        const scores = rates.home[played]![lead]! / TICKETS;
        const concedes = rates.away[played]![lead]! / TICKETS;
        expectSame(
          chancesFrom(of, played, [home, away]),
          mixed([
            [scores, chancesFrom(of, played + 1, [home + 1, away])],
            [concedes, chancesFrom(of, played + 1, [home, away + 1])],
            [1 - scores - concedes, chancesFrom(of, played + 1, [home, away])],
          ]),
        );
      },
    ),
    { numRuns: 40 },
  );
});

test('news change no chance on average either', () => {
  const base = { home: 1, away: -2 };
  const known = [1, undefined, 2, undefined, undefined];
  const weights = [52, 14, 10, 12, 12];
  const after = weights.map(
    (weight, is) => [weight / 100, chancesBefore(prospects(base, known.with(1, is)))] as const,
  );
  const now = chancesBefore(prospects(base, known));
  const later = mixed(after);
  expectSame(now, later);
  expect(now.next.home).toBeCloseTo(later.next.home, 12);
  // And it is worth telling them.
  expect(after[1]![1].next.home).toBeLessThan(now.next.home - 0.02);
});

test('news are as likely as the odds take them to be', () => {
  const draw = seededDraw(11);
  const base = { home: 0, away: 0 };
  const ways = new Map(prospects(base, []).map((one) => [`${one.home} ${one.away}`, one.chance]));
  const seen = new Map<string, number>();
  const times = 100_000;
  for (let time = 0; time < times; time += 1) {
    const { home, away } = stepsAtKickoff(base, drawNews(draw));
    const key = `${home} ${away}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  let squares = 0;
  for (const [key, chance] of ways)
    squares += ((seen.get(key) ?? 0) - chance * times) ** 2 / (chance * times);
  expect([...seen.keys()].every((key) => ways.has(key))).toBe(true);
  // Chi-squared: its mean is the count of ways, less one.
  expect(squares).toBeLessThan(ways.size + 4 * Math.sqrt(2 * ways.size));
});

test('matches end as the chances say', () => {
  const of = { home: 3, away: -1 };
  const { final } = chancesFrom(of, 0, [0, 0]);
  const draw = seededDraw(12);
  const times = 200_000;
  const seen = new Float64Array(100);
  for (let time = 0; time < times; time += 1) {
    const [home, away] = scoreAfter(drawGoals(draw, of), MINUTES);
    seen[home * 10 + away]! += 1;
  }
  final.forEach((chance, at) => {
    const error = Math.sqrt((chance * (1 - chance)) / times);
    expect(Math.abs(seen[at]! / times - chance)).toBeLessThanOrEqual(4.5 * error + 2 / times);
  });
});

/** What bets on everything that is open at an instant brought on average, and what they should have. */
interface Tally {
  legs: number;
  /** Of each instant's legs together: those of one match go together. */
  sums: number[];
  expected: number;
}

/** The final scores at which a spot wins. */
const winning = new Map<string, readonly number[]>();

function chanceOf({ final, next }: Chances, spot: Spot): number {
  if (spot.market === 'nextGoal') return next[spot.pick as 'home' | 'none' | 'away'];
  const key = `${spot.market} ${spot.line} ${spot.pick}`;
  const scores = winning.get(key) ?? ALL_SCORES.filter((at) => winsAt(spot, Math.floor(at / 10), at % 10));
  winning.set(key, scores);
  return scores.reduce((sum, at) => sum + final[at]!, 0);
}
const ALL_SCORES = Array.from({ length: 100 }, (_, at) => at);

test('odds are those of the scores at which a pick wins', () => {
  fc.assert(
    fc.property(
      steps,
      fc.nat({ max: 87 }),
      fc.nat({ max: 3 }),
      fc.nat({ max: 3 }),
      (of, played, home, away) => {
        const chances = chancesFrom(of, played, [home, away]);
        for (const { market, line, isOpen, picks } of marketsAt(
          { chances, score: [home, away] },
          undefined,
          true,
        ))
          for (const { pick, odds } of isOpen ? picks : [])
            expect(
              Math.abs(odds - oddsFor(chanceOf(chances, { market, line, pick }), RETURNED)),
            ).toBeLessThanOrEqual(1);
      },
    ),
  );
});

/** How many bet at the same instant: each on one pick of each market, so that nobody bets against themselves. */
const BETTORS = 2;

function betOnAll(match: Match, ms: number, tally: Tally, draw: Draw): void {
  const chances = chancesAt(match, ms);
  const score = scoreAfter(match.goals, minutesPlayed(ms));
  const markets = marketsAt({ chances, score }, undefined, true).filter(({ isOpen }) => isOpen);
  let sum = 0;
  for (let bettor = 0; bettor < BETTORS; bettor += 1) {
    for (const { market, line, picks } of markets) {
      const { pick, odds } = picks[draw(picks.length)]!;
      const spot = { market, line, pick };
      tally.expected += (odds / 100) * chanceOf(chances, spot);
      tally.legs += 1;
      if (FOOTBALL.verdict(match, spot).isWon) sum += odds / 100;
    }
  }
  tally.sums.push(sum);
}

/** One instant of each match for each of these: nothing is known, everything is, and in play. */
const TIMES = {
  early: [-FOOTBALL.aheadMs, -641_000],
  late: [-19_999, -1],
  firstHalf: [0, endOfMinuteMs(45)],
  secondHalf: [endOfMinuteMs(45), endOfMinuteMs(88)],
} as const;
const MATCHES = sized(2_000, 24_000);
/** Before the news there is most to count out. */
const EARLY_MATCHES = sized(200, 2_000);
const LEGS = sized(80_000, 1_000_000);

test(`more than ${counted(LEGS)} bets at all times of a match bring what is stated, whenever they are made`, () => {
  const draw = seededDraw(2_026);
  const tallies = Object.values(TIMES).map((ms) => ({ ms, legs: 0, sums: [] as number[], expected: 0 }));
  for (let n = 0; n < MATCHES; n += 1) {
    const match = drawMatch(draw, 1 + draw(720));
    for (const tally of n < EARLY_MATCHES ? tallies : tallies.slice(1)) {
      const [from, to] = tally.ms;
      betOnAll(match, from + draw(to - from), tally, draw);
    }
  }
  for (const { legs, sums, expected } of tallies) {
    const total = sums.reduce((sum, one) => sum + one, 0);
    const mean = total / sums.length;
    const variance = sums.reduce((sum, one) => sum + (one - mean) ** 2, 0) / sums.length;
    const error = Math.sqrt(variance * sums.length) / legs;
    expect(Math.abs(total / legs - expected / legs)).toBeLessThan(3 * error);
    // No moment is better to bet at than another one.
    expect(expected / legs).toBeGreaterThanOrEqual(STATED_RETURN);
    expect(expected / legs).toBeLessThan(RETURNED);
  }
  expect(tallies.reduce((sum, { legs }) => sum + legs, 0)).toBeGreaterThan(LEGS);
});
