import { Button, ErrorState } from '@tessera/ui';
import { useText } from '../text.ts';

/** In place of a part that could not be had: quiet in a slot, with the way on as a page. */
export function PartNotice({
  size,
  onRetry,
}: {
  readonly size: 'slot' | 'page';
  readonly onRetry: () => void;
}) {
  const text = useText();
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
