import type { Device } from '@tessera/contracts';
import { PLATFORM_CODE } from '@tessera/domain';
import { deviceTimeZone } from '@tessera/i18n';
import type { AnswerOf, PayloadOf, login, loginHeader } from '@tessera/wire';
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
export function deviceInfo(device: Device, visitor?: Visitor): DeviceInfo {
  const { userAgent, language } = navigator;
  const { width, height } = window.screen;
  const software = readUserAgent(userAgent);
  return {
    device: PLATFORM_CODE[device],
    host: window.location.host,
    ...software,
    systemGroup: SYSTEM_GROUPS[software.system] ?? 'pc',
    loginType: loginType(),
    cdn: assetHost(),
    ...(visitor && { remoteAddr: visitor.remoteAddr }),
    // Computed, not stored: the same browser on the same machine gives the same value.
    udid: fingerprint([
      userAgent,
      language,
      deviceTimeZone(),
      `${Math.max(width, height)}x${Math.min(width, height)}`,
    ]),
  };
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
