import fc from 'fast-check';
import * as v from 'valibot';
import { seededDraw } from '../../../testing/seeded.ts';
import { simulateTable } from '../../../testing/simulate.ts';
import { BONUS_NUMBERS, FIVE, NUMBERS, PICKED, PRIZES, readTicket, type FiveOutcome } from './five.ts';

const oneToAll = Array.from({ length: NUMBERS }, (_, index) => index + 1);
const combinations = fc
  .shuffledSubarray(oneToAll, { minLength: PICKED, maxLength: PICKED })
  .map((numbers) => [...numbers]);
const bonuses = fc.integer({ min: 1, max: BONUS_NUMBERS });
const tickets = fc.record({
  numbers: combinations.map((numbers) => numbers.sort((a, b) => a - b)),
  bonus: bonuses,
});
const outcomes: fc.Arbitrary<FiveOutcome> = fc.record({ numbers: combinations, bonus: bonuses });
const TICKET = { numbers: [3, 11, 18, 27, 36], bonus: 4 };

/** Mean and deviation of what one ticket pays, in stakes, over every draw there is. */
function enumerate() {
  let [draws, sum, squares] = [0, 0, 0];
  const walk = (numbers: number[], from: number): void => {
    if (numbers.length < PICKED) {
      for (let next = from; next <= NUMBERS; next += 1) walk([...numbers, next], next + 1);
      return;
    }
    for (let bonus = 1; bonus <= BONUS_NUMBERS; bonus += 1) {
      const { pays } = readTicket(TICKET, { numbers, bonus });
      draws += 1;
      sum += pays;
      squares += pays * pays;
    }
  };
  walk([], 1);
  const mean = sum / draws;
  return { draws, mean, deviation: Math.sqrt(squares / draws - mean * mean) };
}

const exact = enumerate();

test('the stated return is what one ticket pays over all 3,769,920 draws', () => {
  expect(exact.draws).toBe(3_769_920);
  expect(Math.round(exact.mean * 10_000)).toBe(FIVE.returnBasisPoints);
});

test('a million draws give back what the enumeration says', () => {
  const { mean } = simulateTable(FIVE, () => ({ bet: TICKET }), { rounds: 1_000_000, seed: 36 });
  // The exact error: the first prize falls too seldom to measure it.
  expect(Math.abs(mean - exact.mean)).toBeLessThan((3 * exact.deviation) / 1_000);
});

test('more hits never pay less, and the bonus number always pays more', () => {
  PRIZES.forEach((prize, hits) => {
    expect(prize.bonus).toBeGreaterThan(prize.plain);
    if (hits === 0) return;
    expect(prize.plain).toBeGreaterThanOrEqual(PRIZES[hits - 1]!.plain);
    expect(prize.bonus).toBeGreaterThan(PRIZES[hits - 1]!.bonus);
  });
});

test('a ticket is paid for the numbers that fell, in whatever order', () => {
  fc.assert(
    fc.property(tickets, outcomes, fc.nat(4), (ticket, outcome, step) => {
      const stake = FIVE.stakes('USD')[step]!;
      const paid = FIVE.payout(ticket, stake, outcome);
      const again = FIVE.payout(ticket, stake, { ...outcome, numbers: outcome.numbers.toReversed() });
      expect(again).toBe(paid);
      expect(paid).toBeLessThanOrEqual(stake * BigInt(FIVE.maxWinMultiple));
      expect(readTicket(ticket, outcome).hits.every((hit) => outcome.numbers.includes(hit))).toBe(true);
    }),
  );
  expect(FIVE.payout(TICKET, 100n, { numbers: [36, 27, 18, 11, 3], bonus: 4 })).toBe(20_000_000n);
  expect(FIVE.payout(TICKET, 100n, { numbers: [36, 27, 18, 1, 2], bonus: 5 })).toBe(1_500n);
  expect(FIVE.payout(TICKET, 100n, { numbers: [1, 2, 4, 5, 6], bonus: 5 })).toBe(0n);
});

test('five different balls fall, each as often as any other', () => {
  const draw = seededDraw(1);
  const fell = new Array<number>(NUMBERS + 1).fill(0);
  const draws = 72_000;
  for (let n = 0; n < draws; n += 1) {
    const { numbers } = FIVE.draw(draw);
    if (new Set(numbers).size !== PICKED) throw new Error(`a ball fell twice: ${numbers.join()}`);
    for (const number of numbers) fell[number]! += 1;
  }
  const expected = (draws * PICKED) / NUMBERS;
  const chi = fell.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 35 degrees of freedom; draws without putting back spread less still.
  expect(chi).toBeLessThan(75);
});

test('a drawn round keeps its end through JSON, all of its balls out of their drums', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const outcome = FIVE.draw(seededDraw(seed));
      expect(FIVE.draw(seededDraw(seed))).toEqual(outcome);
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
      expect(outcome.numbers.every((one) => oneToAll.includes(one))).toBe(true);
      expect(outcome.bonus).toBeGreaterThanOrEqual(1);
      expect(outcome.bonus).toBeLessThanOrEqual(BONUS_NUMBERS);
    }),
  );
});

test('only five different numbers, rising, and a bonus number are a ticket', () => {
  fc.assert(fc.property(tickets, (ticket) => v.is(FIVE.bet, ticket)));
  for (const wrong of [
    { ...TICKET, numbers: [3, 3, 18, 27, 36] },
    { ...TICKET, numbers: [11, 3, 18, 27, 36] },
    { ...TICKET, numbers: [3, 11, 18, 27] },
    { ...TICKET, numbers: [0, 11, 18, 27, 36] },
    { ...TICKET, numbers: [3, 11, 18, 27, 37] },
    { ...TICKET, bonus: 0 },
    { ...TICKET, bonus: 11 },
    { ...TICKET, bonus: undefined },
    { numbers: TICKET.numbers },
    null,
  ])
    expect(v.is(FIVE.bet, wrong)).toBe(false);
});

test('sale, balls and the look at them fill the minute between two draws', () => {
  const outcome = FIVE.draw(seededDraw(2));
  expect(FIVE.bettingMs + FIVE.runMs(outcome) + FIVE.pauseMs).toBe(FIVE.everyMs);
});
