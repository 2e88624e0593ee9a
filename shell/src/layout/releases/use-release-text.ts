import { loadCatalogue, createIntl } from '@tessera/i18n';
import { useLocale } from '@tessera/kit';
import { useQuery } from '@tessera/kit/query';
import { useCallback } from 'react';
import type messages from './messages/en_US.json';

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;
/** The pause before texts that failed to load are requested again. */
const WORDS_AGAIN_MS = 5_000;

export type ReleaseText = (id: keyof typeof messages, values?: Readonly<Record<string, string>>) => string;

/** Returns the texts about releases; `undefined` until their own catalogue has loaded, which is loaded on demand. */
export function useReleaseText(): ReleaseText | undefined {
  const { code } = useLocale();
  const { data } = useQuery({
    queryKey: ['releases.messages', code],
    staleTime: Infinity,
    // A notice without texts is useless: it appears as soon as they have loaded.
    retry: true,
    retryDelay: WORDS_AGAIN_MS,
    // The texts are the same for every visitor, so they stay when the session changes.
    meta: { audience: 'guest' },
    queryFn: () => loadCatalogue(code, (one) => import(`./messages/${one}.json`)),
    select: useCallback(
      (catalogue: Catalogue): ReleaseText => {
        const intl = createIntl(code, catalogue);
        return (id, values) => intl.formatMessage({ id }, values);
      },
      [code],
    ),
  });
  return data;
}
