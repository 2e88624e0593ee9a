import {
  DEFAULT_TIME_ZONE,
  dayBefore,
  nextSiteDay,
  sameTimeOn,
  setSiteTimeZone,
  siteDay,
  siteInstant,
  startOfSiteDay,
} from './calendar.ts';

afterEach(() => setSiteTimeZone(DEFAULT_TIME_ZONE));

test('the site’s day is four hours behind Greenwich', () => {
  expect(siteInstant(new Date('2026-04-02T00:00:00Z'))).toBe('2026-04-01T20:00:00.000-04:00');
  expect(siteDay(new Date('2026-04-02T03:59:59.999Z'))).toBe('2026-04-01');
  expect(siteDay(new Date('2026-04-02T04:00:00Z'))).toBe('2026-04-02');
  expect(nextSiteDay(new Date('2026-04-02T03:59:59Z'))).toEqual(new Date('2026-04-02T04:00:00Z'));
  expect(nextSiteDay(new Date('2026-04-02T04:00:00Z'))).toEqual(new Date('2026-04-03T04:00:00Z'));
});

test('an instant reads the same however it is written', () => {
  const at = new Date('2026-12-31T23:59:59.123Z');
  expect(new Date(siteInstant(at))).toEqual(at);
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
});

test('a day whose midnight the clocks jump over begins with the jump, and the day before ends there', () => {
  setSiteTimeZone('America/Santiago');
  const start = new Date('2026-09-06T04:00:00Z');
  expect(startOfSiteDay('2026-09-06')).toEqual(start);
  expect(nextSiteDay(new Date('2026-09-06T03:59:59Z'))).toEqual(start);
  expect(siteDay(new Date(start.getTime() - 1))).toBe('2026-09-05');
  expect(siteInstant(start)).toBe('2026-09-06T01:00:00.000-03:00');
  expect(nextSiteDay(start)).toEqual(new Date('2026-09-07T03:00:00Z'));
});

test('a day of 25 hours is one day', () => {
  setSiteTimeZone('America/Santiago');
  const end = new Date('2026-04-05T04:00:00Z');
  expect(startOfSiteDay('2026-04-04')).toEqual(new Date('2026-04-04T03:00:00Z'));
  expect(siteDay(new Date(end.getTime() - 1))).toBe('2026-04-04');
  expect(nextSiteDay(new Date('2026-04-04T12:00:00Z'))).toEqual(end);
});

test.each([
  // As long as the clocks do not change.
  ['America/Caracas', '2026-05-03', '2026-05-04T00:00:00.000Z'],
  ['America/Santiago', '2026-09-05', '2026-09-06T00:00:00.000Z'],
  // An hour earlier for Greenwich, at the same time for the site.
  ['America/Santiago', '2026-09-06', '2026-09-06T23:00:00.000Z'],
])('the same time of day in %s on %s is %s', (zone, day, instant) => {
  setSiteTimeZone(zone);
  const eight = new Date('2026-08-01T20:00:00-04:00');
  expect(sameTimeOn(day, eight).toISOString()).toBe(instant);
});

test('a time that the clocks jump over is so much later', () => {
  setSiteTimeZone('America/Santiago');
  const halfPast = new Date('2026-08-01T00:30:00-04:00');
  expect(siteInstant(sameTimeOn('2026-09-06', halfPast))).toBe('2026-09-06T01:30:00.000-03:00');
});
