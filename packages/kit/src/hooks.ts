import type { LocaleService, Readable, Session, Shell, Site } from '@tessera/contracts';
import { formatMoney, localisedName } from '@tessera/i18n';
import { useCallback, useSyncExternalStore } from 'react';
import { useScope } from './remote.tsx';

/** The present value of something that lives outside React. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.getInitial ?? readable.get);
}

export function useShell(): Shell {
  return useScope().shell;
}

export function useSession(): Session {
  return useReadable(useShell().session);
}

export function useSite(): Site {
  return useReadable(useShell().site);
}

export function useLocale(): LocaleService['current'] {
  return useShell().locale.current;
}

/** Writes amounts in the page's language; without a currency in the site's or member's own. */
export function useMoney(): (amount: string, currency?: string) => string {
  const { tag } = useLocale();
  const { currency: own } = useSite();
  return useCallback((amount, currency = own) => formatMoney(amount, currency, tag), [tag, own]);
}

/** Reads names that come in several languages. */
export function useName(): (name: string | Readonly<Record<string, string>>) => string {
  const { code } = useLocale();
  return useCallback((name) => localisedName(name, code), [code]);
}
