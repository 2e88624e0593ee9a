import { createHash, createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { commitmentOf, drawsOf } from './draws.ts';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

test('the commitment is the seed’s SHA-256, as any tool gives it', () => {
  const seed = randomBytes(32);
  expect(commitmentOf(seed.toString('hex'))).toBe(createHash('sha256').update(seed).digest('hex'));
});

test('the first draws are the words of the first HMAC, as any tool gives them', () => {
  const seed = randomBytes(32);
  const words = createHmac('sha256', seed).update('my words:0').digest();
  const draw = drawsOf(seed.toString('hex'), 'my words');
  // 2^32 passes nothing over.
  const drawn = Array.from({ length: 8 }, () => draw(2 ** 32));
  expect(drawn).toEqual(Array.from({ length: 8 }, (_, n) => words.readUInt32BE(n * 4)));
});

test('the same seed and salt draw the same, another salt draws otherwise', () => {
  fc.assert(
    fc.property(seeds, fc.string(), (seed, salt) => {
      const take = (draw: (below: number) => number) => Array.from({ length: 40 }, () => draw(1_000_003));
      expect(take(drawsOf(seed, salt))).toEqual(take(drawsOf(seed, salt)));
      expect(take(drawsOf(seed, salt))).not.toEqual(take(drawsOf(seed, `${salt}!`)));
    }),
  );
});

test('every number below the bound has the same chance', () => {
  const below = 37;
  const rounds = 370_000;
  const draw = drawsOf('5a'.repeat(32), 'chance');
  const counts = new Array<number>(below).fill(0);
  for (let n = 0; n < rounds; n += 1) counts[draw(below)]! += 1;
  const expected = rounds / below;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 36 degrees of freedom: above 95 by chance with one seed of three million.
  expect(chi).toBeLessThan(95);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, NaN])('nothing can be drawn below %s', (below) => {
  expect(() => drawsOf('00'.repeat(32), '')(below)).toThrow(RangeError);
});
