import fc from 'fast-check';
import type { LegState } from '../protocol/book.ts';
import { slipOdds, slipPayout, type SlipLeg } from './slip.ts';

const MOST = 1_000;
const odds = fc.integer({ min: 105, max: 5_000 });
const leg = (...states: LegState[]): fc.Arbitrary<SlipLeg> =>
  fc.record({ odds, state: fc.constantFrom(...states) });
const legs = (...states: LegState[]) => fc.array(leg(...states), { minLength: 1, maxLength: 8 });
const stake = fc.bigInt({ min: 1n, max: 10_000n }).map((hundreds) => hundreds * 100n);
const payOf = (all: readonly SlipLeg[], of: bigint) => slipPayout(all, of, MOST);

test('a single pays its odds, a combination their product', () => {
  expect(slipOdds([250], MOST)).toBe(250);
  expect(slipOdds([250, 180, 133], MOST)).toBe(598);
  expect(payOf([{ odds: 250, state: 'won' }], 300n)).toBe(750n);
  expect(
    payOf(
      [
        { odds: 250, state: 'won' },
        { odds: 180, state: 'won' },
      ],
      100n,
    ),
  ).toBe(450n);
});

test('odds of many legs are cut off at the most that a slip pays', () => {
  expect(slipOdds([5_000, 5_000, 5_000], MOST)).toBe(100_000);
});

test('more legs never have lower odds, and are rounded down once', () => {
  fc.assert(
    fc.property(fc.array(odds, { maxLength: 7 }), odds, (some, more) => {
      const before = slipOdds(some, MOST);
      const after = slipOdds([...some, more], MOST);
      expect(after).toBeGreaterThanOrEqual(before);
      const exact = [...some, more].reduce((product, one) => product * (one / 100), 100);
      expect(after).toBeLessThanOrEqual(exact + 1e-6);
      if (exact < MOST * 100) expect(after).toBeGreaterThan(exact - 1 - 1e-6);
    }),
  );
});

test('one lost leg ends a slip, whatever the others are', () => {
  fc.assert(
    fc.property(legs('open', 'won', 'void', 'lost'), leg('lost'), stake, (others, lost, of) => {
      expect(payOf([...others, lost], of)).toBe(0n);
    }),
  );
});

test('without a lost one a slip stays open as long as any leg is', () => {
  fc.assert(
    fc.property(legs('open', 'won', 'void'), leg('open'), stake, (others, open, of) => {
      expect(payOf([...others, open], of)).toBeUndefined();
    }),
  );
});

test('a void leg counts 1.00, and a slip of void ones alone pays its stake', () => {
  fc.assert(
    fc.property(legs('won'), leg('void'), stake, (won, none, of) => {
      expect(payOf([...won, none], of)).toBe(payOf(won, of));
      expect(payOf([none, none], of)).toBe(of);
    }),
  );
});

test('a payout is whole, never negative, and never above the most', () => {
  fc.assert(
    fc.property(legs('won', 'void', 'lost'), stake, (all, of) => {
      const paid = payOf(all, of)!;
      expect(paid >= 0n && paid <= of * BigInt(MOST)).toBe(true);
      expect(paid % (of / 100n)).toBe(0n);
    }),
  );
});
