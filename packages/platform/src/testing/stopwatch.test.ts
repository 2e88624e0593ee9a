import { setTimeout as pause } from 'node:timers/promises';
import { startStopwatch } from './stopwatch.ts';

test('time that passes is measured, and time in which nothing could run is not', async () => {
  const stop = startStopwatch();
  await pause(200);
  const end = performance.now() + 500;
  while (performance.now() < end);
  await pause(100);
  const ms = stop();
  expect(ms).toBeGreaterThan(100);
  expect(ms).toBeLessThan(500);
});
