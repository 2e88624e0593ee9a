import type { Shell } from '@tessera/contracts';
import {
  DEFAULT_LOCALE,
  findLocale,
  PLATFORM_CODE,
  type CurrencyCode,
  type LocaleCode,
  type PlatformCode,
} from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';

/** What nearly every call asks for. Give a call only the fields that it has. */
export interface CallScope {
  readonly siteId: number;
  /** The member's, or what a guest looks at. */
  readonly currency: CurrencyCode;
  readonly language: LocaleCode;
  readonly device: PlatformCode;
}

type Scoped = Pick<Shell, 'site' | 'locale'>;
type SiteNow = ReturnType<Scoped['site']['get']>;

/** Reads the call scope outside of components; ask again for each call, since currency and device change. */
export function callScope({ site, locale }: Scoped): CallScope {
  return toCallScope(site.get(), locale.current.code);
}

/** The one place where the contract's plain strings become the wire's unions; the shell has them from the wire. */
export function toCallScope({ settings, currency, device }: SiteNow, code: string): CallScope {
  return {
    siteId: (settings as SiteSettings).siteId,
    currency: currency as CurrencyCode,
    language: findLocale(code) ?? DEFAULT_LOCALE,
    // By name, so that the bundler writes the two numbers in place of the whole table.
    device: device === 'desktop' ? PLATFORM_CODE.desktop : PLATFORM_CODE.mobile,
  };
}
