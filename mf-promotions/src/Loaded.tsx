import { wordingText } from '@tessera/kit';
import { failureWording } from '@tessera/kit/intents';
import type { UseQueryResult } from '@tessera/kit/query';
import { EmptyState, ErrorState, TextSkeleton } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import type { ReactNode } from 'react';
import { FAILURE_TEXTS } from './failures.ts';
import { useText } from './text.ts';

interface LoadedProps<Data> {
  readonly answer: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Shows an answer, or why there is none: it is loading, it failed, or this back end does not have the call. */
export function Loaded<Data>({ answer, children }: LoadedProps<Data>) {
  const text = useText();
  if (answer.data !== undefined) return children(answer.data);
  if (!answer.isError) {
    return (
      <div role="status" aria-label={text('load.loading')}>
        <TextSkeleton lines={6} />
      </div>
    );
  }
  if (isCallError(answer.error) && answer.error.failure.kind === 'unavailable') {
    return <EmptyState title={text('load.unavailable')} text={text('load.unavailableHint')} />;
  }
  return (
    <ErrorState
      title={text('load.failed')}
      text={wordingText(text, failureWording(answer.error, FAILURE_TEXTS))}
      retryLabel={text('error.retry')}
      retrying={answer.isFetching}
      onRetry={() => void answer.refetch()}
    />
  );
}
