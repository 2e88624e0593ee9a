/** Checked by the compiler: the contract's own unions and settings are the wire's and the domain's. Nothing here is run. */
import type * as contract from '@tessera/contracts';
import type * as domain from '@tessera/domain';
import type * as wire from '@tessera/wire';

type Same<A, B> = [A, B] extends [B, A] ? true : false;
type ReadonlyOf<Fields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends (infer Item)[] ? readonly Item[] : Fields[Key];
};

export const locales: Same<contract.LocaleCode, domain.LocaleCode> = true;
export const currencies: Same<contract.CurrencyCode, domain.CurrencyCode> = true;
/** Settings that only shell, gateway and platform read. */
type OwnSetting =
  | 'androidAppUrl'
  | 'crashMenuAfter'
  | 'customizedProviders'
  | 'desktopAppUrl'
  | 'deviceLock'
  | 'gameRoom'
  | 'iosAppUrl'
  | 'onlineCount'
  | 'routeRules';
type SharedSettings = Omit<wire.SiteSettings, OwnSetting>;
// The contract leaves out what shells of its earlier versions lack.
export const settings: Same<Required<contract.SiteSettings>, ReadonlyOf<Required<SharedSettings>>> = true;
