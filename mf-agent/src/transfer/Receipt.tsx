import type { Member } from '@tessera/contracts';
import { useMoney, useSiteTime } from '@tessera/kit';
import { Button, DescriptionList, Notice, Panel, Stack } from '@tessera/ui';
import { useText } from '../text.ts';
import type { Receipt as Done } from './use-agent-transfer.ts';

interface ReceiptProps {
  readonly receipt: Done;
  readonly agent: Member;
  readonly onAgain: () => void;
}

/** What a transfer did, in place of the form. */
export function Receipt({ receipt, agent, onAgain }: ReceiptProps) {
  const text = useText();
  const siteTime = useSiteTime();
  const money = useMoney();
  const { id, reference, member, amount, note, cash, leftToday, at } = receipt;
  const amountOf = (value: string) => money(value, agent.currency);
  return (
    <Panel title={text('transfer.receipt')}>
      <Stack gap={16}>
        <Notice tone="success" role="status">
          {text('transfer.done', { amount: amountOf(amount), to: member.account })}
        </Notice>
        <DescriptionList
          items={[
            { id: 'id', label: text('transfer.reference'), value: reference ?? id },
            { id: 'at', label: text('transfer.time'), value: siteTime(at) },
            { id: 'from', label: text('transfer.from'), value: agent.account },
            { id: 'to', label: text('transfer.receiver'), value: `${member.account} (${member.id})` },
            { id: 'amount', label: text('transfer.amount'), value: amountOf(amount) },
            ...(note === '' ? [] : [{ id: 'note', label: text('transfer.note'), value: note }]),
            { id: 'after', label: text('transfer.after'), value: amountOf(cash) },
            { id: 'left', label: text('transfer.left'), value: amountOf(leftToday) },
          ]}
        />
        <div>
          <Button onClick={onAgain}>{text('transfer.new')}</Button>
        </div>
      </Stack>
    </Panel>
  );
}
