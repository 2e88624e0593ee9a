import fc from 'fast-check';
import { drawWeighted, randomBelow, rememberedDraws, splitAtRandom } from './chance.ts';

test('a random number is below its end, and every one of them can come', () => {
  const seen = new Set(Array.from({ length: 500 }, () => randomBelow(5n)));
  expect([...seen].sort()).toEqual([0n, 1n, 2n, 3n, 4n]);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 30n), (end) => {
      const drawn = randomBelow(end);
      expect(drawn >= 0n && drawn < end).toBe(true);
    }),
  );
  expect(() => randomBelow(0n)).toThrow(RangeError);
});

test('the parts of an amount are as many as asked for, none is empty, and they add up exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.bigInt(0n, 10n ** 15n), (parts, spare) => {
      const amount = BigInt(parts) + spare;
      const shares = splitAtRandom(amount, parts);
      expect(shares).toHaveLength(parts);
      expect(shares.every((share) => share > 0n)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount);
    }),
  );
});

test('parts are of different sizes, wherever they stand', () => {
  const rounds = Array.from({ length: 400 }, () => splitAtRandom(10_000n, 10));
  const sumOf = (position: number) =>
    rounds.reduce((sum, shares) => sum + Number(shares[position] ?? 0n), 0) / rounds.length;
  for (const position of [0, 4, 9]) expect(Math.abs(sumOf(position) - 1_000)).toBeLessThan(250);
  expect(new Set(rounds[0]).size).toBeGreaterThan(5);
});

test('there must be a minor unit for each part', () => {
  expect(splitAtRandom(3n, 3)).toEqual([1n, 1n, 1n]);
  expect(() => splitAtRandom(2n, 3)).toThrow(RangeError);
  expect(() => splitAtRandom(2n, 0)).toThrow(RangeError);
});

test('what is drawn follows the weights', () => {
  const choices = [
    { name: 'seldom', weight: 1 },
    { name: 'often', weight: 9 },
  ];
  const draws = Array.from({ length: 2_000 }, () => drawWeighted(choices).name);
  const often = draws.filter((name) => name === 'often').length;
  expect(often).toBeGreaterThan(1_700);
  expect(often).toBeLessThan(1_900);
  expect(drawWeighted(choices, () => 0n).name).toBe('seldom');
  expect(drawWeighted(choices, () => 1n).name).toBe('often');
  expect(drawWeighted(choices, () => 9n).name).toBe('often');
});

test('tried again, a transaction draws what it drew before', () => {
  const pick = rememberedDraws();
  const first = pick(10n ** 12n);
  expect(pick(10n ** 12n)).toBe(first);
  expect(rememberedDraws()(10n ** 12n)).not.toBe(first);
});
