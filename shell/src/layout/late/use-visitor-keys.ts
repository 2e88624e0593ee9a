import { useLocale, useSite } from '@tessera/kit';
import { useEffect } from 'react';
import { writeEntryKeys, writeSiteKeys } from '../../services/entry/visitor-keys.ts';
import { useServices } from '../services.context.ts';
import { useSiteTitle } from '../use-page-info.ts';

/** Keeps the cookies and storage keys that other pages and native wrappers read (spec §3). */
export function useVisitorKeys(): void {
  const { currency } = useSite();
  const { code: language } = useLocale();
  const siteName = useSiteTitle();
  const { entryValues } = useServices();
  useEffect(() => writeEntryKeys(window, entryValues()), [entryValues]);
  useEffect(() => writeSiteKeys(window, { currency, language, siteName }), [currency, language, siteName]);
}
