import fc from 'fast-check';
import { CURRENCY_CODES } from '@tessera/domain';
import { oddsFor, paidAt } from './odds.ts';
import { tableStakes } from './table-stakes.ts';

test('odds never give back more than they may, and a hundredth more would', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0.9, max: 1, noNaN: true }),
      (won, lost, returned) => {
        const chance = won / (won + lost);
        const odds = oddsFor(chance, returned);
        expect((odds / 100) * chance).toBeLessThanOrEqual(returned + 1e-9);
        expect(((odds + 1) / 100) * chance).toBeGreaterThan(returned - 1e-9);
      },
    ),
  );
});

test('a chance that divides evenly has the odds that it says', () => {
  expect(oddsFor(0.1, 0.95)).toBe(950);
  expect(oddsFor(1 / 3, 0.96)).toBe(288);
  expect(oddsFor(1 / 1_000, 0.95)).toBe(95_000);
});

test.each(CURRENCY_CODES)('any odds pay whole minor units of %s, on every stake', (currency) => {
  const stakes = tableStakes(currency);
  stakes.forEach((stake, step) => {
    expect(stake % 100n).toBe(0n);
    expect(paidAt(stake, 101) - stake).toBe(stake / 100n);
    if (step > 0) expect(stake).toBeGreaterThan(stakes[step - 1]!);
  });
  expect(tableStakes(currency, 20)).toEqual(stakes.filter((stake) => stake <= stakes[0]! * 20n));
});
