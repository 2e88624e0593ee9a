import { useMoney } from '@tessera/kit';
import { DescriptionList, Stack, Text } from '@tessera/ui';
import type { Deposit, TransferTarget } from '@tessera/wire';
import { useUsualTime } from '../cashier/use-usual-time.ts';
import { Reference } from '../records/Reference.tsx';
import { useText } from '../text.ts';

interface TransferDetailsProps {
  readonly deposit: Deposit;
  readonly transfer: TransferTarget;
  readonly usualMinutes: number | null;
}

/** What a bank transfer needs, each with a button that copies it, and what happens once the money is on its way. */
export function TransferDetails({ deposit, transfer, usualMinutes }: TransferDetailsProps) {
  const text = useText();
  const money = useMoney();
  const time = useUsualTime();
  const { bankName, holderName, accountNumber, branchCode, reference } = transfer;
  const line = (id: string, label: string, value: string, shown = value) => ({
    id,
    label,
    value: <Reference value={value} label={label} shown={shown} />,
  });
  return (
    <Stack gap={16}>
      <Text>{text('transfer.how')}</Text>
      <DescriptionList
        items={[
          // Copied as banks' forms take it: digits and a point.
          line('amount', text('transfer.amount'), deposit.amount, money(deposit.amount, deposit.currency)),
          line('bank', text('bank.name'), bankName),
          line('holder', text('bank.holder'), holderName),
          line('number', text('bank.number'), accountNumber),
          ...(branchCode === null ? [] : [line('branch', text('bank.branch'), branchCode)]),
          line('reference', text('transfer.reference'), reference),
        ]}
      />
      <Text size={14} tone="muted">
        {text('transfer.next')}
      </Text>
      {usualMinutes !== null && (
        <Text size={14} tone="muted">
          {text('transfer.time', { time: time.usually(usualMinutes) })}
        </Text>
      )}
    </Stack>
  );
}
