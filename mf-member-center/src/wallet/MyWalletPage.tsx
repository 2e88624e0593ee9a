import type { Member } from '@tessera/contracts';
import { useAnswer } from '@tessera/kit';
import { idIn, useAddress } from '@tessera/kit/address';
import { AsOf, isLost, PageFailure, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import type { UseQueryResult } from '@tessera/kit/query';
import { ButtonLink, EmptyState, Notice, Panel, Stack } from '@tessera/ui';
import { wallets, type AnswerOf } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { useRecordsOnly } from '../frame/use-records-only.ts';
import { useText } from '../text.ts';
import { AmountsEye } from './AmountsEye.tsx';
import { BackButtons } from './BackButtons.tsx';
import DepositLink from './DepositLink.tsx';
import { ShownWallet } from './ShownWallet.tsx';
import { Sums } from './Sums.tsx';
import { playedLast, sortWallets, walletRights } from './wallet.rules.ts';
import { Columns, Rows, SummaryCard } from './wallet.styles.ts';
import { WalletRow } from './WalletRow.tsx';

/** Balance, money at each provider, and the ways between them (spec §2 Member centre: MyWallet). */
export default function MyWalletPage({ member }: PageProps) {
  const text = useText();
  const { canBringBack, hasWallets } = walletRights(member);
  const answer = useAnswer(wallets, { all: 1 }, { enabled: hasWallets });
  const records = usePlace('/user/Transaction?view=cash');
  return (
    <>
      <PageHead title={text('wallet.title')} action={<AmountsEye />} />
      <Columns>
        <SummaryCard>
          <Sums member={member} held={answer.data?.myCashList} />
          <DepositLink block />
          {answer.data && canBringBack && <BackButtons lastProvider={playedLast(answer.data)?.name} />}
          <ButtonLink block tone="quiet" {...records}>
            {text('wallet.records')}
          </ButtonLink>
        </SummaryCard>
        {hasWallets ? (
          <Stack gap={16}>
            <AsOf answer={answer} />
            <Providers member={member} answer={answer} />
          </Stack>
        ) : (
          <Notice tone="info" title={text('wallet.one.title')}>
            {text('wallet.one.text')}
          </Notice>
        )}
      </Columns>
    </>
  );
}

interface ProvidersProps {
  readonly member: Member;
  readonly answer: UseQueryResult<AnswerOf<typeof wallets>>;
}

/** All providers, each with the form that moves money, one of them open at a time; without forms in a records-only session. */
function Providers({ member, answer }: ProvidersProps) {
  const text = useText();
  const { values, change } = useAddress(['provider']);
  const openId = idIn(values.provider);
  const isRecordsOnly = useRecordsOnly();
  if (answer.isPending) return <RowsSkeleton />;
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
  const list = sortWallets(answer.data.myCashList);
  if (list.length === 0) {
    return <EmptyState title={text('wallet.none.title')} text={text('wallet.none.text')} />;
  }
  return (
    <Panel title={text('wallet.providers')}>
      <Rows>
        {list.map((wallet) =>
          isRecordsOnly ? (
            <ShownWallet key={wallet.gpId} wallet={wallet} member={member} />
          ) : (
            <WalletRow
              key={wallet.gpId}
              wallet={wallet}
              member={member}
              isOpen={openId === wallet.gpId}
              // Back leaves the page: it does not close one row after the other.
              onToggle={() =>
                change({ provider: openId === wallet.gpId ? '' : String(wallet.gpId) }, { replace: true })
              }
            />
          ),
        )}
      </Rows>
    </Panel>
  );
}
