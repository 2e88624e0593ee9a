import fc from 'fast-check';
import { createGlide } from './glide.ts';
import { FIELDS } from './list.ts';

const listOf = (...sprites: readonly { readonly who: number; readonly x: number }[]) =>
  new Float32Array(sprites.flatMap(({ who, x }) => [who + 100, who, 10, 20, 0.5, 1, 0, 0, 1, x, 7]));
const xOf = (list: Float32Array): number[] =>
  Array.from({ length: list.length / FIELDS }, (_, n) => list[n * FIELDS + 9]!);

test('whoever is in both lists goes from the one to the other, wherever it stands in them', () => {
  const glide = createGlide(
    listOf({ who: 1, x: 0 }, { who: 2, x: 100 }),
    listOf({ who: 2, x: 200 }, { who: 1, x: 40 }),
    1_000,
    80,
  );
  expect(xOf(glide.at(1_000))).toEqual([100, 0]);
  expect(xOf(glide.at(1_040))).toEqual([150, 20]);
  expect(glide.isOver(1_079)).toBe(false);
  expect(xOf(glide.at(1_080))).toEqual([200, 40]);
  expect(glide.isOver(1_080)).toBe(true);
  expect(xOf(glide.at(2_000))).toEqual([200, 40]);
});

test('who comes is there at once, who has gone is not, and what is nobody does not glide', () => {
  const glide = createGlide(
    listOf({ who: 0, x: 5 }, { who: 3, x: 30 }),
    listOf({ who: 0, x: 50 }, { who: 4, x: 70 }),
    0,
    100,
  );
  expect(xOf(glide.at(10))).toEqual([50, 70]);
});

test('its picture is the one that was told, from the first frame on', () => {
  const [before, told] = [listOf({ who: 1, x: 0 }), listOf({ who: 1, x: 10 })];
  told[0] = 55;
  expect(createGlide(before, told, 0, 100).at(1)[0]).toBe(55);
});

test('what is told in even steps moves evenly, though each is told before the one before it is reached', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 1, max: 300 }), (apart, speed) => {
      let seen = listOf({ who: 1, x: 0 });
      const xs: number[] = [];
      for (let n = 1; n <= 12; n += 1) {
        const glide = createGlide(seen, listOf({ who: 1, x: n * speed }), n * apart, apart * 1.5);
        seen = glide.at((n + 1) * apart).slice();
        xs.push(seen[9]!);
      }
      // After a while each step is as long as those that are told.
      expect(xs.at(-1)! - xs.at(-2)!).toBeCloseTo(speed, 1);
    }),
  );
});
