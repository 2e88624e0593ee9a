import { setTimeout as sleep } from 'node:timers/promises';

/** How long a test waits for something that must come. Not a bound of the product: a busy machine is slow. */
export const WAIT_MS = 30_000;
const POLL_MS = 5;

/**
 * Waits until something is there, and ends at once when it is.
 * @param find returns `undefined` as long as it is not there
 * @param what names it in the error
 * @param ms for a proof of a figure; every other wait has the usual time
 * @throws Error when it does not come in time
 */
export async function until<T>(
  find: () => T | undefined | Promise<T | undefined>,
  what: string,
  ms = WAIT_MS,
): Promise<T> {
  for (const end = performance.now() + ms; ; await sleep(POLL_MS)) {
    const found = await find();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`${what} did not come within ${ms / 1_000} s`);
  }
}

/** Waits until a condition holds. */
export const untilTrue = (isSo: () => boolean | Promise<boolean>, what: string): Promise<true> =>
  until(async () => ((await isSo()) ? (true as const) : undefined), what);
