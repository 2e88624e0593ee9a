import { createIntl, loadCatalogue, type CatalogueLoader } from '@tessera/i18n';
import { useLocale, type Text } from '@tessera/kit';
import { useQuery, type UseQueryResult } from '@tessera/kit/query';
import { useCallback } from 'react';

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

/**
 * Creates the hook for a catalogue of its own: texts that the first view does not need are not in it.
 * @param name distinguishes the catalogues of the shell in its cache
 */
export function lazyTextHook<Id extends string>(
  name: string,
  load: CatalogueLoader,
): () => UseQueryResult<Text<Id>> {
  return function useLazyText() {
    const { code } = useLocale();
    return useQuery({
      queryKey: [`${name}.messages`, code],
      staleTime: Infinity,
      // The texts are the same for every visitor, so they stay when the session changes.
      meta: { audience: 'guest' },
      queryFn: () => loadCatalogue(code, load),
      select: useCallback(
        (catalogue: Catalogue): Text<Id> => {
          const intl = createIntl(code, catalogue);
          return (id, values) => intl.formatMessage({ id }, values);
        },
        [code],
      ),
    });
  };
}
