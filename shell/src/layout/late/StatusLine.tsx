import { useReadable, useShell, useSite } from '@tessera/kit';
import { Notice } from '@tessera/ui';
import { siteDetail } from '@tessera/wire';
import { useEffect, useSyncExternalStore } from 'react';
import { writeMaintenance } from '../../services/entry/visitor-keys.ts';
import { NoticePlace } from '../notice.styles.ts';
import { useServices } from '../services.context.ts';
import type { LateText } from './use-late-text.ts';

/** The interval at which the page asks whether the platform is back. */
const ASK_MS = 10_000;
/** A call that fails alone is no absence: its page would ask again after the next one that succeeds. */
const ABSENCE_MS = 2_000;

/** Says what still works while the browser is offline or the platform is away. */
export function StatusLine({ say }: { readonly say: LateText }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isReachable = useReadable(useServices().isReachable);
  const isAway = isOnline && !isReachable;
  useReturn(isAway);
  const words = !isOnline ? say('offline') : isAway ? say('away') : undefined;
  return (
    // The region is always in the page: screen readers often skip a region that appears together with its text.
    <div role="status">
      {words !== undefined && (
        <NoticePlace>
          <Notice tone="warning">{words}</Notice>
        </NoticePlace>
      )}
    </div>
  );
}

/**
 * Asks the platform again until it answers, and records from when to when it was away. Then the page catches up with what
 * has failed meanwhile.
 */
function useReturn(isAway: boolean): void {
  const { api } = useShell();
  const { siteId } = useSite().settings;
  const { live, isReachable } = useServices();
  useEffect(() => {
    writeMaintenance(window, isAway, Date.now());
    if (!isAway) return;
    const ask = () => void api.send(siteDetail, { siteId }).catch(() => undefined);
    // Also at once: after a time without a network, the platform is often available.
    ask();
    const timer = setInterval(ask, ASK_MS);
    const since = performance.now();
    return () => {
      clearInterval(timer);
      if (isReachable.get() && performance.now() - since >= ABSENCE_MS) live.catchUp();
    };
  }, [isAway, api, siteId, live, isReachable]);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
