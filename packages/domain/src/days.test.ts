import { addDays, dayAt, startOfDay } from './days.ts';

test.each([
  ['2026-11-24T03:59:59Z', 'America/Caracas', '2026-11-23'],
  ['2026-11-24T04:00:00Z', 'America/Caracas', '2026-11-24'],
  ['2026-11-23T18:30:00Z', 'Asia/Kolkata', '2026-11-24'],
])('finds the day at %s in %s', (instant, zone, day) => {
  expect(dayAt(new Date(instant), zone)).toBe(day);
});

test.each([
  ['2026-11-24', 'America/Caracas', '2026-11-24T04:00:00.000Z'],
  ['2026-11-24', 'Asia/Kolkata', '2026-11-23T18:30:00.000Z'],
  // The clocks change on this day.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
])('begins %s in %s at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone)).toBe(instant);
});

test.each(['', '2026-13-01', '24.11.2026', '2026-11-24T00:00'])('has no beginning for "%s"', (day) => {
  expect(startOfDay(day, 'UTC')).toBeUndefined();
});

test('adds days across months', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-03-01', -1)]).toEqual(['2026-03-01', '2026-02-28']);
});
