import { SURVIVING_BODIES_MAX_BYTES } from '@tessera/wire';
import { nextTask } from '../edge/next-task.ts';

/**
 * Creates the fetch of one call that survives leaving the page. Bodies above the browsers' limit are sent by an ordinary
 * request. So is what the browser refuses, because too much is on its way already: it does not say so, so any failure of the
 * network is followed by one ordinary request with the same idempotency key.
 * @param body of the request, as text: browsers refuse streams here
 */
export function survivingFetch(fetcher: typeof fetch, body: string): typeof fetch {
  return async (input, init) => {
    const send = (keepalive: boolean) => fetcher(new Request(input, { ...init, body, keepalive }));
    if (new Blob([body]).size > SURVIVING_BODIES_MAX_BYTES) return send(false);
    try {
      return await send(true);
    } catch (error) {
      // An aborted request fails with another error.
      if (!(error instanceof TypeError)) throw error;
      return send(false);
    }
  };
}

/** Ends the task like {@link nextTask}, but not where the page is left: no other task runs in it then. */
export function nextTaskOrLeaving(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      page.removeEventListener('pagehide', goOn);
      resolve();
    };
    page.addEventListener('pagehide', goOn);
    void nextTask().then(goOn);
  });
}
