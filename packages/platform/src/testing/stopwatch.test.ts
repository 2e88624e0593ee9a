import { setTimeout as pause } from 'node:timers/promises';
import { startStopwatch } from './stopwatch.ts';

const PASSES_MS = 200;

test('time that passes is measured, and time in which nothing could run is not', async () => {
  const stop = startStopwatch();
  await pause(PASSES_MS);
  const end = performance.now() + 500;
  while (performance.now() < end);
  await pause(100);
  const ms = stop();
  expect(ms).toBeGreaterThan(100);
  expect(ms).toBeLessThan(500);
});
