import type { Member, WaitingKind } from '@tessera/contracts';
import { PLATFORM_CODE } from '@tessera/domain';
import { useAnswer, useSite } from '@tessera/kit';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import { ButtonLink, EmptyState, Notice, Stack } from '@tessera/ui';
import { depositMethods, type DepositMethod } from '@tessera/wire';
import { useText } from '../text.ts';
import { DepositForm } from './DepositForm.tsx';
import type { PlacedOrder } from './use-deposit.ts';

interface DepositMethodsProps {
  readonly member: Member;
  readonly window: WaitingKind;
  /** Only this kind, where the currency has a method of it. */
  readonly kind?: DepositMethod['kind'];
  readonly onPlaced: (order: PlacedOrder) => void;
}

/** The form, once the currency's methods are known, or why there is none. */
export function DepositMethods({ member, window: waiting, kind, onPlaced }: DepositMethodsProps) {
  const text = useText();
  const device = PLATFORM_CODE[useSite().device];
  const answer = useAnswer(depositMethods, { device });
  if (answer.isPending) return <RowsSkeleton />;
  if (isLost(answer)) {
    return (
      <PageFailure error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  const { list, openCount, openLimit, needBankAccountDepositVerified } = answer.data;
  if (needBankAccountDepositVerified === 1) return <UnboundBank />;
  const ofKind = list.filter((method) => method.kind === kind);
  const methods = ofKind.length > 0 ? ofKind : list;
  if (methods.length === 0) {
    return <EmptyState title={text('deposit.none')} text={text('deposit.noneText')} />;
  }
  return (
    <Stack gap={16}>
      <AsOf answer={answer} />
      {openCount >= openLimit && <Notice tone="warning">{text('deposit.err_open')}</Notice>}
      <DepositForm methods={methods} currency={member.currency} window={waiting} onPlaced={onPlaced} />
    </Stack>
  );
}

/** Where the currency's deposits need a verified bank account (spec §2 Dialogs: unbound bank account prompt). */
function UnboundBank() {
  const text = useText();
  const place = usePlace('/user/BindAccount');
  return (
    <EmptyState
      title={text('deposit.bank')}
      text={text('deposit.bankText')}
      action={
        <ButtonLink tone="primary" {...place}>
          {text('bank.title')}
        </ButtonLink>
      }
    />
  );
}
