import { advance, isComplete, type Stage } from './wall.stages.ts';

interface List {
  readonly of: string;
  readonly length: number;
}
const slots: List = { of: 'slots', length: 48 };
const byName: List = { of: 'by name', length: 48 };
const draw = (stage: Stage<List>) => [...stage].map(([row, { of }]) => `${row} ${of}`);
const ROWS = [3, 4, 5];

test('fills an empty wall from the top, with at most the given number of rows per stage', () => {
  const first = advance(new Map(), slots, ROWS, 2);
  expect(draw(first)).toEqual(['3 slots', '4 slots']);
  expect(isComplete(first, slots, ROWS)).toBe(false);
  const second = advance(first, slots, ROWS, 2);
  expect(draw(second)).toEqual(['3 slots', '4 slots', '5 slots']);
  expect(isComplete(second, slots, ROWS)).toBe(true);
});

test('replaces a list row by row, and leaves the rows below unchanged', () => {
  const whole = advance(new Map(), slots, ROWS, 3);
  const started = advance(whole, byName, ROWS, 1);
  expect(draw(started)).toEqual(['3 by name', '4 slots', '5 slots']);
  expect(draw(advance(started, byName, ROWS, 1))).toEqual(['3 by name', '4 by name', '5 slots']);
});

test('treats a list that has grown as the same list', () => {
  const whole = advance(new Map(), slots, ROWS, 3);
  const grown = { ...slots, length: 96 };
  expect([...advance(whole, grown, ROWS, 0).values()]).toEqual([grown, grown, grown]);
});

test('adds rows that come into view in turn, and drops those that left it', () => {
  const whole = advance(new Map(), slots, ROWS, 3);
  expect(draw(advance(whole, slots, [4, 5, 6, 7], 1))).toEqual(['4 slots', '5 slots', '6 slots']);
});
