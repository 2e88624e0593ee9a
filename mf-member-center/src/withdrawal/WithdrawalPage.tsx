import { useAnswer } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { PageHead } from '@tessera/kit/pages';
import { withdrawalList } from '@tessera/wire';
import { Sides } from '../cashier/cashier.styles.ts';
import { LAST_ORDERS, LastOrders } from '../cashier/LastOrders.tsx';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';
import { WithdrawalTerms } from './WithdrawalTerms.tsx';

/** Money goes out (spec §2 Member centre: Withdrawal). */
export default function WithdrawalPage({ member }: PageProps) {
  const text = useText();
  const { values, change } = useAddress(['order']);
  const last = useAnswer(withdrawalList, { count: LAST_ORDERS });
  return (
    <>
      <PageHead title={text('withdrawal.title')} lead={text('withdrawal.description')} />
      <Sides>
        {values.order ? (
          <WithdrawalStatus
            key={values.order}
            orderNumber={values.order}
            onAnother={() => change({ order: '' })}
          />
        ) : (
          <WithdrawalTerms member={member} onRequested={(order) => change({ order })} />
        )}
        <LastOrders
          title={text('withdrawal.last')}
          emptyText={text('withdrawal.lastNone')}
          currency={member.currency}
          answer={last}
          wayOf={({ bankName, accountNumber }) => `${bankName} ${accountNumber}`}
        />
      </Sides>
    </>
  );
}
