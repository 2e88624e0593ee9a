import type { Member } from '@tessera/contracts';
import { useMoney } from '@tessera/kit';
import { idIn, useAddress } from '@tessera/kit/address';
import { Locked } from '@tessera/kit/lock';
import {
  Button,
  ConfirmDialog,
  Field,
  MoneyInput,
  Notice,
  Panel,
  PasswordInput,
  Stack,
  TextInput,
  useFocusOnError,
} from '@tessera/ui';
import { useText } from '../text.ts';
import { MemberField } from './MemberField.tsx';
import { Receipt } from './Receipt.tsx';
import type { Limits } from './transfer.rules.ts';
import { useAgentTransfer } from './use-agent-transfer.ts';

interface TransferFormProps {
  readonly agent: Member;
  readonly limits: Limits;
}

/** Passes money on to a member of the downline, after a question that names both. */
export function TransferForm({ agent, limits }: TransferFormProps) {
  const text = useText();
  const money = useMoney();
  const { values } = useAddress(['member']);
  const transfer = useAgentTransfer(agent, limits, idIn(values.member) ? values.member : '');
  const { draft, balance, lock, receipt, isAsking, isPending, failures, alert, errorOf, edit } = transfer;
  const form = useFocusOnError(failures);
  const amountOf = (amount: string) => money(amount, agent.currency);
  const amount = amountOf(transfer.sum ?? '0');
  if (receipt) return <Receipt receipt={receipt} agent={agent} onAgain={transfer.again} />;
  return (
    <Panel title={text('transfer.new')}>
      <form
        ref={form}
        noValidate
        aria-label={text('transfer.new')}
        onSubmit={(event) => {
          event.preventDefault();
          transfer.ask();
        }}
      >
        <Stack gap={16}>
          {lock && <Locked lock={lock} text={(_door, time) => text('lock.withdraw_password', { time })} />}
          {alert && (
            <Notice tone="error" role="alert">
              {alert}
            </Notice>
          )}
          <MemberField
            account={transfer.account}
            memberId={transfer.memberId}
            member={draft.member}
            error={errorOf('member')}
            onAccount={transfer.editAccount}
            onMember={transfer.choose}
          />
          <Field
            label={text('transfer.amount')}
            required
            help={`${text('transfer.available', { amount: amountOf(balance) })} · ${text('transfer.limits', {
              least: amountOf(limits.least),
              most: amountOf(limits.most),
              left: amountOf(limits.leftToday),
            })}`}
            error={errorOf('amount')}
          >
            <MoneyInput
              name="amount"
              currency={agent.currency}
              value={draft.amount}
              onValue={(amount) => edit('amount', amount)}
              onBlur={transfer.leaveAmount}
            />
          </Field>
          <Field label={text('transfer.note')} optionalLabel={text('edit.optional')} error={errorOf('note')}>
            <TextInput
              name="note"
              autoComplete="off"
              value={draft.note}
              onChange={({ target }) => edit('note', target.value)}
              onBlur={() => transfer.leave('note')}
            />
          </Field>
          <Field label={text('transfer.digits')} required error={errorOf('digits')}>
            <PasswordInput
              name="digits"
              showLabel={text('password.show')}
              hideLabel={text('password.hide')}
              autoComplete="off"
              inputMode="numeric"
              value={draft.digits}
              onChange={({ target }) => edit('digits', target.value)}
              onBlur={() => transfer.leave('digits')}
            />
          </Field>
          <Button type="submit" tone="primary" block loading={isPending} disabled={lock !== undefined}>
            {text('transfer.continue')}
          </Button>
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={text('transfer.confirmTitle')}
        confirmLabel={text('transfer.do', { amount })}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        onConfirm={() => void transfer.confirm()}
        onCancel={transfer.cancel}
      >
        {isAsking &&
          text('transfer.confirm', {
            amount,
            from: agent.account,
            to: draft.member?.account ?? '',
          })}
      </ConfirmDialog>
    </Panel>
  );
}
