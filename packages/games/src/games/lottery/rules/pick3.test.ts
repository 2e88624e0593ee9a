import fc from 'fast-check';
import * as v from 'valibot';
import { seededDraw } from '../../../testing/seeded.ts';
import { simulateTable } from '../../../testing/simulate.ts';
import { counted, sized } from '../../../testing/proof-size.ts';
import { oddsOf, PICK3, waysOf, wins, type Pick3Ticket } from './pick3.ts';

const STAKE = 100n;
const ROUNDS = sized(200_000, 1_000_000);
const digit = fc.nat(9);
const three = fc.tuple(digit, digit, digit).map((digits) => [...digits]);
const two = fc.tuple(digit, digit).map((digits) => [...digits]);
const tickets: fc.Arbitrary<Pick3Ticket> = fc.oneof(
  fc.record({ kind: fc.constant('straight' as const), digits: three }),
  fc.record({
    kind: fc.constant('any' as const),
    digits: three.filter((digits) => new Set(digits).size > 1),
  }),
  fc.record({ kind: fc.constantFrom('front' as const, 'back' as const), digits: two }),
);
/** Every draw there is. */
const all = Array.from({ length: 1_000 }, (_, n) => [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10]);

test('a ticket wins in as many of the thousand draws as its odds are made for, and gives back 95 % of them', () => {
  fc.assert(
    fc.property(tickets, (ticket) => {
      const won = all.filter((digits) => wins(ticket, digits)).length;
      expect(won).toBe(waysOf(ticket));
      const paid = all.reduce((sum, digits) => sum + PICK3.payout(ticket, STAKE, { digits }), 0n);
      // Odds in hundredths leave out at most a hundredth for each way to win.
      expect(Number(paid)).toBeLessThanOrEqual(95_000);
      expect(Number(paid)).toBeGreaterThan(95_000 - won);
      expect(Math.round((Number(paid) / 100_000) * 10_000)).toBe(PICK3.returnBasisPoints);
    }),
  );
});

test.each([
  [{ kind: 'straight', digits: [4, 0, 4] }, 95_000],
  [{ kind: 'any', digits: [1, 2, 3] }, 15_833],
  [{ kind: 'any', digits: [4, 0, 4] }, 31_666],
  [{ kind: 'front', digits: [7, 7] }, 9_500],
  [{ kind: 'back', digits: [0, 9] }, 9_500],
] as const)('%j pays %i hundredths', (ticket, odds) => {
  expect(oddsOf({ ...ticket, digits: [...ticket.digits] } as Pick3Ticket)).toBe(odds);
});

test.each([
  ['the first two', { kind: 'front', digits: [1, 2] }],
  ['three in any order', { kind: 'any', digits: [7, 8, 9] }],
] as const)(`${counted(ROUNDS)} draws on %s give back what the enumeration says`, (_, on) => {
  const bet = { ...on, digits: [...on.digits] } as Pick3Ticket;
  const { mean, standardError } = simulateTable(PICK3, () => ({ bet }), { rounds: ROUNDS, seed: 3 });
  expect(Math.abs(mean - 0.95)).toBeLessThan(3 * standardError);
});

test('in any order means as often as it stands: 4 4 0 is not 4 0 0', () => {
  const ticket: Pick3Ticket = { kind: 'any', digits: [4, 4, 0] };
  expect(wins(ticket, [0, 4, 4])).toBe(true);
  expect(wins(ticket, [4, 0, 0])).toBe(false);
  expect(wins({ kind: 'straight', digits: [4, 4, 0] }, [0, 4, 4])).toBe(false);
});

test('no ticket pays more than stated', () => {
  fc.assert(
    fc.property(tickets, three, fc.nat(6), (ticket, digits, step) => {
      const stake = PICK3.stakes('JPY')[step]!;
      const paid = PICK3.payout(ticket, stake, { digits });
      expect(paid).toBeGreaterThanOrEqual(0n);
      expect(paid).toBeLessThanOrEqual(stake * BigInt(PICK3.maxWinMultiple));
    }),
  );
});

test('a drawn round keeps its end through JSON, each digit of its own drum', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const outcome = PICK3.draw(seededDraw(seed));
      expect(PICK3.draw(seededDraw(seed))).toEqual(outcome);
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
      expect(all).toContainEqual(outcome.digits);
    }),
  );
});

test('only what can be won is a ticket', () => {
  fc.assert(fc.property(tickets, (ticket) => v.is(PICK3.bet, ticket)));
  for (const wrong of [
    { kind: 'any', digits: [5, 5, 5] },
    { kind: 'straight', digits: [1, 2] },
    { kind: 'front', digits: [1, 2, 3] },
    { kind: 'straight', digits: [1, 2, 10] },
    { kind: 'straight', digits: [1, 2, -1] },
    { kind: 'middle', digits: [1, 2] },
    {},
  ])
    expect(v.is(PICK3.bet, wrong)).toBe(false);
});
