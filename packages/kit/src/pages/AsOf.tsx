import { Button, Notice } from '@tessera/ui';
import type { QueryObserverLoadingErrorResult, UseQueryResult } from '@tessera/kit/query';
import { useSiteClock } from '../site-clock.ts';
import { SAME_DAY_MS, useSiteTime } from '../site-time.ts';
import { failureKind } from './failure-kind.ts';
import { useText } from './messages.ts';

/**
 * Returns whether a page has nothing to show of an answer that failed: it never came, or the back end has this call no
 * more. An earlier answer is shown on, below `AsOf`.
 */
export function isLost<Data>(answer: UseQueryResult<Data>): answer is QueryObserverLoadingErrorResult<Data> {
  return answer.isLoadingError || (answer.isError && failureKind(answer.error) === 'unavailable');
}

interface AsOfProps {
  readonly answer: UseQueryResult<unknown>;
}

/** Says from when an answer is that could not be read again, and offers a retry; renders nothing for a present one. */
export function AsOf({ answer }: AsOfProps) {
  const { data, isError, isPaused } = answer;
  if (data === undefined || isLost(answer)) return null;
  return isError || isPaused ? <Stale answer={answer} /> : null;
}

function Stale({ answer: { dataUpdatedAt, error, isFetching, isPaused, refetch } }: AsOfProps) {
  const text = useText();
  const siteTime = useSiteTime();
  const siteNow = useSiteClock();
  const ageMs = Date.now() - dataUpdatedAt;
  const style = ageMs < SAME_DAY_MS ? ({ timeStyle: 'short' } as const) : undefined;
  const isOffline = isPaused || failureKind(error) === 'network';
  return (
    <Notice
      tone="warning"
      role="status"
      title={text('stale.asOf', { time: siteTime(siteNow() - ageMs, style) })}
      action={
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {text('error.retry')}
        </Button>
      }
    >
      {text(isOffline ? 'error.network' : 'error.text')}
    </Notice>
  );
}
