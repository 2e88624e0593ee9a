import { EmptyState, ErrorState } from '@tessera/ui';
import { failureKind } from './failure-kind.ts';
import { useText } from './messages.ts';

interface PageFailureProps {
  readonly error: unknown;
  /** A retry is in progress. */
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Says what could not be loaded. */
  readonly title?: string;
}

/** What a page shows in place of an answer that failed: offline, not available here (404), or something else. */
export function PageFailure({ error, retrying, onRetry, title }: PageFailureProps) {
  const text = useText();
  const kind = failureKind(error);
  if (kind === 'unavailable') {
    return <EmptyState title={text('unavailable.title')} text={text('unavailable.text')} />;
  }
  return (
    <ErrorState
      title={title ?? text('fail.title')}
      text={text(kind === 'network' ? 'error.network' : 'error.text')}
      retryLabel={text('error.retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
