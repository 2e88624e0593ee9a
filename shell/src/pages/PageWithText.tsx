import { ErrorState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { PagePlace } from '../layout/PagePlace.tsx';
import { useText } from '../text.ts';
import { usePageText, type PageText } from './use-page-text.ts';

/** Shows a page once its texts have loaded. */
export function PageWithText({ children }: { readonly children: (say: PageText) => ReactNode }) {
  const text = useText();
  const { data: say, isPending, isFetching, refetch } = usePageText();
  if (isPending) return <PagePlace />;
  if (say) return children(say);
  return (
    <ErrorState
      title={text('page.failed')}
      retryLabel={text('part.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
