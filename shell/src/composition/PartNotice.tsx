import { Button, ErrorState } from '@tessera/ui';
import { useEffect, useState } from 'react';
import type ErrorPage from '../pages/error/ErrorPage.tsx';
import { useText } from '../text.ts';

/** The size of the failed part: a line of a slot, a block of a page, or a whole page. */
export type NoticeSize = 'slot' | 'block' | 'page';

interface Props {
  readonly size: NoticeSize;
  readonly onRetry: () => void;
}

/** A page that fails in the browser has no HTTP status of its own. */
const STATUS = 500;

/** Replaces a part that failed to load: by one line, an explanation, or the error screen. All offer a retry. */
export function PartNotice({ size, onRetry }: Props) {
  const text = useText();
  if (size === 'page') return <FailedPage onRetry={onRetry} />;
  if (size === 'slot') {
    return (
      <span role="status">
        {text('part.failed')}{' '}
        <Button size="sm" tone="quiet" onClick={onRetry}>
          {text('part.retry')}
        </Button>
      </span>
    );
  }
  return (
    <ErrorState
      title={text('page.failed')}
      text={text('page.failedHint')}
      retryLabel={text('part.retry')}
      onRetry={onRetry}
    />
  );
}

/** The error screen (spec §2 and §8 "Page errors"); an explanation when its code fails to load too. */
function FailedPage({ onRetry }: Pick<Props, 'onRetry'>) {
  const [Page, setPage] = useState<typeof ErrorPage | 'lost'>();
  useEffect(() => {
    import('../pages/error/ErrorPage.tsx').then(
      ({ default: loaded }) => setPage(() => loaded),
      () => setPage('lost'),
    );
  }, []);
  if (!Page) return null;
  return Page === 'lost' ? (
    <PartNotice size="block" onRetry={onRetry} />
  ) : (
    <Page status={STATUS} onRetry={onRetry} />
  );
}
