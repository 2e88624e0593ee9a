import { holdClock } from './held-clock.ts';
import { startStopwatch } from './stopwatch.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('counts time that passes, and of time in which nothing could run at most two ticks', () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  holdClock('setInterval');
  const pass = (ms: number) => {
    for (const end = now + ms; now < end;) {
      now += 10;
      jest.advanceTimersByTime(10);
    }
  };
  const stop = startStopwatch();
  pass(200);
  now += 500;
  pass(100);
  expect(stop()).toBe(200 + 20 + 90);
});
