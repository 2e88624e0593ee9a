import fc from 'fast-check';
import { createSharpness, type Sharpness } from './sharpness.ts';

const FULL = 2;
const LEAST = 1.2;

const play = (sharpness: Sharpness, frames: number, msOf: (ratio: number, frame: number) => number): void => {
  for (let frame = 0; frame < frames; frame += 1) sharpness.note(msOf(sharpness.ratio, frame));
};

test('a device that keeps up sees everything, whatever a few frames took', () => {
  const sharpness = createSharpness(FULL);
  play(sharpness, 3_000, (_, frame) => (frame % 9 === 0 ? 60 : 16.7));
  expect(sharpness).toMatchObject({ ratio: FULL, spares: false });
});

test('the begin, in which pictures are painted, counts for nothing', () => {
  const sharpness = createSharpness(FULL);
  play(sharpness, 600, (_, frame) => (frame < 45 ? 90 : 16.7));
  expect(sharpness).toMatchObject({ ratio: FULL, spares: false });
});

test('a device that keeps up with fewer pixels gets as many as it can draw in time, and keeps them', () => {
  const sharpness = createSharpness(FULL);
  play(sharpness, 200, (ratio) => (ratio > 1.5 ? 33.4 : 16.7));
  expect(sharpness).toMatchObject({ ratio: 1.5, spares: true });
  play(sharpness, 600, () => 16.7);
  expect(sharpness.ratio).toBe(1.5);
});

test('a device that never keeps up, but is quicker with fewer pixels, gets the fewest', () => {
  const sharpness = createSharpness(FULL);
  play(sharpness, 600, (ratio) => 30 * ratio);
  expect(sharpness.ratio).toBe(LEAST);
});

test('a device that keeps up while little moves, and a little less than it could as more does, keeps its few pixels', () => {
  const sharpness = createSharpness(FULL);
  // Every third frame draws something; later every one does.
  play(sharpness, 300, (ratio, frame) => (frame % 3 === 0 && ratio > 1.5 ? 33.4 : 16.7));
  expect(sharpness.ratio).toBe(1.5);
  play(sharpness, 600, (ratio) => (ratio > 1.2 ? 40 : 20));
  expect(sharpness.ratio).toBe(LEAST);
});

test('what helped stays, though frames are late again as more moves', () => {
  const sharpness = createSharpness(FULL);
  play(sharpness, 150, (ratio, frame) => (frame % 3 === 0 ? 18 * ratio : 16.7));
  play(sharpness, 600, () => 33.4);
  expect(sharpness.ratio).toBe(LEAST);
});

test('a moment in which something else makes frames late does not bring back pixels that are too many', () => {
  const sharpness = createSharpness(FULL);
  const drawn = (ratio: number, frame: number) => (frame % 3 === 0 && ratio > LEAST ? 33.4 : 16.7);
  play(sharpness, 300, drawn);
  expect(sharpness.ratio).toBe(LEAST);
  play(sharpness, 120, drawn);
  play(sharpness, 200, () => 50);
  play(sharpness, 300, drawn);
  expect(sharpness.ratio).toBe(LEAST);
});

test('where it is not the pixels that frames wait for, all of them are back, for good', () => {
  const sharpness = createSharpness(FULL);
  const seen = new Set<number>();
  play(sharpness, 2_000, (ratio) => {
    seen.add(ratio);
    return 33.4;
  });
  expect(sharpness).toMatchObject({ ratio: FULL, spares: true });
  expect([...seen].toSorted()).toEqual([LEAST, 1.5, FULL]);
});

test('a display of the page’s own pixels is never drawn in fewer', () => {
  const sharpness = createSharpness(1);
  play(sharpness, 600, () => 40);
  expect(sharpness).toMatchObject({ ratio: 1, spares: true });
});

test('whatever frames take, it is one of the steps', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { maxLength: 2_000 }), (frames) => {
      const sharpness = createSharpness(FULL);
      frames.forEach((ms) => sharpness.note(ms));
      expect([FULL, 1.5, LEAST]).toContain(sharpness.ratio);
    }),
  );
});
