import { addDays, dayAt, isDay, startOfDay } from './days.ts';

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

test.each(['', '2026-13-01', '2026-02-31', '2026-11-31', '2027-02-29', '24.11.2026', '2026-11-24T00:00'])(
  'has no beginning for "%s"',
  (day) => {
    expect(startOfDay(day, 'UTC')).toBeUndefined();
  },
);

test.each([
  ['2026-11-30', true],
  ['2028-02-29', true],
  ['2026-11-31', false],
  ['2027-02-29', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['tomorrow', false],
])('%s is a day: %s', (day, is) => {
  expect(isDay(day)).toBe(is);
});

test('adds days across months', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-03-01', -1)]).toEqual(['2026-03-01', '2026-02-28']);
});
