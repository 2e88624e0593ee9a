import { localisePath } from '@tessera/i18n';
import { useLocale, whenIdle } from '@tessera/kit';
import { SERVICE_WORKER_PATH } from '@tessera/wire';
import { useEffect } from 'react';
import { useComposition, type CompositionValue } from '../../composition/context.ts';
import { partsInSlot } from '../../composition/places.ts';
import { usePath } from '../use-path.ts';

/**
 * Has the service worker keep the home page as it is shown now, for a visit without a network (decision 055).
 * @param isComplete whether the late frame has its texts: an edition without them could not say that it is one
 */
export function useOfflineEdition(isComplete: boolean): void {
  const isHome = usePath() === '/';
  const home = localisePath(useLocale().code, '/');
  const { composition, parts } = useComposition();
  useEffect(() => {
    // Without a secure connection there is no service worker. Pages with overrides are not stored.
    if (!isComplete || !isHome || !('serviceWorker' in navigator) || location.search.includes('remote='))
      return;
    return whenIdle(() => void keep(home, { composition, parts }).catch(() => undefined), { page: window });
  }, [isComplete, isHome, home, composition, parts]);
}

async function keep(
  home: string,
  { composition, parts }: Pick<CompositionValue, 'composition' | 'parts'>,
): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers.register(SERVICE_WORKER_PATH);
  const { active } = await workers.ready;
  // A page may be idle while it waits for code, whose files belong to the edition. A failed part is not loaded again for it.
  for (const part of partsInSlot(composition.registry, 'home.main')) {
    const known = parts.stateOf(part);
    const { status } = known.status === 'pending' ? await parts.load(part) : known;
    if (status !== 'ready') return;
  }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded
    .filter(({ origin, search }) => origin === location.origin && search === '')
    .map(({ pathname }) => pathname);
  active?.postMessage({ home, files: [...new Set(files)] });
}
