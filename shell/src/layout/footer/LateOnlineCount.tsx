import { useSession } from '@tessera/kit';
import { useSyncExternalStore } from 'react';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import { useServices } from '../services.context.ts';

const OnlineCount = lazyWithRetry(() => import('./OnlineCount.tsx'));

/** The place of the online count, which only members see, on sites that show it (spec §7 presence). */
export function LateOnlineCount() {
  const { status } = useSession();
  const { site } = useServices();
  const read = () => site.get().settings.onlineCount === true;
  const isShown = useSyncExternalStore(site.subscribe, read, read);
  // If the code fails to load, the footer is shown without this part.
  return isShown && status === 'member' && <OnlineCount onFailed={() => undefined} />;
}
