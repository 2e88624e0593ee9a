import { keyOf, useScope, useShell } from '@tessera/kit';
import { useFormDraft } from '@tessera/kit/form-draft';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { bankAccountAdd, bankAccountList, bankFormatRefusal, depositMethods } from '@tessera/wire';
import { useState } from 'react';
import { refusalData } from '../cashier/refusal-data.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { ADD_TEXTS, type BankField } from './bank.codes.ts';
import { checkAccount, readBankValues, type BankFormat } from './bank.rules.ts';

interface AddOptions {
  readonly format: BankFormat;
  /** The holder whom the account must have, where the member has given a name. */
  readonly holderName: string | null;
  readonly onDone: () => void;
}

/** What is kept over a reload: the digits are not. */
const EMPTY = { bankName: '', holderName: '', accountNumber: '', branchCode: '' };

/** The form that adds a bank account. */
export function useAddAccount({ format, holderName, onDone }: AddOptions) {
  const text = useText();
  const { toast } = useShell();
  const { queries } = useScope();
  const { state, error, failures, submit, reset } = useIntent(bankAccountAdd);
  const { values: kept, setValues: setKept, forget } = useFormDraft('bank account', EMPTY);
  const [withdrawPassword, setWithdrawPassword] = useState('');
  const values = { ...kept, holderName: holderName ?? kept.holderName, withdrawPassword };
  const [local, setLocal] = useState<Partial<Record<BankField, MessageId>>>({});
  const [tries, setTries] = useState(0);
  const lock = useLock(error);
  const problem =
    error === undefined || lockOf(error) ? undefined : problemOf(error, ADD_TEXTS, FAILURE_TEXTS);
  const isBranch = refusalData(error, '106', bankFormatRefusal)?.field === 'branch_code';
  const field = isBranch ? 'branchCode' : problem?.field;
  const words = problem && formatWording(text, problem.wording);

  return {
    values,
    lock,
    isPending: state.status === 'pending',
    failures: failures + tries,
    /** Of the whole form. */
    problem: field === undefined ? words : undefined,
    errorOf: (name: BankField): string | undefined => {
      const own = local[name];
      return own ? text(own) : field === name ? words : undefined;
    },
    edit: (name: BankField, value: string) => {
      if (name === 'withdrawPassword') setWithdrawPassword(value);
      else setKept({ ...kept, [name]: value });
      setLocal({});
      reset();
    },
    async submit() {
      const wrong = checkAccount(values, format);
      setLocal(wrong);
      if (Object.keys(wrong).length > 0) return setTries(tries + 1);
      const { branchCode, ...others } = readBankValues(values);
      const outcome = await submit({ ...others, branchCode: format.branch ? branchCode : null });
      if (outcome?.status !== 'done') return;
      forget();
      for (const call of [bankAccountList, depositMethods]) {
        void queries.invalidateQueries({ queryKey: keyOf(call) });
      }
      toast.show('success', text('bank.added'));
      onDone();
    },
  };
}
