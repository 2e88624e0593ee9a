import { ErrorState } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import type { ReactNode } from 'react';
import { wordingOfFailure } from '../failures.ts';
import { formatWording, useText } from '../text.ts';

interface LegalLostProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Where else the text can be read. */
  readonly action?: ReactNode;
}

/** Says why a text cannot be shown. A back end without the call is not asked again. */
export function LegalLost({ error, retrying, onRetry, action }: LegalLostProps) {
  const text = useText();
  if (isCallError(error) && error.failure.kind === 'unavailable') {
    return <ErrorState title={text('legal.unavailable')} action={action} />;
  }
  return (
    <ErrorState
      title={text('legal.lost')}
      text={formatWording(text, wordingOfFailure(error))}
      retryLabel={text('retry')}
      retrying={retrying}
      onRetry={onRetry}
      action={action}
    />
  );
}
