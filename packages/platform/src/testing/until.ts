import { setTimeout as pause } from 'node:timers/promises';

/** How long a test waits for something that must come. Not a bound of the product: a busy machine is slow. */
export const WAIT_MS = 30_000;
const POLL_MS = 10;

/**
 * Waits until a condition holds.
 * @throws Error when it does not hold within 30 s, with what `describe` adds
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  describe: () => string = () => isSo.toString(),
): Promise<void> {
  // A test may hold the date; the time of `performance` goes on.
  const end = performance.now() + WAIT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`expected within ${WAIT_MS / 1_000} s: ${describe()}`);
    await pause(POLL_MS);
  }
}

/**
 * Repeats a check until it passes.
 * @throws what the check threw, when it does not pass within 30 s
 */
export async function untilPasses(check: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + WAIT_MS; ; await pause(POLL_MS)) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
