import { nextSearch, START, type MoveKey, type SearchEvent, type SearchState } from './search.machine.ts';

const walk = (...events: SearchEvent[]): SearchState => events.reduce(nextSearch, START);
const moved = (key: MoveKey, count = 3): SearchEvent => ({ type: 'moved', key, count });
const typed: SearchEvent = { type: 'typed', query: 'lotus' };

test('opens the list without an active option on typing', () => {
  expect(walk(typed)).toEqual({ query: 'lotus', open: true, active: -1 });
  expect(walk(typed, moved('ArrowDown'), { type: 'typed', query: 'lotus b' }).active).toBe(-1);
});

test.each<[string, MoveKey[], number]>([
  ['down once is the first', ['ArrowDown'], 0],
  ['down to the last', ['ArrowDown', 'ArrowDown', 'ArrowDown'], 2],
  ['down beyond the last is the input', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], -1],
  ['up once is the last', ['ArrowUp'], 2],
  ['up from the first is the input', ['ArrowDown', 'ArrowUp'], -1],
  ['End goes to the last', ['ArrowDown', 'End'], 2],
  ['Home goes to the first', ['ArrowUp', 'Home'], 0],
  ['Home in the input belongs to the text', ['Home'], -1],
])('%s', (_, keys, active) => {
  expect(walk(typed, ...keys.map((key) => moved(key))).active).toBe(active);
});

test('continues from the last option when the results became fewer', () => {
  const third = walk(typed, moved('ArrowUp', 3));
  expect(nextSearch(third, moved('ArrowUp', 2)).active).toBe(0);
});

test('stays in the input without options', () => {
  expect(walk(typed, moved('ArrowDown', 0)).active).toBe(-1);
});

test('closes the list on Escape, then clears the text', () => {
  const closed = walk(typed, moved('ArrowDown'), { type: 'escaped' });
  expect(closed).toEqual({ query: 'lotus', open: false, active: -1 });
  expect(nextSearch(closed, { type: 'escaped' })).toEqual(START);
});

test('opens a closed list again on an arrow key or focus, with its text', () => {
  const left = walk(typed, { type: 'left' });
  expect(left.open).toBe(false);
  expect(nextSearch(left, { type: 'focused' })).toMatchObject({ query: 'lotus', open: true });
  expect(nextSearch(left, moved('ArrowDown'))).toMatchObject({ open: true, active: 0 });
});
