import fc from 'fast-check';
import { drawWeighted, redrawSpin, spinCommitment, type RevealedSpin } from './wheel.ts';

const seedOf = (number: number) => number.toString(16).padStart(64, '0');

/** How likely a larger sum is, for a sum of squares of `freedom` degrees (Wilson and Hilferty). */
function likelihood(chi: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  const z = (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
  return 1 - normal(z);
}

/** The distribution function of the normal distribution (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  if (z < 0) return 1 - normal(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((inner, term) => (inner + term) * t, 0);
  return 1 - (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}

const chiOf = (counts: readonly number[], weights: readonly number[]): number => {
  const spins = counts.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, index) => {
    const expected = (spins * weight) / total;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
};

/** Of the sample site's wheel. */
const WEIGHTS = [2, 170, 250, 40, 200, 170, 8, 160];
const PRIZES = WEIGHTS.map((weight, index) => ({ prizeId: index + 1, weight }));
const SPINS = process.env.PROOF === 'full' ? 1_000_000 : 30_000;

test(`${SPINS} spins win as their weights say, p > 0.001`, () => {
  const counts = WEIGHTS.map(() => 0);
  for (let spin = 0; spin < SPINS; spin += 1) {
    const drawn = { seed: seedOf(54_000_000 + spin), rouletteId: 1, prizes: PRIZES, words: 'w', gone: [] };
    counts[(redrawSpin(drawn) ?? 0) - 1]! += 1;
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(SPINS);
  expect(likelihood(chiOf(counts, WEIGHTS), WEIGHTS.length - 1)).toBeGreaterThan(0.001);
}, 600_000);

test('the measure refuses a wheel that favours one prize', () => {
  // The 99.9 % point of seven degrees of freedom is 24.32.
  expect(likelihood(24.32, 7)).toBeCloseTo(0.001, 3);
  expect(likelihood(6.35, 7)).toBeCloseTo(0.5, 2);
  const counts = WEIGHTS.map((weight, index) => weight * 30 * (index === 2 ? 1.2 : 1));
  expect(likelihood(chiOf(counts, WEIGHTS), WEIGHTS.length - 1)).toBeLessThan(0.001);
});

test('draws by weight, from the first to the last', () => {
  const choices = [
    { name: 'seldom', weight: 1 },
    { name: 'often', weight: 9 },
  ];
  const drawn = [0, 1, 9].map((at) => drawWeighted(choices, () => at).name);
  expect(drawn).toEqual(['seldom', 'often', 'often']);
});

const spins = fc.record({
  seed: fc.nat().map(seedOf),
  rouletteId: fc.integer({ min: 1 }),
  words: fc.string(),
  weights: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 24 }),
});

test('a revealed spin draws the same prize again, also after prizes that are gone', () => {
  fc.assert(
    fc.property(spins, ({ weights, ...spin }) => {
      const prizes = weights.map((weight, index) => ({ prizeId: index + 1, weight }));
      const first = redrawSpin({ ...spin, prizes, gone: [] }) ?? 0;
      expect(redrawSpin({ ...spin, prizes, gone: [] })).toBe(first);
      const next = redrawSpin({ ...spin, prizes, gone: [first] });
      expect(next).toBeDefined();
      expect(next).not.toBe(first);
      // A prize that the draw did not hit cannot be the reason for another one.
      expect(redrawSpin({ ...spin, prizes, gone: [next ?? 0] })).toBeUndefined();
    }),
    { seed: 54 },
  );
});

test('the commitment fixes the seed, the wheel and each weight', () => {
  const spin: RevealedSpin = { seed: seedOf(1), rouletteId: 9, prizes: PRIZES, words: 'w', gone: [] };
  const others: readonly Partial<RevealedSpin>[] = [
    { seed: seedOf(2) },
    { rouletteId: 8 },
    { prizes: PRIZES.map((prize) => (prize.prizeId === 3 ? { ...prize, weight: 251 } : prize)) },
    { prizes: [...PRIZES].reverse() },
  ];
  const all = [spin, ...others.map((other) => ({ ...spin, ...other }))].map(spinCommitment);
  expect(new Set(all).size).toBe(5);
  // The words are the player's and come after it.
  expect(spinCommitment({ ...spin, words: 'other' } as RevealedSpin)).toBe(all[0]);
});
