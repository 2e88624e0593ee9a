import { loadCatalogue, createIntl } from '@tessera/i18n';
import { useLocale } from '@tessera/kit';
import { useQuery } from '@tessera/kit/query';
import { useCallback } from 'react';
import type messages from './messages/en_US.json';

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;
/** Words that did not come are asked for again after so long. */
const WORDS_AGAIN_MS = 5_000;

export type ReleaseText = (id: keyof typeof messages, values?: Readonly<Record<string, string>>) => string;

/** What is said of releases has a catalogue of its own, loaded when there is something to say; `undefined` until then. */
export function useReleaseText(): ReleaseText | undefined {
  const { code } = useLocale();
  const { data } = useQuery({
    queryKey: ['releases.messages', code],
    staleTime: Infinity,
    // A notice without words is none: it is said as soon as they have come.
    retry: true,
    retryDelay: WORDS_AGAIN_MS,
    // The same for everybody, so it outlives a change of the session.
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
