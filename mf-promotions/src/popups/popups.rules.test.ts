import type { Bulletin } from '@tessera/wire';
import { newPopUps, popUpPlace } from './popups.rules.ts';

const now = Date.parse('2026-06-02T12:00:00Z');
const popUp = (id: number, updatedAt: string): Bulletin => ({
  id,
  content: '<p>Text</p>',
  displayContent: `Pop-up ${id}`,
  displayDevice: 0,
  updatedAt,
});
const list = [popUp(2, '2026-06-02T10:00:00Z'), popUp(1, '2026-06-01T00:00:00Z')];
const ids = (closedAt: string | undefined, forHours: number) =>
  newPopUps(list, closedAt, forHours, now).map(({ id }) => id);

test.each([
  ['/', false, 1],
  ['/', true, 2],
  ['/gameHall/3', true, 2],
  ['/slotgame', false, 1],
  ['/user/Deposit', true, 3],
  ['/user?page=Deposit', true, 3],
  ['/user?page=Info', true, undefined],
  ['/fastPayment', true, 3],
  ['/fastPayment', false, undefined],
  ['/user/Deposit', false, undefined],
  ['/user/Info', true, undefined],
  ['/discount', false, undefined],
  ['/play', true, undefined],
  ['/register', false, undefined],
])('%s (member: %s) has the pop-ups of place %s', (address, isMember, place) => {
  const { pathname, search } = new URL(address, 'https://site.example');
  expect(popUpPlace(pathname, search, isMember)).toBe(place);
});

test('shows all that were never closed, or whose closing cannot be read', () => {
  expect(ids(undefined, 0)).toEqual([2, 1]);
  expect(ids('yesterday', 0)).toEqual([2, 1]);
});

test('shows after a closing only what has changed since', () => {
  expect(ids('2026-06-02T09:00:00Z', 0)).toEqual([2]);
  expect(ids('2026-06-02T11:00:00Z', 0)).toEqual([]);
});

test('counts a closing for the hours of the display frequency', () => {
  expect(ids('2026-06-02T11:00:00Z', 2)).toEqual([]);
  expect(ids('2026-06-02T11:00:00Z', 1)).toEqual([2, 1]);
});
