import type { Member } from '@tessera/contracts';
import { useAnswer, useSession, useShell } from '@tessera/kit';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import type { UseQueryResult } from '@tessera/kit/query';
import { ButtonLink, EmptyState, Stack } from '@tessera/ui';
import { wallets, type AnswerOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { AmountsEye } from './AmountsEye.tsx';
import { BackButtons } from './BackButtons.tsx';
import DepositLink from './DepositLink.tsx';
import { ShownWallet } from './ShownWallet.tsx';
import { Sums } from './Sums.tsx';
import { playedLast, sortWallets, walletRights } from './wallet.rules.ts';
import { Rows } from './wallet.styles.ts';

/** The balance and what is held at providers, with the way to bring it back; renders nothing for a guest. */
export default function WalletList() {
  const session = useSession();
  return session.status === 'member' ? <MemberWallet member={session.member} /> : null;
}

function MemberWallet({ member }: { readonly member: Member }) {
  const text = useText();
  const { windows } = useShell();
  const { hasWallets } = walletRights(member);
  const answer = useAnswer(wallets, {}, { enabled: hasWallets });
  return (
    <Stack gap={16}>
      <Sums member={member} held={answer.data?.myCashList} action={<AmountsEye />} />
      <DepositLink block />
      <AsOf answer={answer} />
      {hasWallets && <Held member={member} answer={answer} />}
      <ButtonLink
        block
        href={windows.href('/user/MyWallet')}
        onClick={(event) => {
          event.preventDefault();
          windows.goTo('/user/MyWallet');
        }}
      >
        {text('wallet.more')}
      </ButtonLink>
    </Stack>
  );
}

interface HeldProps {
  readonly member: Member;
  readonly answer: UseQueryResult<AnswerOf<typeof wallets>>;
}

function Held({ member, answer }: HeldProps) {
  const text = useText();
  if (answer.isPending) return <RowsSkeleton rows={3} />;
  if (isLost(answer)) {
    return (
      <PageFailure
        error={answer.error}
        title={text('wallet.failed')}
        retrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  const held = sortWallets(answer.data.myCashList).filter(({ cash }) => Number(cash) > 0);
  if (held.length === 0) {
    return <EmptyState title={text('wallet.none.title')} text={text('wallet.none.text')} />;
  }
  return (
    <>
      <Rows aria-label={text('wallet.providers')}>
        {held.map((wallet) => (
          <ShownWallet key={wallet.gpId} wallet={wallet} member={member} />
        ))}
      </Rows>
      {walletRights(member).canBringBack && <BackButtons lastProvider={playedLast(answer.data)?.name} />}
    </>
  );
}
