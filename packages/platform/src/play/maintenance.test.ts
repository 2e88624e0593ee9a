import { maintenanceNow } from './maintenance.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const earlier = new Date('2026-05-01T11:00:00Z');
const later = new Date('2026-05-01T13:00:00Z');

test.each([
  ['between its ends', earlier, later, { startAt: earlier.toISOString(), endAt: later.toISOString() }],
  ['with no end in sight', earlier, null, { startAt: earlier.toISOString(), endAt: null }],
  ['since ever', null, later, { startAt: null, endAt: later.toISOString() }],
])('closed %s', (_name, maintainFrom, maintainUntil, expected) => {
  expect(maintenanceNow({ maintainFrom, maintainUntil }, NOW)).toEqual(expected);
});

test.each([
  ['none is planned', null, null],
  ['it has not begun', later, null],
  ['it is over', null, earlier],
])('open when %s', (_name, maintainFrom, maintainUntil) => {
  expect(maintenanceNow({ maintainFrom, maintainUntil }, NOW)).toBeNull();
});
