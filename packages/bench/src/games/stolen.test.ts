import { stolenBetween, ticksOf, watchStolen } from './stolen.ts';

const stat = (...ticks: number[]): string =>
  `cpu  ${ticks.join(' ')}\ncpu0 ${ticks.join(' ')}\nintr 12 0 1\n`;

test('what was stolen, and all there was, is read off the first line', () => {
  // user nice system idle iowait irq softirq steal guest guest_nice
  expect(ticksOf(stat(100, 5, 40, 800, 10, 0, 5, 40, 30, 2))).toEqual({ stolen: 40, all: 1_000 });
});

test('percent of all between two readings', () => {
  const before = ticksOf(stat(100, 0, 0, 100, 0, 0, 0, 10, 0, 0));
  const after = ticksOf(stat(150, 0, 0, 140, 0, 0, 0, 20, 0, 0));
  expect(stolenBetween(before, after)).toBe(10);
  expect(stolenBetween(before, before)).toBe(0);
});

test('a text that is something else is refused, with the text', () => {
  expect(() => ticksOf('MemTotal: 12 kB\n')).toThrow(/MemTotal: 12 kB/u);
  expect(() => ticksOf('cpu  1 2 3\n')).toThrow(RangeError);
});

test('this machine tells, or nothing is stolen', () => {
  const percent = watchStolen()();
  expect(percent).toBeGreaterThanOrEqual(0);
  expect(percent).toBeLessThanOrEqual(100);
});
