import { ErrorState } from '@tessera/ui';
import { useText } from '../text.ts';

interface FailureProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The announcements did not come: what to do. */
export function Failure({ retrying, onRetry }: FailureProps) {
  const text = useText();
  return (
    <ErrorState
      title={text('error.title')}
      text={text('error.text')}
      retryLabel={text('error.retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
