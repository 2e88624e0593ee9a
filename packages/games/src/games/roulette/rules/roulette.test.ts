import fc from 'fast-check';
import * as v from 'valibot';
import { seededDraw } from '../../../testing/seeded.ts';
import { simulateTable } from '../../../testing/simulate.ts';
import { EUROPEAN, FRENCH } from './roulette.ts';
import { EVEN_CHANCES, SPOTS } from './spots.ts';
import { colourOf, POCKETS, WHEEL } from './wheel.ts';

const STAKE = 100n;
const spots = [...SPOTS.values()];
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket);
const spotIds = fc.constantFrom(...SPOTS.keys());
const pocket = fc.nat(POCKETS - 1);

/** What a spot gives back of all stakes, by trying every pocket. */
const exactReturn = (rules: typeof EUROPEAN, on: string) =>
  pockets.reduce((sum, one) => sum + Number(rules.payout(on, STAKE, { pocket: one })), 0) /
  (POCKETS * Number(STAKE));

test('the wheel has every number once, and as many red as black ones', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(pockets);
  expect(pockets.filter((one) => colourOf(one) === 'red')).toHaveLength(18);
  expect(pockets.filter((one) => colourOf(one) === 'black')).toHaveLength(18);
  // Around the wheel the colours take turns, from zero to zero.
  WHEEL.slice(1).forEach((one, index) => expect(colourOf(one)).toBe(index % 2 === 0 ? 'red' : 'black'));
});

test('the cloth has all its spots, each on other numbers', () => {
  const count = Object.fromEntries(
    spots.map(({ kind }) => [kind, spots.filter((one) => one.kind === kind).length]),
  );
  expect(count).toEqual({
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    line: 11,
    dozen: 3,
    column: 3,
    colour: 2,
    parity: 2,
    half: 2,
  });
  expect(new Set(spots.map(({ numbers }) => numbers.join())).size).toBe(spots.length);
});

test.each([
  ['straight-17', 35, [17]],
  ['split-17-20', 17, [17, 20]],
  ['split-0-2', 17, [0, 2]],
  ['street-16-17-18', 11, [16, 17, 18]],
  ['street-0-2-3', 11, [0, 2, 3]],
  ['corner-17-18-20-21', 8, [17, 18, 20, 21]],
  ['corner-0-1-2-3', 8, [0, 1, 2, 3]],
  ['line-31-32-33-34-35-36', 5, [31, 32, 33, 34, 35, 36]],
  ['dozen-2', 2, [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
  ['column-3', 2, [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
])('%s pays %i to one on its numbers and nothing else', (id, wins, numbers) => {
  for (const one of pockets) {
    const paid = EUROPEAN.payout(id, STAKE, { pocket: one });
    expect(paid).toBe(numbers.includes(one) ? STAKE * BigInt(wins + 1) : 0n);
  }
});

test('every spot gives back 36 of 37 stakes, and half of the edge is gone à la partage', () => {
  for (const { id, kind } of spots) {
    expect(exactReturn(EUROPEAN, id)).toBeCloseTo(36 / 37, 10);
    expect(exactReturn(FRENCH, id)).toBeCloseTo(EVEN_CHANCES.includes(kind) ? 73 / 74 : 36 / 37, 10);
  }
});

test('the stated return is that of the best spot, to a hundredth of a percent', () => {
  for (const rules of [EUROPEAN, FRENCH]) {
    const best = Math.max(...spots.map(({ id }) => exactReturn(rules, id)));
    expect(Math.round(best * 10_000)).toBe(rules.returnBasisPoints);
  }
});

test.each([
  ['a number', EUROPEAN, 'straight-8', 36 / 37],
  ['red', EUROPEAN, 'red', 36 / 37],
  ['red à la partage', FRENCH, 'red', 73 / 74],
])('a million rounds on %s give back what the enumeration says', (_, rules, bet, expected) => {
  const { mean, standardError } = simulateTable(rules, () => ({ bet }), {
    rounds: 1_000_000,
    seed: 20_261_122,
  });
  expect(Math.abs(mean - expected)).toBeLessThan(3 * standardError);
});

test('what is paid is never more than stated, and zero halves exactly', () => {
  fc.assert(
    fc.property(
      spotIds,
      pocket,
      fc.constantFrom('USD' as const, 'JPY' as const),
      fc.nat(8),
      (id, fell, currency, step) => {
        for (const rules of [EUROPEAN, FRENCH]) {
          const stake = rules.stakes(currency)[step]!;
          const paid = rules.payout(id, stake, { pocket: fell });
          expect(paid).toBeLessThanOrEqual(stake * BigInt(rules.maxWinMultiple));
          const wins = SPOTS.get(id)!.numbers.includes(fell);
          if (paid > 0n && !wins) expect(paid * 2n).toBe(stake);
        }
      },
    ),
  );
});

test('only spots of the cloth are bets', () => {
  for (const id of SPOTS.keys()) expect(v.is(EUROPEAN.bet, id)).toBe(true);
  for (const wrong of [
    'split-1-3',
    'corner-3-4-6-7',
    'straight-37',
    'split-17-17',
    'split-20-17',
    '',
    null,
    17,
    {},
  ])
    expect(v.is(EUROPEAN.bet, wrong)).toBe(false);
  expect(() => EUROPEAN.payout('split-1-3', STAKE, { pocket: 1 })).toThrow('no spot');
});

test('a drawn round keeps its end through JSON', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const outcome = EUROPEAN.draw(seededDraw(seed));
      expect(EUROPEAN.draw(seededDraw(seed))).toEqual(outcome);
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
      expect(WHEEL).toContain(outcome.pocket);
    }),
  );
});
