import { streakUntil } from './missions.ts';

const TODAY = '2026-03-02';

test.each([
  [[], 0],
  [['2026-03-02'], 1],
  [['2026-03-02', '2026-03-01', '2026-02-28'], 3],
  // Today can still be played.
  [['2026-03-01', '2026-02-28'], 2],
  [['2026-03-02', '2026-02-28'], 1],
  [['2026-02-28', '2026-02-27'], 0],
])('counts %j as days in a row: %d', (days, streak) => {
  expect(streakUntil(TODAY, new Set(days))).toBe(streak);
});
