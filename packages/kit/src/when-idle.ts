/** The longest wait for an idle moment, for pages that are never idle (a busy device, endless motion). */
export const IDLE_LIMIT_MS = 3_000;
/** Without idle callbacks: long enough for the load event's own work, short enough for work that comes in steps. */
const WITHOUT_CALLBACK_MS = 200;

interface IdleOptions {
  /** In ms, {@link IDLE_LIMIT_MS} by default. */
  readonly limitMs?: number;
  readonly page?: Window;
  /** Idle moments before the document has loaded do not count: they only wait for the network. */
  readonly afterLoad?: boolean;
}

/**
 * Runs work once the page is idle. Where the browser has no idle callbacks (Safari), that is a moment
 * after the document has loaded.
 * @returns a function that cancels it
 */
export function whenIdle(
  work: () => void,
  { limitMs = IDLE_LIMIT_MS, page = window, afterLoad = false }: IdleOptions = {},
): () => void {
  let cancel = () => {};
  const hasCallback = typeof page.requestIdleCallback === 'function';
  const wait = () => {
    if (hasCallback) {
      const handle = page.requestIdleCallback(work, { timeout: limitMs });
      cancel = () => page.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, WITHOUT_CALLBACK_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (page.document.readyState === 'complete' || (hasCallback && !afterLoad)) wait();
  else page.addEventListener('load', wait, { once: true });
  return () => {
    page.removeEventListener('load', wait);
    cancel();
  };
}
