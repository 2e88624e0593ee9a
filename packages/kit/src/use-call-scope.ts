import { useMemo } from 'react';
import { toCallScope, type CallScope } from './call-scope.ts';
import { useLocale, useSite } from './hooks.ts';

/** Returns the call scope of the page; the same object until the site changes. */
export function useCallScope(): CallScope {
  const site = useSite();
  const { code } = useLocale();
  return useMemo(() => toCallScope(site, code), [site, code]);
}
