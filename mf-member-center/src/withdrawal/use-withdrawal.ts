import type { CurrencyCode } from '@tessera/contracts';
import { checkWithdrawPassword, readDigits } from '@tessera/domain';
import { keyOf, useMoney, useScope, useShell } from '@tessera/kit';
import { useFormDraft } from '@tessera/kit/form-draft';
import { problemOf, useIntent, type Outcome } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import {
  amountLeftToday,
  bankAccountList,
  withdrawalCreate,
  withdrawalList,
  withdrawalTerms,
  type BankAccount,
} from '@tessera/wire';
import { useState } from 'react';
import { rangeProblem } from '../cashier/amount.rules.ts';
import { useTypedAmount } from '../cashier/typed-amount.ts';
import { refusalData } from '../cashier/refusal-data.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { WITHDRAWAL_TEXTS, type WithdrawalField } from './withdrawal.codes.ts';
import { rangeOf, type Terms } from './withdrawal.rules.ts';

interface WithdrawalOptions {
  readonly terms: Terms;
  readonly accounts: readonly BankAccount[];
  readonly balance: string;
  readonly currency: CurrencyCode;
  readonly onRequested: (orderNumber: string) => void;
}

/** What is kept over a reload: the digits are not. */
const EMPTY = { accountId: '', amount: '' };

/** The form of a withdrawal: an account, an amount, and the four digits. */
export function useWithdrawal(options: WithdrawalOptions) {
  const { terms, accounts, balance, currency, onRequested } = options;
  const text = useText();
  const money = useMoney();
  const { session, toast } = useShell();
  const { queries } = useScope();
  const { values: kept, setValues: setKept, forget } = useFormDraft('withdrawal', EMPTY);
  const [digits, setDigits] = useState('');
  const values = { amount: kept.amount, digits };
  const [local, setLocal] = useState<Partial<Record<WithdrawalField, MessageId>>>({});
  const [tries, setTries] = useState(0);
  const account = accounts.find(({ id }) => String(id) === kept.accountId) ?? accounts[0];
  const range = rangeOf(terms, balance, currency);
  const amount = useTypedAmount(values.amount, currency, (read) => rangeProblem(read, range, currency));
  const { sum } = amount;

  const textValues = {
    minimum: money(range.minimum, currency),
    maximum: money(range.maximum, currency),
    ...amount.values,
  };
  const problemIn = (error: unknown) => {
    const { field, wording } = problemOf(error, WITHDRAWAL_TEXTS, FAILURE_TEXTS);
    const left = refusalData(error, '107', amountLeftToday)?.amountLeft ?? terms.amountLeft;
    const words =
      'id' in wording
        ? text(wording.id, { ...textValues, amount: money(left, currency) })
        : formatWording(text, wording);
    return { field, words };
  };
  const finish = (outcome: Outcome<typeof withdrawalCreate>, sent: string) => {
    if (outcome.status !== 'done') return;
    toast.show('success', text('withdrawal.done', { amount: money(sent, currency) }));
    void session.refreshBalance();
  };
  const intent = useIntent(withdrawalCreate, {
    onLate: (outcome) => {
      if (outcome.status !== 'done') toast.show('error', problemIn(outcome.error).words);
    },
  });
  const lock = useLock(intent.error);
  const problem = intent.error === undefined || lockOf(intent.error) ? undefined : problemIn(intent.error);

  const change = () => {
    setLocal({});
    intent.reset();
  };
  return {
    account,
    values,
    range,
    lock,
    /** The amount in the wire's form, once it can be sent. */
    sum,
    isPending: intent.state.status === 'pending',
    failures: intent.failures + tries,
    /** Of the whole form. */
    problem: problem?.field === undefined ? problem?.words : undefined,
    errorOf: (field: WithdrawalField): string | undefined => {
      const own = local[field];
      if (own) return text(own, textValues);
      return problem?.field === field ? problem.words : undefined;
    },
    choose: (id: number) => {
      setKept({ ...kept, accountId: String(id) });
      change();
    },
    edit: (field: keyof typeof values, value: string) => {
      if (field === 'digits') setDigits(value);
      else setKept({ ...kept, amount: value });
      change();
    },
    leaveAmount: () => {
      if (amount.problemOnLeave) setLocal({ ...local, amount: amount.problemOnLeave });
    },
    async submit() {
      if (!account) return;
      const isWrong = digits === '' || checkWithdrawPassword(digits) !== undefined;
      if (sum === undefined || isWrong) {
        setLocal({
          ...(amount.problem && { amount: amount.problem }),
          ...(isWrong && { digits: 'err.digits' }),
        });
        setTries(tries + 1);
        return;
      }
      const payload = { bankAccountId: account.id, amount: sum, withdrawPassword: readDigits(digits) };
      const outcome = await intent.submit(payload);
      if (!outcome) return;
      // Also after a refusal: terms or accounts may have changed while the page was open.
      for (const call of [withdrawalTerms, withdrawalList, bankAccountList]) {
        void queries.invalidateQueries({ queryKey: keyOf(call) });
      }
      if (outcome.status === 'done') forget();
      finish(outcome, sum);
      if (outcome.status === 'done') onRequested(outcome.answer.orderNumber);
    },
  };
}
