import { isSupported, type Browser } from '../../device/browser.ts';

/** The notice about the device that a page shows: at most one. */
export type DeviceNoticeKind = 'browserIos' | 'browserAndroid' | 'forgets' | 'homeScreen';

export interface DeviceFacts {
  readonly browser: Browser;
  /** Whether the page runs as an installed app, or in the site's own app. */
  readonly isInstalled: boolean;
  /** Whether the browser stores what a page wants to keep. */
  readonly keepsData: boolean;
  /** Whether the notice about the browser was closed in this tab. */
  readonly isBrowserKnown: boolean;
  /** Whether the hint was closed within the last {@link HINT_DAYS}. */
  readonly isHintKnown: boolean;
}

export const HINT_DAYS = 30;

/** Spec §2 browser alert (by the rules of §5) and iOS favourite hint; between them, what a browser without storage loses. */
export function deviceNotice({
  browser,
  isInstalled,
  keepsData,
  isBrowserKnown,
  isHintKnown,
}: DeviceFacts): DeviceNoticeKind | undefined {
  if (isInstalled) return undefined;
  if (!isSupported(browser)) {
    if (isBrowserKnown) return undefined;
    return browser.system === 'ios' ? 'browserIos' : 'browserAndroid';
  }
  if (!keepsData) return 'forgets';
  return browser.system === 'ios' && !isHintKnown ? 'homeScreen' : undefined;
}
