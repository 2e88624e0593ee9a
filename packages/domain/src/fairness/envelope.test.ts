import fc from 'fast-check';
import { drawBig, drawsOf } from './draws.ts';
import { envelopeCommitment, envelopeShares, splitAtRandom } from './envelope.ts';

const seedOf = (number: number) => number.toString(16).padStart(64, '0');
const drawing = (number: number) => drawsOf(seedOf(number), 'test');
/** The same cases in each run. */
const FIXED = { seed: 54 };

test('a large number is below its end, and each of a small range can come', () => {
  const draw = drawing(1);
  expect([...new Set(Array.from({ length: 500 }, () => drawBig(draw, 5n)))].sort()).toEqual([
    0n,
    1n,
    2n,
    3n,
    4n,
  ]);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 30n), (end) => {
      const drawn = drawBig(draw, end);
      expect(drawn >= 0n && drawn < end).toBe(true);
    }),
    FIXED,
  );
  expect(() => drawBig(draw, 0n)).toThrow(RangeError);
});

test('the shares are as many as planned, none is empty, and they add up to the pot', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 300 }),
      fc.bigInt(0n, 10n ** 15n),
      (seed, shares, spare) => {
        const amount = BigInt(shares) + spare;
        const sizes = envelopeShares({ seed: seedOf(seed), currency: 'USD', amount, shares });
        expect(sizes).toHaveLength(shares);
        expect(sizes.every((size) => size > 0n)).toBe(true);
        expect(sizes.reduce((sum, size) => sum + size, 0n)).toBe(amount);
      },
    ),
    FIXED,
  );
});

test('shares have different sizes, and no place is favoured', () => {
  const rounds = Array.from({ length: 400 }, (_, round) => splitAtRandom(10_000n, 10, drawing(round)));
  const meanOf = (place: number) =>
    rounds.reduce((sum, shares) => sum + Number(shares[place] ?? 0n), 0) / rounds.length;
  for (const place of [0, 4, 9]) expect(Math.abs(meanOf(place) - 1_000)).toBeLessThan(150);
  expect(new Set(rounds[0]).size).toBeGreaterThan(5);
});

test('there must be a minor unit for each share', () => {
  expect(splitAtRandom(3n, 3, drawing(1))).toEqual([1n, 1n, 1n]);
  expect(() => splitAtRandom(2n, 3, drawing(1))).toThrow(RangeError);
  expect(() => splitAtRandom(2n, 0, drawing(1))).toThrow(RangeError);
});

test('the commitment fixes seed, currency, pot and number of shares', () => {
  const split = { seed: seedOf(7), currency: 'USD', amount: 900n, shares: 9 };
  const others = [{ seed: seedOf(8) }, { currency: 'EUR' }, { amount: 901n }, { shares: 8 }];
  const all = [split, ...others.map((other) => ({ ...split, ...other }))].map(envelopeCommitment);
  expect(new Set(all).size).toBe(5);
  expect(envelopeCommitment({ ...split })).toBe(all[0]);
});
