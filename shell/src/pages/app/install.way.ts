import type { Browser } from '../../device/browser.ts';

/** How the site gets onto this device's home screen or into its programs: exactly one way is true. */
export type InstallWay =
  /** It is there already: this page runs in it. */
  | 'installed'
  /** The browser has offered it: a button does it. */
  | 'button'
  /** The menu of the browser has it. */
  | 'ios'
  | 'android'
  | 'addressBar'
  | 'dock'
  /** A browser within another app cannot: the page is to be opened in the device's own. */
  | 'openOutside'
  /** This browser cannot; the code leads a phone here. */
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
