import { createPatience } from './patience.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('waits for several works up to one limit, and knows whether it sufficed', async () => {
  const late = jest.fn();
  const patience = createPatience(500, late);
  const first = Promise.withResolvers<void>();
  const waited = patience.inTime(first.promise);
  await jest.advanceTimersByTimeAsync(300);
  first.resolve();
  await waited;
  expect(patience.isOver()).toBe(false);
  expect(patience.hasSufficed()).toBe(true);

  const second = patience.inTime(new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(200);
  await second;
  expect(late).toHaveBeenCalledTimes(1);
  expect(patience.isOver()).toBe(true);
  expect(patience.hasSufficed()).toBe(false);
});

test('does not suffice where there is more to do at the limit', async () => {
  const patience = createPatience(500, jest.fn());
  await jest.advanceTimersByTimeAsync(500);
  expect(patience.hasSufficed()).toBe(true);
  expect(patience.isOver()).toBe(true);
  expect(patience.hasSufficed()).toBe(false);
});
