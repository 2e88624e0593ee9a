import { ATTEMPT_KEEP_MS, createAttempts } from './attempts.ts';

test('the same payload keeps its key until the outcome is known', () => {
  const attempts = createAttempts();
  const key = attempts.keyFor('withdraw', { amount: '5' });
  expect(key).toMatch(/^[\w-]{16,}$/);
  expect(attempts.keyFor('withdraw', { amount: '5' })).toBe(key);
  attempts.settle('withdraw', key);
  expect(attempts.keyFor('withdraw', { amount: '5' })).not.toBe(key);
});

test('an edited payload gets a new key, and going back to the former one is another attempt', () => {
  const attempts = createAttempts();
  const first = attempts.keyFor('withdraw', { amount: '5' });
  const second = attempts.keyFor('withdraw', { amount: '6' });
  const third = attempts.keyFor('withdraw', { amount: '5' });
  expect(new Set([first, second, third]).size).toBe(3);
});

test('the late outcome of a former attempt does not end the present one', () => {
  const attempts = createAttempts();
  const first = attempts.keyFor('withdraw', { amount: '5' });
  const second = attempts.keyFor('withdraw', { amount: '6' });
  attempts.settle('withdraw', first);
  expect(attempts.keyFor('withdraw', { amount: '6' })).toBe(second);
});

test('each slot has an attempt of its own', () => {
  const attempts = createAttempts();
  const first = attempts.keyFor('claim 1', {});
  expect(attempts.keyFor('claim 2', {})).not.toBe(first);
  expect(attempts.keyFor('claim 1', {})).toBe(first);
});

test('an attempt is continued for ten minutes, and never by another player', () => {
  let now = 0;
  const attempts = createAttempts(() => now);
  const first = attempts.keyFor('withdraw', {});
  now = ATTEMPT_KEEP_MS;
  expect(attempts.keyFor('withdraw', {})).toBe(first);
  now += 1;
  const later = attempts.keyFor('withdraw', {});
  expect(later).not.toBe(first);
  attempts.clear();
  expect(attempts.keyFor('withdraw', {})).not.toBe(later);
});
