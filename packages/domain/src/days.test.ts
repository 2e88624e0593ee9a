import { addDays, dayAt, isDay, isDayOfCentury, startOfDay } from './days.ts';

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
  // The clocks jump over this midnight.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  // The clocks go back before this midnight, at it, and so that it comes twice.
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
  ['2026-10-30', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  // On the way to 2026, as it is typed.
  ['0002-05-01', 'UTC', '0002-05-01T00:00:00.000Z'],
  ['0020-05-01', 'Asia/Kolkata', '0020-04-30T18:06:32.000Z'],
  ['0202-05-01', 'America/Caracas', '0202-05-01T04:27:44.000Z'],
  // Samoa left this day out.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('begins %s in %s at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone)).toBe(instant);
});

test.each([
  'UTC',
  'America/Caracas',
  'America/Santiago',
  'America/Havana',
  'America/Asuncion',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('begins each day of two years in %s where the day before ends', (zone) => {
  const wrong: string[] = [];
  for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const start = Date.parse(startOfDay(day, zone) ?? '');
    const [first, before] = [dayAt(new Date(start), zone), dayAt(new Date(start - 1), zone)];
    if (first !== day || before !== addDays(day, -1)) wrong.push(day);
  }
  expect(wrong).toEqual([]);
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

test.each(['2026-02-29', '2026-13-01', '2026-4-01', '1999-12-31', '2100-01-01', 'today'])(
  '%j is no day of this century',
  (text) => {
    expect(isDayOfCentury(text)).toBe(false);
  },
);
