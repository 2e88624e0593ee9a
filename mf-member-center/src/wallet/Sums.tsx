import type { Member } from '@tessera/contracts';
import { useAnswer, useCallScope, useSession } from '@tessera/kit';
import { cashSurplusCheck, type ProviderWallet } from '@tessera/wire';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { Amount } from './Amount.tsx';
import { totalOf } from './wallet.rules.ts';
import { Sum, SumRow } from './wallet.styles.ts';

interface SumsProps {
  readonly member: Member;
  /** What is held at providers, once it is known. */
  readonly held?: readonly ProviderWallet[] | undefined;
  /** At the right of the balance. */
  readonly action?: ReactNode;
}

/** The balance as it changes, and where the currency has the cash surplus, the total with all providers. */
export function Sums({ member, held, action }: SumsProps) {
  const text = useText();
  const session = useSession();
  const { siteId, currency } = useCallScope();
  const surplus = useAnswer(cashSurplusCheck, { siteId, currency }, { enabled: held !== undefined });
  const balance = session.status === 'member' ? session.balance.amount : '0';
  return (
    <>
      <SumRow>
        <Sum>
          <span>{text('balance')}</span>
          <strong>
            <Amount value={balance} currency={member.currency} />
          </strong>
        </Sum>
        {action}
      </SumRow>
      {held && surplus.data?.active === 1 && (
        <Sum data-small="">
          <span>{text('wallet.total')}</span>
          <strong>
            <Amount value={totalOf(balance, held, member.currency)} currency={member.currency} />
          </strong>
        </Sum>
      )}
    </>
  );
}
