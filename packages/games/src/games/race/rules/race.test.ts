import fc from 'fast-check';
import * as v from 'valibot';
import { oddsFor } from '../../../rules/odds.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { simulateTable } from '../../../testing/simulate.ts';
import { chanceOfExacta, chanceToPlace, chanceToWin } from './chances.ts';
import {
  BEST_FORM,
  chanceOf,
  DERBY,
  drawResult,
  MARATHON,
  RETURNED,
  SPRINT,
  wins,
  type RaceBet,
  type RaceOutcome,
} from './race.ts';
import { lastArrivalMs, progressAt } from './run.ts';
import { RUNNERS } from './runners.ts';

const STAKE = 100n;
const COURSES = [
  ['sprint', SPRINT, 6, 2],
  ['derby', DERBY, 8, 3],
  ['marathon', MARATHON, 10, 3],
] as const;
const seeds = fc.nat();

/** Every bet that a course takes. */
function betsOf(lanes: number): RaceBet[] {
  const all = Array.from({ length: lanes }, (_, lane) => lane);
  return [
    ...all.flatMap((lane): RaceBet[] => [
      { kind: 'win', lane },
      { kind: 'place', lane },
    ]),
    ...all.flatMap((first) =>
      all.filter((second) => second !== first).map((second): RaceBet => ({ kind: 'exacta', first, second })),
    ),
  ];
}

/** Every order of arrival with its chance, drawn place by place. */
function orders(strengths: readonly number[]): { order: number[]; chance: number }[] {
  const walk = (order: number[], chance: number): { order: number[]; chance: number }[] => {
    const left = strengths.map((_, lane) => lane).filter((lane) => !order.includes(lane));
    if (left.length === 0) return [{ order, chance }];
    const whole = left.reduce((sum, lane) => sum + strengths[lane]!, 0);
    return left.flatMap((lane) => walk([...order, lane], (chance * strengths[lane]!) / whole));
  };
  return walk([], 1);
}

test('the chances are those of all 720 orders in which six can arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 6, max: 30 }), { minLength: 6, maxLength: 6 }), (strengths) => {
      const all = orders(strengths);
      const chance = (holds: (order: number[]) => boolean) =>
        all.reduce((sum, one) => sum + (holds(one.order) ? one.chance : 0), 0);
      strengths.forEach((_, lane) => {
        expect(chanceToWin(strengths, lane)).toBeCloseTo(
          chance((order) => order[0] === lane),
          10,
        );
        for (const places of [1, 2, 3])
          expect(chanceToPlace(strengths, lane, places)).toBeCloseTo(
            chance((order) => order.slice(0, places).includes(lane)),
            10,
          );
      });
      expect(chanceOfExacta(strengths, 4, 1)).toBeCloseTo(
        chance((order) => order[0] === 4 && order[1] === 1),
        10,
      );
    }),
    { numRuns: 20 },
  );
});

describe.each(COURSES)('%s', (_, rules, lanes, places) => {
  const bets = betsOf(lanes);
  const raceOf = (seed: number) => rules.draw(seededDraw(seed));

  test('every bet gives back what is stated, less the hundredth that its odds are rounded by', () => {
    let best = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const race = raceOf(seed);
        const { field } = race;
        for (const bet of bets) {
          const odds = oddsIn(rules.offer!(race), bet);
          const back = (odds / 100) * chanceOf(bet, field, places);
          expect(back).toBeLessThanOrEqual(RETURNED + 1e-9);
          expect(back).toBeGreaterThan(RETURNED - chanceOf(bet, field, places) / 100 - 1e-9);
          expect(odds).toBeGreaterThan(100);
          best = Math.max(best, back);
        }
      }),
      { numRuns: 60 },
    );
    expect(Math.round(best * 10_000)).toBe(rules.returnBasisPoints);
  });

  test('the offer stands by itself: the same field with any other end offers the same', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, other) => {
        const race = raceOf(seed);
        const { order, run } = raceOf(other);
        expect(rules.offer!({ field: race.field, order, run })).toEqual(rules.offer!(race));
      }),
      { numRuns: 20 },
    );
  });

  test('who is stronger has the better form and the shorter odds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const race = raceOf(seed);
        const { lanes: offered } = rules.offer!(race);
        race.field.forEach(({ strength, runner }, lane) => {
          expect(offered[lane]!.runner).toBe(runner);
          race.field.forEach((weaker, behind) => {
            if (weaker.strength >= strength) return;
            expect(offered[lane]!.form).toBeGreaterThanOrEqual(offered[behind]!.form);
            expect(offered[lane]!.win).toBeLessThan(offered[behind]!.win);
            expect(offered[lane]!.place).toBeLessThanOrEqual(offered[behind]!.place);
          });
          expect(offered[lane]!.form).toBeGreaterThanOrEqual(1);
          expect(offered[lane]!.form).toBeLessThanOrEqual(BEST_FORM);
        });
      }),
    );
  });

  test('each lane has another runner, all arrive, and the run ends in the drawn order', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { field, order, run } = raceOf(seed);
        expect(new Set(field.map(({ runner }) => runner)).size).toBe(lanes);
        expect(field.every(({ runner }) => RUNNERS.includes(runner))).toBe(true);
        expect([...order].sort((a, b) => a - b)).toEqual(field.map((_one, lane) => lane));
        const arrivals = order.map((lane) => run[lane]!.at(-1)!);
        arrivals.slice(1).forEach((ms, at) => expect(ms).toBeGreaterThan(arrivals[at]!));
        expect(rules.runMs({ field, order, run })).toBeGreaterThan(lastArrivalMs(run));
        expect(rules.runMs({ field, order, run })).toBeLessThan(30_000);
      }),
    );
  });

  test('a lane never runs backwards and stands still nowhere', () => {
    fc.assert(
      fc.property(seeds, fc.nat(lanes - 1), (seed, lane) => {
        const marks = raceOf(seed).run[lane]!;
        let before = 0;
        for (let ms = 200; ms <= marks.at(-1)!; ms += 200) {
          const now = progressAt(marks, ms);
          expect(now).toBeGreaterThan(before);
          before = now;
        }
        expect(progressAt(marks, 0)).toBe(0);
        expect(progressAt(marks, marks.at(-1)!)).toBe(1);
      }),
      { numRuns: 30 },
    );
  });

  test('a round keeps its end through JSON, and pays the odds that were offered, below the stated most', () => {
    fc.assert(
      fc.property(seeds, fc.nat(bets.length - 1), (seed, at) => {
        const race = raceOf(seed);
        const kept = JSON.parse(JSON.stringify(race)) as RaceOutcome;
        expect(kept).toEqual(race);
        const bet = bets[at]!;
        const paid = rules.payout(bet, STAKE, kept);
        expect(paid).toBe(wins(bet, race.order, places) ? BigInt(oddsIn(rules.offer!(race), bet)) : 0n);
        expect(paid).toBeLessThanOrEqual(STAKE * BigInt(rules.maxWinMultiple));
      }),
      { numRuns: 400 },
    );
  });

  test('the longest odds there can be are within the stated most, and reach it', () => {
    const runners = RUNNERS.slice(0, lanes);
    const field = runners.map((runner, lane) => ({ runner, strength: lane < 2 ? 6 : 30 }));
    const race = { ...raceOf(1), field, order: runners.map((_one, lane) => lane) };
    const paid = rules.payout({ kind: 'exacta', first: 0, second: 1 }, STAKE, race);
    expect(Math.ceil(Number(paid) / Number(STAKE))).toBe(rules.maxWinMultiple);
  });

  test('only lanes of the course are bets', () => {
    for (const bet of bets) expect(v.is(rules.bet, bet)).toBe(true);
    for (const wrong of [
      { kind: 'win', lane: lanes },
      { kind: 'place', lane: -1 },
      { kind: 'place', lane: 0.5 },
      { kind: 'exacta', first: 2, second: 2 },
      { kind: 'exacta', first: 0, second: lanes },
      { kind: 'last', lane: 0 },
    ])
      expect(v.is(rules.bet, wrong)).toBe(false);
  });

  test('bets on all that is offered give back what their odds and chances say', () => {
    const rounds = 340_000;
    let expected = 0;
    const { mean, standardError } = simulateTable(
      // How a race is run pays nothing: it is left out.
      { ...rules, draw: (draw) => ({ ...drawResult(draw, lanes), run: [] }) },
      ({ field }, round) => {
        const bet = bets[round % bets.length]!;
        const chance = chanceOf(bet, field, places);
        expected += (chance * oddsFor(chance, RETURNED)) / 100 / rounds;
        return { bet };
      },
      { rounds, seed: lanes },
    );
    expect(expected).toBeGreaterThan(0.94);
    expect(Math.abs(mean - expected)).toBeLessThan(3 * standardError);
  });
});

function oddsIn(offer: ReturnType<NonNullable<typeof SPRINT.offer>>, bet: RaceBet): number {
  if (bet.kind === 'exacta') return offer.exacta[bet.first]![bet.second]!;
  return offer.lanes[bet.lane]![bet.kind];
}
