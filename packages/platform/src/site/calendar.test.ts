import { dayBefore, nextSiteDay, siteDay, siteInstant } from './calendar.ts';

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
