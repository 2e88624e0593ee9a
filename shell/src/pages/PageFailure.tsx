import { EmptyState, ErrorState } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import { useText } from '../text.ts';
import type { PageText } from './use-page-text.ts';

interface Props {
  readonly say: PageText;
  readonly answer: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Says why a page has no content: the call failed, or this site's back end does not have the content. */
export function PageFailure({ say, answer }: Props) {
  const text = useText();
  const { error, isFetching, refetch } = answer;
  const kind = isCallError(error) ? error.failure.kind : undefined;
  if (kind === 'unavailable') {
    return <EmptyState title={say('unavailable.title')} text={say('unavailable.text')} />;
  }
  return (
    <ErrorState
      title={text('page.failed')}
      text={kind === 'network' ? say('failed.network') : text('page.failedHint')}
      retryLabel={text('part.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
