import { LEAGUES } from '../../../protocol/book.ts';
import { FOOTBALL } from './football.ts';
import { meetingOf } from './calendar.ts';
import { CLUBS } from './clubs.ts';

/** Of all leagues: each plays every pairing at home and away in sixteen times fifteen fixtures. */
const YEAR = LEAGUES.length * 16 * 15;
const numbers = Array.from({ length: YEAR }, (_, index) => index + 1);

test('in a year of each league every club meets every other one once at home and once away', () => {
  for (const league of LEAGUES) {
    const meetings = numbers.map(meetingOf).filter((meeting) => meeting.league === league);
    const pairs = meetings.map(({ home, away }) => `${home.id} ${away.id}`);
    expect(new Set(pairs).size).toBe(16 * 15);
    expect(meetings.every(({ home, away }) => home !== away)).toBe(true);
  }
});

test('the next year begins as the first one did', () => {
  for (const number of [1, 2, 3, 100, 719]) expect(meetingOf(number + YEAR)).toEqual(meetingOf(number));
});

test('no club is on offer in two fixtures at a time', () => {
  const { aheadMs, runMs, everyMs } = FOOTBALL;
  const atOnce = Math.ceil((aheadMs + runMs) / everyMs);
  const lastSeen = new Map<string, number>();
  for (const number of [...numbers, ...numbers.map((one) => one + YEAR)]) {
    const { home, away } = meetingOf(number);
    for (const { id } of [home, away]) {
      const before = lastSeen.get(id);
      if (before !== undefined) expect(number - before).toBeGreaterThan(atOnce);
      lastSeen.set(id, number);
    }
  }
});

test('clubs are told apart by their ids, names and short names', () => {
  const all = Object.values(CLUBS).flat();
  for (const key of ['id', 'name', 'short'] as const)
    expect(new Set(all.map((club) => club[key])).size).toBe(all.length);
  for (const { short, colours } of all) {
    expect(short).toMatch(/^[A-Z]{3}$/);
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});
