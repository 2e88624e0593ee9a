import type { CurrencyCode, WaitingKind } from '@tessera/contracts';
import { useMoney } from '@tessera/kit';
import { Button, Notice, Stack, SummaryCard, Surface, useFocusOnError } from '@tessera/ui';
import type { DepositMethod } from '@tessera/wire';
import type { FormEvent } from 'react';
import { addAmounts, presetsOf } from '../cashier/amount.rules.ts';
import { AmountField } from '../cashier/AmountField.tsx';
import { useUsualTime } from '../cashier/use-usual-time.ts';
import { useText } from '../text.ts';
import { PageLink } from '../limits/PageLink.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { useDeposit, type PlacedOrder } from './use-deposit.ts';
import { useMedian } from './use-median.ts';

interface DepositFormProps {
  readonly methods: readonly DepositMethod[];
  readonly currency: CurrencyCode;
  readonly window: WaitingKind;
  readonly onPlaced: (order: PlacedOrder) => void;
}

/** Method, amount, pay. The button says how much. */
export function DepositForm(props: DepositFormProps) {
  const { methods, currency } = props;
  const text = useText();
  const money = useMoney();
  const deposit = useDeposit(props);
  const { method, sum, problem } = deposit;
  const median = useMedian(currency, method?.minimum ?? '0');
  const form = useFocusOnError(deposit.failures);
  const amount = (decimal: string) => money(decimal, currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void deposit.submit();
  };
  return (
    <Surface>
      <form ref={form} noValidate onSubmit={submit} aria-label={text('deposit.title')}>
        <Stack gap={24}>
          {problem && !problem.field && (
            <Notice tone="error" role="alert">
              <span>{problem.words} </span>
              {problem.page && <PageLink page={problem.page} />}
            </Notice>
          )}
          <MethodChoice
            methods={methods}
            value={method?.id}
            currency={currency}
            sum={deposit.typed}
            onChoose={deposit.choose}
          />
          <AmountField
            currency={currency}
            value={deposit.amount}
            onValue={deposit.edit}
            onLeave={deposit.leave}
            presets={
              method
                ? presetsOf(method, currency, median).map((preset) => ({
                    amount: preset,
                    label: amount(preset),
                  }))
                : []
            }
            help={
              method &&
              text('cashier.range', { minimum: amount(method.minimum), maximum: amount(method.maximum) })
            }
            error={problem?.field ? problem.words : undefined}
          />
          {method && sum && <DepositSummary method={method} sum={sum} currency={currency} />}
          <Button type="submit" tone="primary" size="lg" block loading={deposit.isPending}>
            {method?.isTransfer === 1
              ? text('deposit.showAccount')
              : method && sum
                ? text('deposit.payAmount', { amount: amount(addAmounts(sum, method.fee, currency)) })
                : text('deposit.pay')}
          </Button>
        </Stack>
      </form>
    </Surface>
  );
}

interface DepositSummaryProps {
  readonly method: DepositMethod;
  /** In the wire's form. */
  readonly sum: string;
  readonly currency: CurrencyCode;
}

function DepositSummary({ method, sum, currency }: DepositSummaryProps) {
  const text = useText();
  const money = useMoney();
  const time = useUsualTime();
  const amount = (decimal: string) => money(decimal, currency);
  const { fee, usualMinutes } = method;
  const when =
    usualMinutes === null
      ? []
      : [{ id: 'when', label: text('cashier.inBalance'), value: time.usually(usualMinutes) }];
  return (
    <SummaryCard
      label={text('cashier.summary')}
      lines={[
        { id: 'amount', label: text('wallet.amount'), value: amount(sum) },
        {
          id: 'fee',
          label: text('withdrawal.fee'),
          value: Number(fee) > 0 ? amount(fee) : text('cashier.noFee'),
        },
        {
          id: 'total',
          label: text('cashier.youPay'),
          value: amount(addAmounts(sum, fee, currency)),
          main: true,
        },
        ...when,
      ]}
    />
  );
}
