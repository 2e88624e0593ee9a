import { EmptyState, ErrorState } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import { useText } from '../text.ts';

interface FailureProps {
  readonly error: unknown;
  readonly title: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shows why a call failed, with a retry. A back end without promotions gives an empty state instead. */
export function Failure({ error, title, retrying, onRetry }: FailureProps) {
  const text = useText();
  const kind = isCallError(error) ? error.failure.kind : undefined;
  if (kind === 'unavailable') {
    return <EmptyState title={text('unavailable.title')} text={text('unavailable.text')} />;
  }
  return (
    <ErrorState
      title={title}
      text={text(kind === 'network' ? 'error.network' : 'error.text')}
      retryLabel={text('error.retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
