import { isLost } from '@tessera/kit/pages';
import type { QueryObserverLoadingErrorResult, UseQueryResult } from '@tessera/kit/query';
import { isRefusal } from '@tessera/wire';

/**
 * Returns whether a page has nothing to show of an answer that failed: it never came, the back end has this call no
 * more, or refuses it now, as to an agent who was suspended. An earlier answer is shown on, below `AsOf`.
 */
export function isGone<Data>(answer: UseQueryResult<Data>): answer is QueryObserverLoadingErrorResult<Data> {
  return isLost(answer) || (answer.isError && isRefusal(answer.error));
}
