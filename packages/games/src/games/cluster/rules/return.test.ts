import { simulateSpins } from '../../../testing/spins.ts';
import { counted, sized } from '../../../testing/proof-size.ts';
import { VARIANTS } from './index.ts';
import { TABLES } from './tables.ts';

const ROUNDS = sized(100_000, 1_000_000);
const variants = Object.keys(TABLES) as (keyof typeof TABLES)[];

test.each(variants)(
  `${counted(ROUNDS)} rounds of %s return, stray and open the free rounds as stated`,
  (variant) => {
    const { returnBasisPoints, deviationStakes, bonusEvery } = TABLES[variant];
    const spins = simulateSpins(VARIANTS[variant], (round) => round.spins.length > 1, {
      rounds: ROUNDS,
      seed: 41,
    });
    expect(Math.abs(spins.mean - returnBasisPoints / 10_000)).toBeLessThan(3 * spins.standardError);
    expect(Math.abs(spins.deviation / deviationStakes - 1)).toBeLessThan(0.15);
    expect(Math.abs(1 / spins.marked - bonusEvery)).toBeLessThan(
      (3 * bonusEvery) / Math.sqrt(ROUNDS / bonusEvery),
    );
  },
  120_000,
);
