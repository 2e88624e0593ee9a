import { useQuery, type UseQueryResult } from '@tessera/kit/query';
import type { AnswerOf, Call, PayloadOf } from '@tessera/wire';
import { callQuery } from './queries.ts';
import { useScope } from './remote.tsx';

/**
 * Queries one page of a list. While another page of the same list is on its way, the answer is the page before
 * (`isPlaceholderData`), so that the list and its pager keep their place and the focus.
 */
export function useListPage<C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): UseQueryResult<AnswerOf<C>> {
  const { shell } = useScope();
  // By names: spread, the types of a call that is not known yet are too much for the compiler.
  const { queryKey, queryFn, meta } = callQuery(shell, call, payload);
  return useQuery<AnswerOf<C>>({
    queryKey,
    ...(queryFn && { queryFn }),
    ...(meta && { meta }),
    enabled,
    placeholderData: (before, asked) => (listOf(asked?.queryKey[1]) === listOf(payload) ? before : undefined),
  });
}

const listOf = (payload: unknown): string => JSON.stringify({ ...Object(payload), page: undefined });
