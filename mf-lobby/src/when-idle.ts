/** A page that never rests (a busy device, something that always moves) is not waited for longer. */
const NO_LATER_MS = 3_000;

/**
 * Works when the browser has nothing better to do; Safari has no idle callback: there, after a moment.
 * @returns takes it back
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: NO_LATER_MS });
  return () => cancelIdleCallback(handle);
}
