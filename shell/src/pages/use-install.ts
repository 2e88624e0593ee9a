import { useCallback, useEffect, useState } from 'react';

/** Chromium's offer to install the site; other browsers have it in their own menus. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

export type InstallState = 'unknown' | 'possible' | 'done';

export function useInstall(): { readonly state: InstallState; readonly ask: () => void } {
  const [offer, setOffer] = useState<InstallOffer>();
  const [done, setDone] = useState(false);
  useEffect(() => {
    const offered = (event: Event) => {
      if (!isOffer(event)) return;
      // The browser's own bar would stand over the page; the button does the same.
      event.preventDefault();
      setOffer(event);
    };
    const installed = () => setDone(true);
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  const ask = useCallback(() => {
    // An offer is good for one question.
    void offer?.prompt();
    setOffer(undefined);
  }, [offer]);
  return { state: done ? 'done' : offer ? 'possible' : 'unknown', ask };
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
