import type { Member } from '@tessera/contracts';
import { useMoney, useSession } from '@tessera/kit';
import { Button, Cluster, Field, MoneyInput, Notice, Stack, useFocusOnError } from '@tessera/ui';
import type { ProviderWallet } from '@tessera/wire';
import { useAtomValue } from 'jotai';
import type { FormEvent } from 'react';
import { useText } from '../text.ts';
import { useTransfer } from './use-transfer.ts';
import { areAmountsHiddenAtom } from './wallet.atoms.ts';
import type { Direction } from './wallet.rules.ts';

interface TransferFormProps {
  readonly wallet: ProviderWallet;
  readonly member: Member;
}

const DIRECTIONS: readonly Direction[] = ['in', 'out'];

/** Moves money between the balance and one provider. A closed provider's form is sent too: the platform decides. */
export function TransferForm({ wallet, member }: TransferFormProps) {
  const text = useText();
  const money = useMoney();
  const session = useSession();
  const isHidden = useAtomValue(areAmountsHiddenAtom);
  const balance = session.status === 'member' ? session.balance.amount : '0';
  const transfer = useTransfer(wallet, member.currency, balance);
  const { amount, available, direction, failures, isPending, problem } = transfer;
  const form = useFocusOnError(failures);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void transfer.submit();
  };
  const amounts = { in: 'wallet.in.amount', out: 'wallet.out.amount' } as const;
  const label = transfer.sum
    ? text(amounts[direction], { amount: money(transfer.sum, member.currency) })
    : text('wallet.move');
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={text('wallet.form', { provider: wallet.name })}>
      <Stack gap={12}>
        {problem && !problem.field && (
          <Notice tone="error" role="alert">
            {problem.words}
          </Notice>
        )}
        <Cluster gap={8} role="group" aria-label={text('wallet.direction')}>
          {DIRECTIONS.map((one) => (
            <Button
              key={one}
              size="sm"
              aria-pressed={one === direction}
              tone={one === direction ? 'secondary' : 'quiet'}
              onClick={() => transfer.turn(one)}
            >
              {text(one === 'in' ? 'wallet.in' : 'wallet.out')}
            </Button>
          ))}
        </Cluster>
        <Field
          label={text('wallet.amount')}
          required
          help={
            isHidden ? undefined : text('wallet.available', { amount: money(available, member.currency) })
          }
          error={problem?.field ? problem.words : undefined}
        >
          <MoneyInput
            name="amount"
            currency={member.currency}
            value={amount}
            onValue={transfer.edit}
            onBlur={transfer.leave}
            end={
              <Button size="sm" tone="quiet" onClick={() => transfer.edit(available)}>
                {text('wallet.max')}
              </Button>
            }
          />
        </Field>
        <Button type="submit" tone="primary" block loading={isPending}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
