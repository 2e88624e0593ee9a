import styled from '@emotion/styled';
import { color, layer, Notice, shadow, size, space } from '@tessera/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../text.ts';

const Place = styled.div`
  position: fixed;
  z-index: ${layer.float};
  inset-block-end: calc(${size.bottomBar} + ${space[16]});
  inset-inline: ${space[16]};
  inline-size: fit-content;
  max-inline-size: min(480px, calc(100vw - ${space[32]}));
  margin-inline: auto;
  border-radius: 12px;
  background: ${color.raised};
  box-shadow: ${shadow[2]};
`;

/** Stays as long as the browser has no network: what is shown is then no longer true for sure. */
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
        <Place>
          <Notice tone="warning">{text('frame.offline')}</Notice>
        </Place>
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
