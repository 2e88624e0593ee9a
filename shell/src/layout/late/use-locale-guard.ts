import { findLocale } from '@tessera/domain';
import { useLocale, useShell } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useEffect, useRef } from 'react';
import { COOKIES, readCookie } from '../../services/edge/cookies.ts';
import { useServices } from '../services.context.ts';

/**
 * Compares the page's language with `i18n_redirected` on every navigation within the document, as the gateway does on a page
 * load (spec §2): where another tab has changed it, the page that was navigated to loads in that language.
 */
export function useLocaleGuard(): void {
  const { key } = useLocation();
  const { code } = useLocale();
  const { locale } = useShell();
  const { playing } = useServices();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const wanted = findLocale(readCookie(document.cookie, COOKIES.locale) ?? '');
    // A game would lose its window; the next navigation compares again.
    if (wanted && wanted !== code && !playing.isPlaying()) locale.change(wanted);
  }, [key, code, locale, playing]);
}
