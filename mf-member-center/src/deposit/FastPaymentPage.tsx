import styled from '@emotion/styled';
import { useSession, useSite } from '@tessera/kit';
import { LoginFirst, PageHead, PageSkeleton } from '@tessera/kit/pages';
import { NoSuchPage } from '../frame/NoSuchPage.tsx';
import { isHidden } from '../frame/pages.ts';
import { useText } from '../text.ts';
import { DepositMethods } from './DepositMethods.tsx';
import { DepositStatus } from './DepositStatus.tsx';
import { usePlaced } from './use-placed.ts';

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 560px;
  margin-inline: auto;
`;

/** `/fastPayment`: a deposit in one page, without the member centre's frame (spec §2). */
export default function FastPaymentPage() {
  const text = useText();
  const session = useSession();
  const { settings } = useSite();
  const { orderNumber, isBlocked, place, clear } = usePlaced();
  if (session.status === 'guest') return <LoginFirst />;
  if (session.status === 'restoring') return <PageSkeleton title={text('fast.title')} />;
  if (isHidden('Deposit', { settings })) return <NoSuchPage />;
  return (
    <Column>
      <PageHead title={text('fast.title')} lead={text('fast.description')} />
      {orderNumber ? (
        <DepositStatus key={orderNumber} orderNumber={orderNumber} isBlocked={isBlocked} onAnother={clear} />
      ) : (
        <DepositMethods member={session.member} window="fpWindow" kind="fast" onPlaced={place} />
      )}
    </Column>
  );
}
