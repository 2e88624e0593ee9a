import type { CurrencyCode } from '@tessera/contracts';
import { truncateAmount } from '@tessera/domain';
import { keyOf, useMoney, useScope, useShell } from '@tessera/kit';
import { useFormDraft } from '@tessera/kit/form-draft';
import { problemOf, useIntent, type Outcome } from '@tessera/kit/intents';
import { wallets, walletTransfer, type ProviderWallet } from '@tessera/wire';
import { useState } from 'react';
import { useTypedAmount } from '../cashier/typed-amount.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { TRANSFER_TEXTS } from './wallet.codes.ts';
import { amountProblem, firstDirection, type Direction } from './wallet.rules.ts';

const EMPTY = { amount: '', direction: '' };

/** The form that moves money between the balance and one provider. */
export function useTransfer(wallet: ProviderWallet, currency: CurrencyCode, balance: string) {
  const text = useText();
  const money = useMoney();
  const { session, toast } = useShell();
  const { queries } = useScope();
  const { values: typed, setValues, forget } = useFormDraft(`transfer ${wallet.gpId}`, EMPTY);
  const { amount } = typed;
  const [direction, setDirection] = useState(() => firstDirection(typed.direction, wallet.cash));
  const [local, setLocal] = useState<MessageId>();
  const [tries, setTries] = useState(0);

  const wordsOf = (error: unknown) => {
    const { field, wording } = problemOf(error, TRANSFER_TEXTS, FAILURE_TEXTS);
    return { field, words: formatWording(text, wording) };
  };
  const done = (sent: Direction, sum: string) => {
    const values = { amount: money(sum, currency), provider: wallet.name };
    toast.show('success', text(sent === 'in' ? 'wallet.moved.in' : 'wallet.moved.out', values));
    void session.refreshBalance();
    void queries.invalidateQueries({ queryKey: keyOf(wallets) });
  };
  const onLate = (outcome: Outcome<typeof walletTransfer>) => {
    if (outcome.status === 'done') return;
    toast.show('error', wordsOf(outcome.error).words);
  };
  const intent = useIntent(walletTransfer, { about: wallet.gpId, onLate });
  const available = truncateAmount(direction === 'in' ? balance : wallet.cash, currency);
  const { sum, values, ...found } = useTypedAmount(amount, currency, (read) =>
    amountProblem(read, available, currency),
  );

  const change = () => {
    setLocal(undefined);
    intent.reset();
  };
  return {
    amount,
    available,
    direction,
    /** The amount in the wire's form, once it can be sent. */
    sum,
    isPending: intent.state.status === 'pending',
    problem: local
      ? ({ field: 'amount', words: text(local, values) } as const)
      : intent.error === undefined
        ? undefined
        : wordsOf(intent.error),
    failures: intent.failures + tries,
    edit: (value: string) => {
      setValues({ amount: value, direction });
      change();
    },
    turn: (to: Direction) => {
      setDirection(to);
      setValues({ amount, direction: to });
      change();
    },
    leave: () => {
      if (found.problemOnLeave) setLocal(found.problemOnLeave);
    },
    async submit() {
      if (sum === undefined) {
        setLocal(found.problem);
        setTries(tries + 1);
        return;
      }
      const outcome = await intent.submit({ gpId: wallet.gpId, direction, amount: sum });
      if (outcome?.status !== 'done') return;
      setValues(EMPTY);
      forget();
      done(direction, sum);
    },
  };
}
