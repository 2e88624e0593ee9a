import { setTimeout as pause } from 'node:timers/promises';

/** How long a test waits for something that must come. Not a bound of the product: a busy machine is slow. */
const WAIT_MS = 30_000;
const POLL_MS = 10;

/**
 * Waits until a condition holds.
 * @returns how long it took, in ms
 * @throws Error when it does not hold within 30 s
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > WAIT_MS)
      throw new Error(`expected within ${WAIT_MS / 1_000} s: ${isSo.toString()}`);
    await pause(POLL_MS);
  }
  return performance.now() - start;
}
