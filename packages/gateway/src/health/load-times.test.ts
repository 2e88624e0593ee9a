import { createLoadTimes } from './load-times.ts';

const which = { name: 'mf-lobby', release: '1' };

test.each([
  [[], null],
  [[300], 300],
  [[100, 300], 200],
  [[5_000, 100, 200], 200],
])('the median of %j is %s', (times, median) => {
  const { add, median: of } = createLoadTimes();
  for (const ms of times) add(which, ms);
  expect(of(which)).toBe(median);
  expect(of({ ...which, release: '2' })).toBeNull();
});

test('the last two hundred count', () => {
  const { add, median } = createLoadTimes();
  for (let index = 0; index < 1_000; index += 1) add(which, index < 800 ? 9_000 : 100);
  expect(median(which)).toBe(100);
});
