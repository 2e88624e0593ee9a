import type { Browser } from '../../device/browser.ts';

/** The way to install the site on this device: exactly one applies. */
export type InstallWay =
  /** It is installed already: this page runs in it. */
  | 'installed'
  /** The browser has offered the installation: a button starts it. */
  | 'button'
  /** The installation is in the browser's menu. */
  | 'ios'
  | 'android'
  | 'addressBar'
  | 'dock'
  /** A browser inside another app cannot install it: the page must be opened in the device's own browser. */
  | 'openOutside'
  /** This browser cannot install it; a QR code opens the page on a phone. */
  | 'phone';

export interface InstallFacts {
  readonly browser: Browser;
  readonly isMac: boolean;
  readonly isInstalled: boolean;
  readonly hasOffer: boolean;
}

export function installWay({ browser, isMac, isInstalled, hasOffer }: InstallFacts): InstallWay {
  if (isInstalled) return 'installed';
  if (hasOffer) return 'button';
  if (browser.isInApp) return 'openOutside';
  if (browser.system !== 'desktop') return browser.system;
  if (browser.name === 'chrome' || browser.name === 'edge') return 'addressBar';
  return browser.name === 'safari' && isMac ? 'dock' : 'phone';
}
