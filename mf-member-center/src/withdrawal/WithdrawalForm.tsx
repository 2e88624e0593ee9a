import type { CurrencyCode } from '@tessera/contracts';
import { useMoney } from '@tessera/kit';
import {
  Button,
  Field,
  Notice,
  PasswordInput,
  Select,
  Stack,
  SummaryCard,
  Surface,
  useFocusOnError,
} from '@tessera/ui';
import type { BankAccount } from '@tessera/wire';
import type { FormEvent } from 'react';
import { addAmounts } from '../cashier/amount.rules.ts';
import { AmountField } from '../cashier/AmountField.tsx';
import { useUsualTime } from '../cashier/use-usual-time.ts';
import { LockedNotice } from '../LockedNotice.tsx';
import { useText } from '../text.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import type { Terms } from './withdrawal.rules.ts';

interface WithdrawalFormProps {
  readonly terms: Terms;
  readonly accounts: readonly BankAccount[];
  readonly balance: string;
  readonly currency: CurrencyCode;
  readonly onRequested: (orderNumber: string) => void;
}

/** Account, amount, four digits. The button says how much leaves the balance. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { terms, accounts, currency } = props;
  const text = useText();
  const money = useMoney();
  const time = useUsualTime();
  const withdrawal = useWithdrawal(props);
  const { sum, range } = withdrawal;
  const form = useFocusOnError(withdrawal.failures);
  const amount = (decimal: string) => money(decimal, currency);
  const fee = Number(terms.fee) > 0 ? amount(terms.fee) : text('cashier.noFee');
  const { expectedHours } = terms;
  const when =
    expectedHours === null
      ? []
      : [{ id: 'when', label: text('cashier.inBank'), value: time.atLatest(expectedHours) }];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void withdrawal.submit();
  };
  return (
    <Surface>
      <form ref={form} noValidate onSubmit={submit} aria-label={text('withdrawal.title')}>
        <Stack gap={16}>
          <LockedNotice lock={withdrawal.lock} />
          {withdrawal.problem && (
            <Notice tone="error" role="alert">
              {withdrawal.problem}
            </Notice>
          )}
          <Field label={text('withdrawal.account')} required error={withdrawal.errorOf('account')}>
            <Select
              name="account"
              value={String(withdrawal.account?.id ?? '')}
              onChange={({ target }) => withdrawal.choose(Number(target.value))}
              options={accounts.map(({ id, bankName, accountNumber }) => ({
                value: String(id),
                label: `${bankName} ${accountNumber}`,
              }))}
            />
          </Field>
          <AmountField
            currency={currency}
            value={withdrawal.values.amount}
            onValue={(value) => withdrawal.edit('amount', value)}
            onLeave={withdrawal.leaveAmount}
            presets={[
              { amount: range.minimum, label: amount(range.minimum) },
              { amount: range.maximum, label: text('wallet.max') },
            ]}
            help={text('cashier.range', {
              minimum: amount(range.minimum),
              maximum: amount(range.maximum),
            })}
            error={withdrawal.errorOf('amount')}
          />
          <Field
            label={text('info.withdrawPassword')}
            required
            help={text('withdraw.digits')}
            error={withdrawal.errorOf('digits')}
          >
            <PasswordInput
              name="digits"
              showLabel={text('password.show')}
              hideLabel={text('password.hide')}
              autoComplete="off"
              inputMode="numeric"
              value={withdrawal.values.digits}
              onChange={({ target }) => withdrawal.edit('digits', target.value)}
            />
          </Field>
          {sum && (
            <SummaryCard
              label={text('cashier.summary')}
              lines={[
                { id: 'amount', label: text('wallet.amount'), value: amount(sum) },
                { id: 'fee', label: text('withdrawal.fee'), value: fee },
                {
                  id: 'net',
                  label: text('cashier.youReceive'),
                  value: amount(addAmounts(sum, `-${terms.fee}`, currency)),
                  main: true,
                },
                ...when,
              ]}
            />
          )}
          <Button
            type="submit"
            tone="primary"
            size="lg"
            block
            loading={withdrawal.isPending}
            disabled={withdrawal.lock !== undefined}
          >
            {sum ? text('withdrawal.doAmount', { amount: amount(sum) }) : text('withdrawal.do')}
          </Button>
        </Stack>
      </form>
    </Surface>
  );
}
