import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { drawCard, faceOf, isBlackjack, PACK, PACKS, totalOf, type Card } from './cards.ts';

const SHOE = PACK * PACKS;
const card = fc.nat(SHOE - 1);

test('every card of the shoe is drawn once, each look six times', () => {
  const draw = seededDraw(4);
  const taken: Card[] = [];
  while (taken.length < SHOE) taken.push(drawCard(taken, draw));
  expect(new Set(taken).size).toBe(SHOE);
  const looks = new Map<number, number>();
  for (const one of taken) looks.set(faceOf(one), (looks.get(faceOf(one)) ?? 0) + 1);
  expect([...looks.values()]).toEqual(new Array(PACK).fill(PACKS));
});

test('each card that is left has the same one draw', () => {
  fc.assert(
    fc.property(fc.uniqueArray(card, { maxLength: 30 }), (taken) => {
      const drawn = Array.from({ length: SHOE - taken.length }, (_, n) => drawCard(taken, () => n));
      const left = Array.from({ length: SHOE }, (_, n) => n).filter((one) => !taken.includes(one));
      expect(drawn).toEqual(left);
    }),
  );
});

const ACE = 0;
const [FIVE, SIX, NINE, TEN, KING] = [4, 5, 8, 9, 12];

test.each([
  [[ACE, KING], 21, true],
  [[ACE, ACE], 12, true],
  [[ACE, SIX], 17, true],
  [[ACE, SIX, KING], 17, false],
  [[ACE, ACE, NINE], 21, true],
  [[TEN, KING, FIVE], 25, false],
  [[NINE, NINE], 18, false],
])('%j is %d', (cards, points, soft) => {
  expect(totalOf(cards)).toEqual({ points, soft });
});

test('a blackjack is ace and ten, and never three cards', () => {
  expect(isBlackjack([ACE, TEN])).toBe(true);
  expect(isBlackjack([KING, ACE])).toBe(true);
  expect(isBlackjack([ACE, FIVE, FIVE])).toBe(false);
});

test('the best total is told: never over 21 where one of the ways to count is not', () => {
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 8 }), (cards) => {
      let sums = [0];
      for (const one of cards) {
        const rank = one % 13;
        const worth = rank === 0 ? [1, 11] : [Math.min(rank + 1, 10)];
        sums = sums.flatMap((sum) => worth.map((value) => sum + value));
      }
      const fitting = sums.filter((sum) => sum <= 21);
      const best = fitting.length > 0 ? Math.max(...fitting) : Math.min(...sums);
      expect(totalOf(cards).points).toBe(best);
    }),
  );
});
