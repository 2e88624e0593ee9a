import { advance, isComplete, type Stage } from './wall.stages.ts';

interface List {
  readonly of: string;
  readonly length: number;
}
const slots: List = { of: 'slots', length: 48 };
const byName: List = { of: 'by name', length: 48 };
const draw = (stage: Stage<List>) => [...stage].map(([row, { of }]) => `${row} ${of}`);
const ROWS = [3, 4, 5];

test('an empty wall fills from the top, so many rows at once', () => {
  const first = advance(new Map(), slots, ROWS, 2);
  expect(draw(first)).toEqual(['3 slots', '4 slots']);
  expect(isComplete(first, slots, ROWS)).toBe(false);
  const second = advance(first, slots, ROWS, 2);
  expect(draw(second)).toEqual(['3 slots', '4 slots', '5 slots']);
  expect(isComplete(second, slots, ROWS)).toBe(true);
});

test('another list takes over row by row; until then the rows below show what they did', () => {
  const whole = advance(new Map(), slots, ROWS, 3);
  const begun = advance(whole, byName, ROWS, 1);
  expect(draw(begun)).toEqual(['3 by name', '4 slots', '5 slots']);
  expect(draw(advance(begun, byName, ROWS, 1))).toEqual(['3 by name', '4 by name', '5 slots']);
});

test('a list that has grown is no other list', () => {
  const whole = advance(new Map(), slots, ROWS, 3);
  const grown = { ...slots, length: 96 };
  expect([...advance(whole, grown, ROWS, 0).values()]).toEqual([grown, grown, grown]);
});

test('rows that come into view take their turn, those that left are forgotten', () => {
  const whole = advance(new Map(), slots, ROWS, 3);
  expect(draw(advance(whole, slots, [4, 5, 6, 7], 1))).toEqual(['4 slots', '5 slots', '6 slots']);
});
