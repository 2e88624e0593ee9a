import { useAnswer, useName } from '@tessera/kit';
import { PageHead } from '@tessera/kit/pages';
import { depositList } from '@tessera/wire';
import { Sides } from '../cashier/cashier.styles.ts';
import { LAST_ORDERS, LastOrders } from '../cashier/LastOrders.tsx';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { DepositMethods } from './DepositMethods.tsx';
import { DepositStatus } from './DepositStatus.tsx';
import { usePlaced } from './use-placed.ts';

/** Money comes in (spec §2 Member centre: Deposit). */
export default function DepositPage({ member }: PageProps) {
  const text = useText();
  const nameOf = useName();
  const { orderNumber, isBlocked, place, clear } = usePlaced();
  const last = useAnswer(depositList, { count: LAST_ORDERS });
  return (
    <>
      <PageHead title={text('deposit.title')} lead={text('deposit.description')} />
      <Sides>
        {orderNumber ? (
          <DepositStatus
            key={orderNumber}
            orderNumber={orderNumber}
            isBlocked={isBlocked}
            onAnother={clear}
          />
        ) : (
          <DepositMethods member={member} window="depositWindow" onPlaced={place} />
        )}
        <LastOrders
          title={text('deposit.last')}
          emptyText={text('deposit.lastNone')}
          currency={member.currency}
          answer={last}
          wayOf={({ methodName }) => nameOf(methodName)}
        />
      </Sides>
    </>
  );
}
