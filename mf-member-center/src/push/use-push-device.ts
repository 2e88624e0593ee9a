import { useCallback, useEffect, useState } from 'react';
import { readPushDevice, type PushDevice } from './push.device.ts';

/** Follows what this browser can do; read again when the person returns from the browser's settings. */
export function usePushDevice(): { readonly device: PushDevice | undefined; readonly read: () => void } {
  const [device, setDevice] = useState<PushDevice>();
  const read = useCallback(() => {
    // A browser that cannot even say it, such as one in a private window, has none.
    void readPushDevice().then(setDevice, () => setDevice({ kind: 'unsupported', isIos: false }));
  }, []);
  useEffect(() => {
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [read]);
  return { device, read };
}
