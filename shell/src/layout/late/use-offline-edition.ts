import { localisePath } from '@tessera/i18n';
import { useLocale } from '@tessera/kit';
import { SERVICE_WORKER_PATH } from '@tessera/wire';
import { useEffect } from 'react';
import { useComposition, type CompositionValue } from '../../composition/context.ts';
import { partsInSlot } from '../../composition/places.ts';
import { usePath } from '../use-path.ts';
import { whenFilesSettle } from './settled-files.ts';

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
    return whenFilesSettle((files) => void keep(home, files, { composition, parts }).catch(() => undefined));
  }, [isComplete, isHome, home, composition, parts]);
}

async function keep(
  home: string,
  files: readonly string[],
  { composition, parts }: Pick<CompositionValue, 'composition' | 'parts'>,
): Promise<void> {
  // Its own code may have come before what it waits for. A failed part is not loaded again for this.
  for (const part of partsInSlot(composition.registry, 'home.main')) {
    const known = parts.stateOf(part);
    const { status } = known.status === 'pending' ? await parts.load(part) : known;
    if (status !== 'ready') return;
  }
  const workers = navigator.serviceWorker;
  await workers.register(SERVICE_WORKER_PATH);
  const { active } = await workers.ready;
  active?.postMessage({ home, files });
}
