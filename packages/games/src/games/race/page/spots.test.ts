import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { DERBY, type RaceBet } from '../rules/race.ts';
import { betOf, lanesOf, oddsOf, spotOf, standingOf } from './spots.ts';

const lane = fc.nat(7);
const bets: fc.Arbitrary<RaceBet> = fc.oneof(
  fc.record({ kind: fc.constantFrom('win' as const, 'place' as const), lane }),
  fc
    .uniqueArray(lane, { minLength: 2, maxLength: 2 })
    .map(([first, second]) => ({ kind: 'exacta' as const, first: first!, second: second! })),
);

test('a spot says all of its bet', () => {
  fc.assert(fc.property(bets, (bet) => expect(betOf(spotOf(bet))).toEqual(bet)));
});

test('a bet’s odds are those that its payout goes by', () => {
  fc.assert(
    fc.property(bets, fc.nat(), (bet, seed) => {
      const outcome = DERBY.draw(seededDraw(seed));
      const odds = oddsOf(bet, DERBY.offer!(outcome));
      const paid = DERBY.payout(bet, 100n, outcome);
      expect([0n, BigInt(odds)]).toContain(paid);
    }),
  );
});

test('lanes of a bet', () => {
  expect(lanesOf({ kind: 'place', lane: 3 })).toEqual([3]);
  expect(lanesOf({ kind: 'exacta', first: 5, second: 0 })).toEqual([5, 0]);
});

describe('how a bet stands', () => {
  const ranking = [4, 1, 2, 0, 3];

  test('while they run, by the order of the moment', () => {
    expect(standingOf({ kind: 'win', lane: 4 }, 3, ranking, 0)).toBe('good');
    expect(standingOf({ kind: 'win', lane: 1 }, 3, ranking, 0)).toBe('bad');
    expect(standingOf({ kind: 'place', lane: 2 }, 3, ranking, 2)).toBe('good');
    expect(standingOf({ kind: 'exacta', first: 4, second: 1 }, 3, ranking, 1)).toBe('good');
    expect(standingOf({ kind: 'exacta', first: 1, second: 4 }, 3, ranking, 1)).toBe('bad');
  });

  test('for good as soon as those have arrived that it goes by', () => {
    expect(standingOf({ kind: 'win', lane: 4 }, 3, ranking, 1)).toBe('won');
    expect(standingOf({ kind: 'win', lane: 1 }, 3, ranking, 1)).toBe('lost');
    expect(standingOf({ kind: 'exacta', first: 4, second: 1 }, 3, ranking, 2)).toBe('won');
    expect(standingOf({ kind: 'place', lane: 0 }, 3, ranking, 3)).toBe('lost');
  });
});
