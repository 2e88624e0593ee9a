import { shouldClose, moveDrag, sheetOffset, startDrag } from './sheet.ts';

/** A finger at the given heights, 16 ms apart. */
const pull = (...heights: number[]) =>
  heights.slice(1).reduce((drag, y, i) => moveDrag(drag, y, (i + 1) * 16), startDrag(heights[0] ?? 0, 0));

test('follows the finger down and resists it upward', () => {
  expect(sheetOffset(pull(100, 140))).toBe(40);
  expect(sheetOffset(pull(100, 60))).toBe(-5);
});

test('closes after a fling of any length', () => {
  expect(shouldClose(pull(100, 115, 135), 600)).toBe(true);
});

test('closes after a slow drag only beyond the threshold', () => {
  const slowly = (distance: number) =>
    pull(...Array.from({ length: distance / 4 + 1 }, (_, i) => 100 + i * 4));
  expect(shouldClose(slowly(160), 600)).toBe(false);
  expect(shouldClose(slowly(240), 600)).toBe(true);
});

test('stays open after an upward fling from any position', () => {
  expect(shouldClose(pull(100, 200, 300, 400, 385, 365, 345), 600)).toBe(false);
});
