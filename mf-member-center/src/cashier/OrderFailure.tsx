import { useAddress } from '@tessera/kit/address';
import { PageFailure } from '@tessera/kit/pages';
import { Button, EmptyState } from '@tessera/ui';
import { isRefusal } from '@tessera/wire';
import { useText } from '../text.ts';

interface OrderFailureProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In place of an order that could not be loaded. */
export function OrderFailure(props: OrderFailureProps) {
  const text = useText();
  const { change } = useAddress(['order']);
  // Both calls declare this code alone.
  if (!isRefusal(props.error, '101')) return <PageFailure {...props} />;
  return (
    <EmptyState
      title={text('cashier.unknown')}
      action={<Button onClick={() => change({ order: '' })}>{text('cashier.back')}</Button>}
    />
  );
}
