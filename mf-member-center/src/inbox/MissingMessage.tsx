import { PageFailure } from '@tessera/kit/pages';
import type { UseQueryResult } from '@tessera/kit/query';
import { Notice } from '@tessera/ui';
import { useText } from '../text.ts';

interface MissingMessageProps {
  readonly alone: UseQueryResult<unknown>;
  readonly isMissing: boolean;
}

/** Says above the list why the message of the address is not open. */
export function MissingMessage({ alone, isMissing }: MissingMessageProps) {
  const text = useText();
  if (alone.isError) {
    return (
      <PageFailure error={alone.error} retrying={alone.isFetching} onRetry={() => void alone.refetch()} />
    );
  }
  return (
    isMissing && (
      <Notice tone="info" role="status">
        {text('inbox.gone')}
      </Notice>
    )
  );
}
