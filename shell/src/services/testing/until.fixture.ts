/** As the waits of all unit tests (`config/limits.cjs` of @tessera/build), for tests without a document. */
const WAIT_LIMIT_MS = 30_000;
const POLLING_MS = 10;

/** Waits until a condition holds. @throws Error when it does not come to hold */
export async function until(condition: () => boolean): Promise<void> {
  for (let waitedMs = 0; !condition(); waitedMs += POLLING_MS) {
    if (waitedMs > WAIT_LIMIT_MS) throw new Error(`it did not happen: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, POLLING_MS));
  }
}
