import type { GameReference, Site, SiteSettings } from '@tessera/contracts';
import type { OpenMode } from '@tessera/wire';

/** Kind of browser, which decides how a game can open. */
export type Client = 'inAppBrowser' | 'handheld' | 'desktop';

/** In-app browsers, which open no second window or give no handle of it. `wv` is Android's WebView, of any app. */
const IN_APP_BROWSER = /\bFB[A_]|\bLine\/|; wv\)|Instagram|MicroMessenger/;

/** @param isNative the site's own app, which opens games as a phone does, whatever its width */
export function clientOf(userAgent: string, device: Site['device'], isNative?: boolean): Client {
  if (!isNative && IN_APP_BROWSER.test(userAgent)) return 'inAppBrowser';
  return isNative || device === 'mobile' ? 'handheld' : device;
}

/** Returns how a game opens, in the order of the readings ("open mode, in order"). */
export function openModeOf(
  game: Pick<GameReference, 'gpId' | 'mode'>,
  client: Client,
  settings: Pick<SiteSettings, 'modalProviders' | 'windowProviders'>,
): OpenMode {
  if (client === 'inAppBrowser') return 'redirect';
  if (client === 'handheld') return 'window';
  if (settings.modalProviders.includes(game.gpId)) return 'modal';
  if (settings.windowProviders.includes(game.gpId)) return 'window';
  return game.mode;
}
