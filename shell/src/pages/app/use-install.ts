import { KEPT_INSTALL_OFFER } from '@tessera/wire';
import { useCallback, useEffect, useState } from 'react';
import { isStandalone, readBrowser } from '../../device/browser.ts';
import { useServices } from '../../layout/services.context.ts';
import { installWay, type InstallWay } from './install.way.ts';

interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The page's own script keeps an offer that comes before this code (`packages/gateway/src/html/early-look.ts`). */
type KeepingWindow = Window & { [KEPT_INSTALL_OFFER]?: unknown };

export interface Install {
  /** `undefined` on the server, which does not know the device. */
  readonly way: InstallWay | undefined;
  /** Opens the browser's own dialog. */
  readonly ask: () => void;
}

/** Returns how to install the site on this device, and follows changes. */
export function useInstall(): Install {
  const isNative = useServices().native.surroundings.kind === 'native';
  const [facts, setFacts] = useState<{
    readonly offer: InstallOffer | undefined;
    readonly isInstalled: boolean;
  }>();
  useEffect(() => {
    const page = window as KeepingWindow;
    const kept = page[KEPT_INSTALL_OFFER];
    setFacts({ offer: isOffer(kept) ? kept : undefined, isInstalled: isNative || isStandalone(window) });
    const offered = (event: Event) => {
      if (!isOffer(event)) return;
      // The browser's own bar would cover the page; the button does the same.
      event.preventDefault();
      setFacts((now) => ({ isInstalled: false, ...now, offer: event }));
    };
    const installed = () => setFacts({ offer: undefined, isInstalled: true });
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, [isNative]);
  const offer = facts?.offer;
  const ask = useCallback(() => {
    // The browser accepts only one question per offer.
    delete (window as KeepingWindow)[KEPT_INSTALL_OFFER];
    void offer?.prompt();
    setFacts((now) => now && { ...now, offer: undefined });
  }, [offer]);
  return { way: facts && wayNow(facts.isInstalled, offer !== undefined), ask };
}

function wayNow(isInstalled: boolean, hasOffer: boolean): InstallWay {
  const { userAgent, maxTouchPoints } = navigator;
  const browser = readBrowser(userAgent, maxTouchPoints);
  return installWay({ browser, isMac: userAgent.includes('Macintosh'), isInstalled, hasOffer });
}

function isOffer(event: unknown): event is InstallOffer {
  return event instanceof Event && 'prompt' in event && typeof event.prompt === 'function';
}
