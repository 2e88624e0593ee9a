import { rateLimit } from './rate-limit.ts';

it('allows as many as it says in each window', () => {
  let now = 0;
  const allowed = rateLimit({ most: 2, windowMs: 1_000, now: () => now });
  expect([allowed('a'), allowed('a'), allowed('a'), allowed('b')]).toEqual([true, true, false, true]);
  now = 1_000;
  expect(allowed('a')).toBe(true);
});

it('keeps the count of a busy key through a flood of others', () => {
  const allowed = rateLimit({ most: 2, windowMs: 1_000, keys: 10, now: () => 0 });
  allowed('busy');
  allowed('busy');
  const answers = Array.from({ length: 100 }, (_, index) => {
    allowed(`other ${index}`);
    return allowed('busy');
  });
  expect(answers).not.toContain(true);
});
