import { keepPace } from './pace.ts';

test('a burst is allowed, then what fills again', () => {
  const pace = keepPace({ burst: 3, perSecond: 2 });
  expect([0, 0, 0, 0].map((now) => pace('a', now))).toEqual([true, true, true, false]);
  expect([500, 500, 1_000].map((now) => pace('a', now))).toEqual([true, false, true]);
  expect(pace('b', 1_000)).toBe(true);
});

test('an hour’s rest gives no more than the burst', () => {
  const pace = keepPace({ burst: 2, perSecond: 10 });
  pace('a', 0);
  const later = 3_600_000;
  expect([later, later, later].map((now) => pace('a', now))).toEqual([true, true, false]);
});
