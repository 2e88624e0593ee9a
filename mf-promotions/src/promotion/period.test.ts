import { periodOf } from './period.ts';

const now = Date.parse('2026-06-01T00:00:00Z');
const past = '2026-01-01T00:00:00Z';
const soon = '2026-06-05T00:00:00Z';
const late = '2026-07-01T00:00:00Z';

test.each([
  [{ startAt: null, endAt: null }, { kind: 'always' }],
  [{ startAt: past, endAt: null }, { kind: 'always' }],
  [
    { startAt: past, endAt: late },
    { kind: 'until', end: late },
  ],
  [
    { startAt: soon, endAt: null },
    { kind: 'from', start: soon },
  ],
  [
    { startAt: soon, endAt: late },
    { kind: 'between', start: soon, end: late },
  ],
])('shows %j as %j', (dates, period) => {
  expect(periodOf(dates, now)).toEqual(period);
});
