import { bestOf } from './today.ts';

const days = (...rewards: string[]) => ({
  days: rewards.map((reward, index) => ({ day: index + 1, reward, isClaimed: 0 as const })),
});

test.each([
  [['0.20', '0.30', '2.00'], 3],
  [['0.20', '10.00', '9.00'], 2],
  [['0.20', '2.00', '2.00'], 3],
  [['1.00', '1.00', '1.00'], undefined],
  [[], undefined],
])('of the rewards %j the best is that of day %s', (rewards, day) => {
  expect(bestOf(days(...rewards))?.day).toBe(day);
});
