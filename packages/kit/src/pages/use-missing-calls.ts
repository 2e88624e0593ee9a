import { useMemo, useSyncExternalStore } from 'react';
import type { QueryClient } from '../query.ts';
import { useScope } from '../remote.tsx';
import { failureKind } from './failure-kind.ts';

/**
 * Returns the names of calls that the back end has been found not to have: a page that is made of such a call leaves its
 * menu, and returns once the call is answered.
 */
export function useMissingCalls(): ReadonlySet<string> {
  const cache = useScope().queries.getQueryCache();
  const read = () => namesIn(cache);
  const names = useSyncExternalStore(
    useMemo(() => (listener: () => void) => cache.subscribe(listener), [cache]),
    read,
    read,
  );
  return useMemo(() => new Set(names === '' ? [] : names.split(SEPARATOR)), [names]);
}

const SEPARATOR = ' ';

function namesIn(cache: ReturnType<QueryClient['getQueryCache']>): string {
  const missing = cache.findAll({
    predicate: ({ state }) => state.status === 'error' && failureKind(state.error) === 'unavailable',
  });
  return missing
    .map(({ queryKey }) => String(queryKey[0]))
    .toSorted()
    .join(SEPARATOR);
}
