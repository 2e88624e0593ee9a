import type { Shell } from '@tessera/contracts';
import { PLATFORM_CODE } from '@tessera/domain';
import { deviceTimeZone } from '@tessera/i18n';
import type { AnswerOf, PayloadOf, login, loginHeader } from '@tessera/wire';
import { browserId } from './browser-id.ts';
import { fingerprint } from './fingerprint.ts';
import { readUserAgent } from './user-agent.ts';

type DeviceField =
  | 'remoteAddr'
  | 'host'
  | 'device'
  | 'systemGroup'
  | 'udid'
  | 'loginType'
  | 'cdn'
  | 'system'
  | 'browser'
  | 'systemVersion';
export type DeviceInfo = Pick<PayloadOf<typeof login>, DeviceField>;

/** What the gateway knows of the visitor. */
type Visitor = Pick<AnswerOf<typeof loginHeader>, 'remoteAddr'>;

/**
 * Returns the device fields of login and registration (spec §3 Login payload). Browser only.
 * @param visitor left out where the gateway has not answered yet: the server relies on its own data
 */
export function deviceInfo({ drafts, site }: Pick<Shell, 'drafts' | 'site'>, visitor?: Visitor): DeviceInfo {
  const { userAgent } = navigator;
  const software = readUserAgent(userAgent);
  return {
    device: PLATFORM_CODE[site.get().device],
    host: window.location.host,
    ...software,
    systemGroup: SYSTEM_GROUPS[software.system] ?? 'pc',
    loginType: loginType(),
    cdn: assetHost(),
    ...(visitor && { remoteAddr: visitor.remoteAddr }),
    udid: udidOf(browserId(drafts)),
  };
}

/**
 * Names the browser: by what it is, which many share, and by the id that it keeps. The platform knows browsers of before that id by
 * the first part alone, as it does where nothing is kept.
 */
function udidOf(id: string | undefined): string {
  const { width, height } = window.screen;
  const size = `${Math.max(width, height)}x${Math.min(width, height)}`;
  const model = fingerprint([navigator.userAgent, navigator.language, deviceTimeZone(), size]);
  return id === undefined ? model : `${model}.${id}`;
}

const SYSTEM_GROUPS: Readonly<Record<string, string>> = { iOS: 'ios', Android: 'android' };

/** `pwa` for the installed app, `web` for a browser's tab. */
function loginType(): 'pwa' | 'web' {
  return window.matchMedia('(display-mode: standalone)').matches ? 'pwa' : 'web';
}

/** The host that the page's code came from: the site's own, or its content delivery network. */
function assetHost(): string {
  const source = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  return source ? new URL(source).host : window.location.host;
}
