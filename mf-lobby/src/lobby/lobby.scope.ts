import type { Site } from '@tessera/contracts';
import { PLATFORM_CODE, type CurrencyCode, type PlatformCode } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';

/** What nearly every call of the lobby asks for: which site, in which currency, on what device. */
export interface CallScope {
  readonly siteId: number;
  readonly currency: CurrencyCode;
  readonly device: PlatformCode;
}

export function callScope({ settings, currency, device }: Site): CallScope {
  return {
    siteId: (settings as SiteSettings).siteId,
    // The shell takes it from the wire, where it is one of these.
    currency: currency as CurrencyCode,
    device: device === 'desktop' ? PLATFORM_CODE.desktop : PLATFORM_CODE.mobile,
  };
}
