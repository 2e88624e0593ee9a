import { simulateSpins } from '../../../testing/spins.ts';
import { counted, sized } from '../../../testing/proof-size.ts';
import { exactReturn } from './exact.fixture.ts';
import { VARIANTS } from './index.ts';
import { TABLES } from './tables.ts';

const ROUNDS = sized(100_000, 1_000_000);
const variants = Object.keys(TABLES) as (keyof typeof TABLES)[];

test.each(variants)('the stated return of %s is the exact one, to a hundredth of a percent', (variant) => {
  expect(Math.round(exactReturn(TABLES[variant]).total * 10_000)).toBe(TABLES[variant].returnBasisPoints);
});

test.each(variants)(
  `${counted(ROUNDS)} rounds of %s return what the count says, and stray as stated`,
  (variant) => {
    const table = TABLES[variant];
    const exact = exactReturn(table);
    const spins = simulateSpins(VARIANTS[variant], ({ hold }) => hold !== null, {
      rounds: ROUNDS,
      seed: 77_001,
    });
    expect(Math.abs(spins.mean - exact.total)).toBeLessThan(3 * spins.standardError);
    const holdError = Math.sqrt(exact.holdChance / ROUNDS);
    expect(Math.abs(spins.marked - exact.holdChance)).toBeLessThan(3 * holdError);
    expect(Math.abs(spins.deviation / table.deviationStakes - 1)).toBeLessThan(0.25);
  },
  60_000,
);
