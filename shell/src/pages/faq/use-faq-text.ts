import { loadCatalogue, createIntl } from '@tessera/i18n';
import { useLocale } from '@tessera/kit';
import { useQuery, type UseQueryResult } from '@tessera/kit/query';
import { useCallback } from 'react';
import type messages from './messages/en_US.json';

export type FaqMessage = keyof typeof messages;

/** The help's own catalogue: texts that no other page needs are not in the first view. */
export function useFaqText(): UseQueryResult<(id: FaqMessage) => string> {
  const { code } = useLocale();
  return useQuery({
    queryKey: ['faq.messages', code],
    staleTime: Infinity,
    // The same for everybody, so it outlives a change of the session.
    meta: { audience: 'guest' },
    queryFn: () => loadCatalogue(code, (one) => import(`./messages/${one}.json`)),
    select: useCallback(
      (catalogue: Catalogue) => {
        const intl = createIntl(code, catalogue);
        return (id: FaqMessage) => intl.formatMessage({ id });
      },
      [code],
    ),
  });
}

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;
