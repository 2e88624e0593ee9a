import { localisePath } from '@tessera/i18n';
import { useLocale, whenIdle } from '@tessera/kit';
import { SERVICE_WORKER_PATH } from '@tessera/wire';
import { useEffect } from 'react';
import { usePath } from '../use-path.ts';

/** Has the service worker keep the home page as it is shown now, for a visit without a network (decision 055). */
export function useOfflineEdition(): void {
  const isHome = usePath() === '/';
  const home = localisePath(useLocale().code, '/');
  useEffect(() => {
    // Without a secure connection there is no service worker. Pages with overrides are not stored.
    if (!isHome || !('serviceWorker' in navigator) || location.search.includes('remote=')) return;
    return whenIdle(() => void keep(home).catch(() => undefined), { page: window });
  }, [isHome, home]);
}

async function keep(home: string): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers.register(SERVICE_WORKER_PATH);
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded
    .filter(({ origin, search }) => origin === location.origin && search === '')
    .map(({ pathname }) => pathname);
  active?.postMessage({ home, files: [...new Set(files)] });
}
