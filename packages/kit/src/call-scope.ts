import type { CurrencyCode, LocaleCode, Shell, Site } from '@tessera/contracts';
import { PLATFORM_CODE, type PlatformCode } from '@tessera/domain';

/** What nearly every call asks for. Give a call only the fields that it has. */
export interface CallScope {
  readonly siteId: number;
  /** The member's, or what a guest looks at. */
  readonly currency: CurrencyCode;
  readonly language: LocaleCode;
  readonly device: PlatformCode;
}

type Scoped = Pick<Shell, 'site' | 'locale'>;

/** Reads the call scope outside of components; ask again for each call, since currency and device change. */
export function callScope({ site, locale }: Scoped): CallScope {
  return toCallScope(site.get(), locale.current.code);
}

/** Takes what calls ask for from the site and the page's language. */
export function toCallScope({ settings, currency, device }: Site, language: LocaleCode): CallScope {
  return {
    siteId: settings.siteId,
    currency,
    language,
    // By name, so that the bundler writes the two numbers in place of the whole table.
    device: device === 'desktop' ? PLATFORM_CODE.desktop : PLATFORM_CODE.mobile,
  };
}
