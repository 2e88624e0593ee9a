import { ErrorState } from '@tessera/ui';
import { useText } from '../text.ts';

interface FailureProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shows that the announcements could not be loaded, with a Retry button. */
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
