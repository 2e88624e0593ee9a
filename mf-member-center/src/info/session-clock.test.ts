import { timeSince } from './session-clock.ts';

const since = '2026-03-01T10:00:00Z';

test.each([
  ['2026-03-01T10:00:59Z', { hours: 0, minutes: 0 }],
  ['2026-03-01T10:59:00Z', { hours: 0, minutes: 59 }],
  ['2026-03-02T11:05:00Z', { hours: 25, minutes: 5 }],
  ['2026-03-01T09:00:00Z', { hours: 0, minutes: 0 }],
])('at %s', (now, time) => {
  expect(timeSince(since, Date.parse(now))).toEqual(time);
});
