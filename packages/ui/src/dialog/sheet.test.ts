import { letsGo, moveDrag, sheetOffset, startDrag } from './sheet.ts';

/** A finger at the given heights, 16 ms apart. */
const pull = (...heights: number[]) =>
  heights.slice(1).reduce((drag, y, i) => moveDrag(drag, y, (i + 1) * 16), startDrag(heights[0] ?? 0, 0));

test('the sheet follows the finger down, and gives a little upward', () => {
  expect(sheetOffset(pull(100, 140))).toBe(40);
  expect(sheetOffset(pull(100, 60))).toBe(-5);
});

test('a fling lets it go, however short', () => {
  expect(letsGo(pull(100, 115, 135), 600)).toBe(true);
});

test('a slow pull lets it go only far down', () => {
  const slowly = (distance: number) =>
    pull(...Array.from({ length: distance / 4 + 1 }, (_, i) => 100 + i * 4));
  expect(letsGo(slowly(160), 600)).toBe(false);
  expect(letsGo(slowly(240), 600)).toBe(true);
});

test('a fling back up keeps it, however far down it was', () => {
  expect(letsGo(pull(100, 200, 300, 400, 385, 365, 345), 600)).toBe(false);
});
