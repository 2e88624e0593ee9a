import type { Member } from '@tessera/contracts';
import { CURRENCIES, readAmount, readDigits, readLine } from '@tessera/domain';
import { keyOf, useLocale, useMoney, useScope, useSession, useShell, useSiteClock } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { agentTransfer, agentTransfers, type AnswerOf } from '@tessera/wire';
import { useState } from 'react';
import type { DownlineMember } from '../downline/downline.queries.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { TRANSFER_TEXTS, type FieldName } from './transfer.codes.ts';
import { amountProblem, problemsIn, type Limits } from './transfer.rules.ts';
import { useTransferDraft } from './use-transfer-draft.ts';

/** A transfer that was carried out. */
export interface Receipt extends AnswerOf<typeof agentTransfer> {
  readonly member: DownlineMember;
  readonly amount: string;
  readonly note: string;
  readonly at: Date;
}

/**
 * The form of a transfer: checked, then confirmed, then sent.
 * @param link the number of the member whom the address names, or empty
 */
export function useAgentTransfer(agent: Member, limits: Limits, link: string) {
  const text = useText();
  const money = useMoney();
  const { code: locale } = useLocale();
  const { session: sessions, toast } = useShell();
  const session = useSession();
  const { queries } = useScope();
  const now = useSiteClock();
  const balance = session.status === 'member' ? session.balance.amount : '0';
  const form = useTransferDraft(link);
  const { draft, account, memberId } = form;
  const [checked, setChecked] = useState<Partial<Record<FieldName, MessageId | undefined>>>({});
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const wordsOf = (error: unknown) => {
    const { field, wording } = problemOf(error, TRANSFER_TEXTS, FAILURE_TEXTS);
    return { field, words: formatWording(text, wording) };
  };
  const intent = useIntent(agentTransfer, {
    onLate: (outcome) =>
      outcome.status === 'done'
        ? toast.show('success', text('transfer.receipt'))
        : toast.show('error', wordsOf(outcome.error).words),
  });
  const lock = useLock(intent.error);
  const problem = intent.error === undefined || lockOf(intent.error) ? undefined : wordsOf(intent.error);
  const { currency } = agent;
  const reading = readAmount(draft.amount, currency, locale);
  const terms = { balance, limits, currency };
  const values = {
    example: money('12', currency),
    larger: reading.fault === 'ambiguous' ? reading.larger : '',
    decimals: CURRENCIES[currency].minorDigits,
  };

  const change = (name: FieldName) => {
    setChecked((before) => ({ ...before, [name]: undefined }));
    intent.reset();
  };
  return {
    draft,
    account,
    memberId,
    balance,
    /** The amount in the wire's form, once it can be read. */
    sum: reading.amount,
    receipt,
    lock,
    isAsking,
    isPending: intent.state.status === 'pending',
    failures: intent.failures + tries,
    alert: problem && !problem.field ? problem.words : undefined,
    errorOf: (name: FieldName) => {
      const own = checked[name];
      return own ? text(own, values) : problem?.field === name ? problem.words : undefined;
    },
    editAccount(typed: string) {
      form.setAccount(typed);
      change('member');
    },
    choose(member: DownlineMember) {
      form.setMember(member);
      change('member');
    },
    edit(name: 'amount' | 'note' | 'digits', typed: string) {
      if (name === 'digits') form.setDigits(typed);
      else form.setLine(name, typed);
      change(name);
    },
    leaveAmount() {
      const wrong = amountProblem(reading, terms);
      if (wrong && reading.fault !== 'empty') setChecked((before) => ({ ...before, amount: wrong }));
    },
    /** Checks a field that is left; what is still empty only a submission refuses. */
    leave(name: 'note' | 'digits') {
      const wrong = draft[name] === '' ? undefined : problemsIn(draft, reading, terms)[name];
      if (wrong) setChecked((before) => ({ ...before, [name]: wrong }));
    },
    ask() {
      const wrong = problemsIn(draft, reading, terms);
      setChecked(wrong);
      if (Object.keys(wrong).length > 0) setTries(tries + 1);
      else setAsking(true);
    },
    cancel: () => setAsking(false),
    again: () => setReceipt(undefined),
    async confirm() {
      setAsking(false);
      const { member, digits } = draft;
      const note = readLine(draft.note);
      const { amount } = reading;
      if (!member || amount === undefined) return;
      const outcome = await intent.submit({
        memberId: member.id,
        amount,
        ...(note && { note }),
        withdrawPassword: readDigits(digits),
      });
      if (outcome?.status === 'done') {
        setReceipt({ ...outcome.answer, member, amount, note, at: new Date(now()) });
        form.clear();
        intent.reset();
        void sessions.refreshBalance();
        void queries.invalidateQueries({ queryKey: keyOf(agentTransfers) });
      } else if (outcome?.status === 'refused') {
        // A secret is not kept longer than for one try.
        form.setDigits('');
      }
    },
  };
}
