import type { CurrencyCode, WaitingKind } from '@tessera/contracts';
import { keyOf, useMoney, useScope, useShell } from '@tessera/kit';
import { useFormDraft } from '@tessera/kit/form-draft';
import { problemOf, useIntent } from '@tessera/kit/intents';
import {
  amountRange,
  depositCreate,
  depositList,
  depositMethods,
  depositRestriction,
  type DepositMethod,
  type DepositRestriction,
} from '@tessera/wire';
import { useState } from 'react';
import { rangeProblem, type AmountRange } from '../cashier/amount.rules.ts';
import { useTypedAmount } from '../cashier/typed-amount.ts';
import { refusalData } from '../cashier/refusal-data.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { DEPOSIT_TEXTS } from './deposit.codes.ts';

/** An order whose payment page is open, or was blocked. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly isBlocked: boolean;
}

interface DepositOptions {
  readonly methods: readonly DepositMethod[];
  readonly currency: CurrencyCode;
  /** The window that waits for the payment page. */
  readonly window: WaitingKind;
  readonly onPlaced: (order: PlacedOrder) => void;
}

const EMPTY = { methodId: '', amount: '' };

/** The form of a deposit: a method, an amount, and the payment page in a window of its own. */
export function useDeposit({ methods, currency, window: kind, onPlaced }: DepositOptions) {
  const text = useText();
  const { toast, windows } = useShell();
  const { queries } = useScope();
  const wordsOf = useDepositWords(currency);
  const { values: typed, setValues, forget } = useFormDraft('deposit', EMPTY);
  const { amount } = typed;
  const [local, setLocal] = useState<MessageId>();
  const [tries, setTries] = useState(0);
  // One that goes while the page is open is not replaced by another: the next press would pay by it.
  const [chosen, setChosen] = useState(
    () => (methods.find(({ id }) => String(id) === typed.methodId) ?? methods[0])?.id,
  );
  const method = methods.find(({ id }) => id === chosen);
  const intent = useIntent(depositCreate, {
    onLate: (outcome) => {
      if (outcome.status !== 'done') toast.show('error', wordsOf(outcome.error, method).words);
    },
  });
  const { sum, problem, problemOnLeave, values } = useTypedAmount(
    amount,
    currency,
    (read) => method && rangeProblem(read, method, currency),
  );
  const { sum: anySum } = useTypedAmount(amount, currency, () => undefined);

  function findProblem() {
    if (!method) return { field: undefined, page: undefined, words: text('deposit.err_method') };
    if (local) return wordsOf(local, method, values);
    return intent.error === undefined ? undefined : wordsOf(intent.error, method);
  }

  const change = () => {
    setLocal(undefined);
    intent.reset();
  };
  return {
    method,
    amount,
    /** The amount in the wire's form, once it can be sent. */
    sum,
    /** The same, whatever the method takes. */
    typed: anySum,
    isPending: intent.state.status === 'pending',
    problem: findProblem(),
    failures: intent.failures + tries,
    choose: (id: number) => {
      setChosen(id);
      setValues({ ...typed, methodId: String(id) });
      change();
    },
    edit: (value: string) => {
      setValues({ ...typed, amount: value });
      change();
    },
    leave: () => {
      if (problemOnLeave) setLocal(problemOnLeave);
    },
    async submit() {
      if (intent.state.status === 'pending') return;
      if (!method || sum === undefined) {
        setLocal(problem);
        setTries(tries + 1);
        return;
      }
      // In the click: later, browsers would block it. A bank transfer has no payment page.
      const waiting = method.isTransfer === 1 ? undefined : windows.openWaiting(kind);
      const outcome = await intent.submit({ methodId: method.id, amount: sum });
      if (outcome?.status !== 'done') {
        waiting?.close();
        // The method, its range or what the currency asks for may have changed while the page was open.
        void queries.invalidateQueries({ queryKey: keyOf(depositMethods) });
        return;
      }
      forget();
      const { orderNumber, url } = outcome.answer;
      // Blocked: the order's page offers a link, so that this page is not lost.
      if (waiting?.blocked === false) waiting.navigate(url);
      for (const call of [depositMethods, depositList]) {
        void queries.invalidateQueries({ queryKey: keyOf(call) });
      }
      const isBlocked = waiting?.blocked === true;
      if (isBlocked) toast.show('warning', text('deposit.blocked'));
      onPlaced({ orderNumber, isBlocked });
    },
  };
}

const isLimit = ({ kind }: DepositRestriction) => kind !== 'time_out' && kind !== 'self_exclusion';

/** Returns the words for a refusal, a failure, or a problem that the form has found itself. */
function useDepositWords(currency: CurrencyCode) {
  const text = useText();
  const money = useMoney();
  const rangeWords = ({ minimum, maximum }: AmountRange) =>
    text('cashier.err_range', { minimum: money(minimum, currency), maximum: money(maximum, currency) });
  return (
    problem: unknown,
    method: DepositMethod | undefined,
    values: Readonly<Record<string, string | number>> = {},
  ) => {
    if (typeof problem === 'string') {
      const words =
        problem === 'cashier.err_range' && method ? rangeWords(method) : text(problem as MessageId, values);
      return { field: 'amount', page: undefined, words } as const;
    }
    const range = refusalData(problem, '102', amountRange) ?? method;
    const restriction = refusalData(problem, '104', depositRestriction);
    const left = restriction?.remaining ?? null;
    // Where the member finds the cause.
    const page = restriction && (isLimit(restriction) ? ('Limits' as const) : ('Breaks' as const));
    const { field, wording } = problemOf(problem, DEPOSIT_TEXTS, FAILURE_TEXTS);
    if (field && range) return { field, page, words: rangeWords(range) };
    if (left !== null)
      return { field, page, words: text('deposit.err_limitLeft', { amount: money(left, currency) }) };
    return { field, page, words: formatWording(text, wording) };
  };
}
