import { Notice } from '@tessera/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../text.ts';
import { NoticePlace } from './notice.styles.ts';

/** Shown while the browser is offline, since the page may be outdated. */
export function OfflineNotice() {
  const text = useText();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <NoticePlace>
          <Notice tone="warning">{text('frame.offline')}</Notice>
        </NoticePlace>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
