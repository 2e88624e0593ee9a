import { periodAt } from './periods.ts';

/** Four hours behind Greenwich: the site's midnight is 04:00 there. */
const at = (instant: string) => new Date(instant);

test.each([
  // The last millisecond of a Sunday that ends a month, and the first of the Monday after it.
  ['day', '2026-06-01T03:59:59.999Z', '2026-05-31', '2026-06-01T04:00:00Z'],
  ['day', '2026-06-01T04:00:00.000Z', '2026-06-01', '2026-06-02T04:00:00Z'],
  ['week', '2026-06-01T03:59:59.999Z', '2026-05-25', '2026-06-01T04:00:00Z'],
  ['week', '2026-06-01T04:00:00.000Z', '2026-06-01', '2026-06-08T04:00:00Z'],
  ['month', '2026-06-01T03:59:59.999Z', '2026-05-01', '2026-06-01T04:00:00Z'],
  ['month', '2026-06-01T04:00:00.000Z', '2026-06-01', '2026-07-01T04:00:00Z'],
  // A week that begins in the year before, and the end of that year.
  ['week', '2027-01-01T12:00:00Z', '2026-12-28', '2027-01-04T04:00:00Z'],
  ['month', '2027-01-01T03:59:59.999Z', '2026-12-01', '2027-01-01T04:00:00Z'],
  ['day', '2028-02-29T12:00:00Z', '2028-02-29', '2028-03-01T04:00:00Z'],
] as const)('the %s of %s began on %s and ends at %s', (period, instant, day, resetsAt) => {
  const found = periodAt(period, at(instant));
  expect(found.day).toBe(day);
  expect(found.startsAt).toEqual(at(`${day}T04:00:00Z`));
  expect(found.resetsAt).toEqual(at(resetsAt));
});
