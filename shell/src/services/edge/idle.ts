import type { Disposer } from '@tessera/contracts';

/** Longest wait for an idle moment, where nothing else is said; a page that never rests still gets its socket. */
const IDLE_LIMIT_MS = 4_000;

/** Runs work once the page has nothing better to do. */
export function whenIdle(page: Window, work: () => void, limitMs = IDLE_LIMIT_MS): Disposer {
  if (!page.requestIdleCallback) {
    // Safari: after the load event's own work.
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = page.requestIdleCallback(work, { timeout: limitMs });
  return () => page.cancelIdleCallback(handle);
}
