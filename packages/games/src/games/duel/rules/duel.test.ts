import fc from 'fast-check';
import * as v from 'valibot';
import { seededDraw } from '../../../testing/seeded.ts';
import { simulateTable } from '../../../testing/simulate.ts';
import { counted, sized } from '../../../testing/proof-size.ts';
import { CHAMPION_IDS, CHAMPIONS, CHOICES, MOVES, type ChampionId } from './champions.ts';
import { endsOf, type DuelEnd } from './chances.ts';
import {
  ARENA,
  ARENAS,
  BETS,
  BLITZ,
  chanceOf,
  RETURNED,
  standingsOf,
  wins,
  type DuelOutcome,
} from './duel.ts';
import { after, begin, blowOf, isOver, winnerOf } from './fight.ts';

const ROUNDS = sized(50_000, 500_000);
const DUELS = [
  ['arena', ARENA, ARENAS.arena],
  ['blitz', BLITZ, ARENAS.blitz],
] as const;
const MATCH_UPS = CHAMPION_IDS.flatMap((left) =>
  CHAMPION_IDS.filter((right) => right !== left).map((right) => ({ left, right })),
);
const seeds = fc.nat();
const matchUps = fc.constantFrom(...MATCH_UPS);

/** The match-up before its first exchange: all that an offer may look at. */
const ahead = (matchUp: { left: ChampionId; right: ChampionId }): DuelOutcome => ({
  ...matchUp,
  exchanges: [],
});

test('champions choose of twenty, and no two of them alike', () => {
  for (const { chooses } of CHAMPIONS)
    expect(MOVES.reduce((sum, move) => sum + chooses[move], 0)).toBe(CHOICES);
  expect(new Set(CHAMPIONS.map(({ vigour, chooses }) => JSON.stringify([vigour, chooses]))).size).toBe(
    CHAMPIONS.length,
  );
  expect(CHAMPIONS.map(({ id }) => id)).toEqual(CHAMPION_IDS);
});

test('strike is quicker than sweep, sweep breaks ward, ward turns strike back', () => {
  const table = MOVES.map((own) => MOVES.map((other) => blowOf(own, other)));
  expect(table).toEqual([
    [1, 1, 0],
    [0, 2, 2],
    [1, 0, 0],
  ]);
});

test('the first to hurt the other keeps the first blow', () => {
  const start = begin('wisp', 'blaze', ARENAS.arena);
  const circling = after(start, { left: 'ward', right: 'ward' });
  expect(circling).toEqual({ ...start, exchanges: 1, firstBlow: undefined });
  const turned = after(circling, { left: 'ward', right: 'strike' });
  expect(turned).toMatchObject({ right: start.right - 1, left: start.left, firstBlow: 'left' });
  expect(after(turned, { left: 'ward', right: 'sweep' })).toMatchObject({
    left: start.left - 2,
    firstBlow: 'left',
  });
  expect(after(start, { left: 'sweep', right: 'sweep' }).firstBlow).toBe('together');
});

test('a duel is its winner’s, or nobody’s', () => {
  expect(winnerOf({ left: 2, right: 0, exchanges: 5, firstBlow: 'right' })).toBe('left');
  expect(winnerOf({ left: 1, right: 3, exchanges: 12, firstBlow: 'left' })).toBe('right');
  expect(winnerOf({ left: 0, right: 0, exchanges: 7, firstBlow: 'together' })).toBe('draw');
});

describe.each(DUELS)('%s', (_, rules, arena) => {
  const known = new Map<string, DuelEnd[]>();
  /** Each match-up is enumerated once, for all that is to hold for it. */
  function endsIn({ left, right }: Pick<DuelOutcome, 'left' | 'right'>): DuelEnd[] {
    const ends = known.get(`${left}/${right}`) ?? endsOf(left, right, arena);
    known.set(`${left}/${right}`, ends);
    return ends;
  }

  test('the ends of a duel are all of it, and over', () => {
    for (const matchUp of MATCH_UPS) {
      const ends = endsIn(matchUp);
      expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
      for (const { standing } of ends) expect(isOver(standing, arena)).toBe(true);
    }
  });

  test('the enumeration agrees with drawn duels, bet by bet', () => {
    const draw = seededDraw(8);
    const rounds = sized(20_000, 100_000);
    const seen = new Map(BETS.map((bet) => [bet, { won: 0, expected: 0, variance: 0 }]));
    const chances = new Map(
      MATCH_UPS.map(({ left, right }) => {
        const ends = endsIn({ left, right });
        const { line } = rules.offer!(ahead({ left, right }));
        return [`${left}/${right}`, BETS.map((bet) => chanceOf(bet, ends, line))];
      }),
    );
    for (let n = 0; n < rounds; n += 1) {
      const duel = rules.draw(draw);
      const end = standingsOf(duel, arena).at(-1)!;
      const { line } = rules.offer!(duel);
      chances.get(`${duel.left}/${duel.right}`)!.forEach((chance, at) => {
        const one = seen.get(BETS[at]!)!;
        one.won += wins(BETS[at]!, end, line) ? 1 : 0;
        one.expected += chance;
        one.variance += chance * (1 - chance);
      });
    }
    for (const { won, expected, variance } of seen.values())
      expect(Math.abs(won - expected)).toBeLessThan(3.5 * Math.sqrt(variance));
  });

  test('every bet on every match-up gives back what is stated, less what its odds are rounded by', () => {
    let best = 0;
    for (const matchUp of MATCH_UPS) {
      const ends = endsIn(matchUp);
      const { line, odds } = rules.offer!(ahead(matchUp));
      for (const bet of BETS) {
        const back = (chanceOf(bet, ends, line) * odds[bet]) / 100;
        expect(back).toBeLessThanOrEqual(RETURNED + 1e-9);
        expect(back).toBeGreaterThan(0.94);
        expect(odds[bet]).toBeGreaterThan(100);
        expect(odds[bet]).toBeLessThanOrEqual(rules.maxWinMultiple * 100);
        best = Math.max(best, back);
      }
    }
    expect(Math.round(best * 10_000)).toBe(rules.returnBasisPoints);
  });

  test('the two sides are alike: a match-up turned round offers the same, turned round', () => {
    fc.assert(
      fc.property(matchUps, ({ left, right }) => {
        const offer = rules.offer!(ahead({ left, right }));
        const turned = rules.offer!(ahead({ left: right, right: left }));
        expect(turned.line).toBe(offer.line);
        expect(turned.odds.left).toBe(offer.odds.right);
        expect(turned.odds.firstRight).toBe(offer.odds.firstLeft);
        expect(turned.odds.draw).toBe(offer.odds.draw);
      }),
    );
  });

  test(`${counted(ROUNDS)} bets give back what chances and odds say`, () => {
    const returns = new Map(
      MATCH_UPS.map((matchUp) => {
        const { line, odds } = rules.offer!(ahead(matchUp));
        const ends = endsIn(matchUp);
        return [
          `${matchUp.left}/${matchUp.right}`,
          BETS.map((bet) => (chanceOf(bet, ends, line) * odds[bet]) / 100),
        ];
      }),
    );
    let expected = 0;
    const { mean, standardError } = simulateTable(
      rules,
      ({ left, right }, round) => {
        expected += returns.get(`${left}/${right}`)![round % BETS.length]! / ROUNDS;
        return { bet: BETS[round % BETS.length]! };
      },
      { rounds: ROUNDS, seed: 88 },
    );
    expect(Math.abs(mean - expected)).toBeLessThan(3 * standardError);
  });

  test('an offer tells the match-up and nothing of the duel', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const duel = rules.draw(seededDraw(seed));
        expect(rules.offer!(duel)).toEqual(rules.offer!(ahead(duel)));
        expect(duel.left).not.toBe(duel.right);
      }),
    );
  });

  test('a duel ends with its last exchange, not before, and keeps its end through JSON', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const duel = rules.draw(seededDraw(seed));
        const standings = standingsOf(duel, arena);
        expect(standings).toHaveLength(duel.exchanges.length + 1);
        standings.forEach((standing, at) =>
          expect(isOver(standing, arena)).toBe(at === standings.length - 1),
        );
        expect(JSON.parse(JSON.stringify(duel))).toEqual(duel);
        expect(rules.draw(seededDraw(seed))).toEqual(duel);
        expect(rules.runMs(duel)).toBeLessThan(30_000);
      }),
    );
  });

  test('a winning bet is paid the odds that were offered, of the three ends exactly one', () => {
    fc.assert(
      fc.property(seeds, fc.nat(8), (seed, step) => {
        const duel = rules.draw(seededDraw(seed));
        const stake = rules.stakes('JPY')[step]!;
        const { odds } = rules.offer!(duel);
        const paid = (bet: (typeof BETS)[number]) => rules.payout(bet, stake, duel);
        const won = BETS.filter((bet) => paid(bet) > 0n);
        for (const bet of won) expect(paid(bet)).toBe((stake * BigInt(odds[bet])) / 100n);
        expect(won.filter((bet) => ['left', 'right', 'draw'].includes(bet))).toHaveLength(1);
        expect(won.filter((bet) => ['over', 'under'].includes(bet))).toHaveLength(1);
        expect(won.filter((bet) => bet.startsWith('first')).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('only what is offered is a bet', () => {
    for (const bet of BETS) expect(v.is(rules.bet, bet)).toBe(true);
    for (const wrong of ['first', '', 'LEFT', null, 0]) expect(v.is(rules.bet, wrong)).toBe(false);
  });
});
