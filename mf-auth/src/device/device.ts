import type { Device } from '@tessera/contracts';
import { PLATFORM_CODE } from '@tessera/domain';
import type { PayloadOf, login } from '@tessera/wire';
import { fingerprint } from './fingerprint.ts';
import { readUserAgent } from './user-agent.ts';

type DeviceInfo = Pick<
  PayloadOf<typeof login>,
  'device' | 'host' | 'system' | 'systemVersion' | 'browser' | 'udid'
>;

/** Returns the device fields of login and registration (spec §3 Login payload). Browser only. */
export function deviceInfo(device: Device): DeviceInfo {
  const { userAgent, language } = navigator;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { width, height } = window.screen;
  return {
    device: PLATFORM_CODE[device],
    host: window.location.host,
    ...readUserAgent(userAgent),
    // Computed, not stored: the same browser on the same machine gives the same value.
    udid: fingerprint([
      userAgent,
      language,
      timeZone,
      `${Math.max(width, height)}x${Math.min(width, height)}`,
    ]),
  };
}
