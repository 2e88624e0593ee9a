import { siteVersion } from '@tessera/wire';
import { networkReasonOf } from '../errors.ts';
import type { Platforms } from '../proxy/platforms.ts';
import { ask } from './ask.ts';

/** With the time that a page takes, a change is in new pages well within 2 s. */
const CHECK_MS = 500;
const TIMEOUT_MS = 1_000;

/** What the site's settings and content are now, as a text that changes with them. */
export interface SiteVersion {
  /** Empty until the platform has answered, and for a back end without the call: pages are then as old as their caches allow. */
  readonly current: () => string;
  /** Notifies of each change. Returns the disposer. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** Asks the platform for its version every half second (decision 056). */
export function watchSiteVersion(options: {
  readonly platforms: Pick<Platforms, 'any'>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly checkMs?: number;
}): SiteVersion {
  const { platforms, log, checkMs = CHECK_MS } = options;
  const listeners = new Set<() => void>();
  let current = '';
  let isFailing = false;
  let isClosed = false;

  const check = async () => {
    try {
      const { version } = await ask(platforms, siteVersion, {}, { timeoutMs: TIMEOUT_MS });
      isFailing = false;
      if (version === current) return;
      current = version;
      for (const listener of listeners) listener();
    } catch (error) {
      if (!isFailing && !isClosed) {
        const message = `no version of the site: ${networkReasonOf(error)}; changes show when kept pages are renewed`;
        log.warn({ event: 'site.version_unknown' }, message);
      }
      isFailing = true;
    }
  };
  let timer: NodeJS.Timeout;
  const checkAgain = async () => {
    await check();
    if (isClosed) return;
    timer = setTimeout(() => void checkAgain(), checkMs);
    timer.unref();
  };
  void checkAgain();

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
