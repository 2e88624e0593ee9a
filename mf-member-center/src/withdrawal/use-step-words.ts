import { useMoney, useName } from '@tessera/kit';
import { useWords } from '../records/use-words.tsx';
import { useText } from '../text.ts';
import type { Progress, WayStep } from './timeline.rules.ts';

/** Words for each step of a withdrawal: its name, and the reason, who has it, or what comes next. */
export function useStepWords({ detail, expectedAt }: Progress) {
  const text = useText();
  const money = useMoney();
  const nameOf = useName();
  const words = useWords(detail.currency);
  const { bankName: bank, why } = detail;
  const amount = money(detail.amount, detail.currency);
  const by = expectedAt === null ? undefined : words.moment(expectedAt);
  const returned = text('withdrawal.returned', { amount });

  function linesOf({ step, state, at }: WayStep): readonly string[] {
    if (step === 'rejected') return [...(why === null ? [] : [nameOf(why)]), returned];
    if (step === 'cancelled') return [returned];
    if (step === 'paid' && state === 'done') return [text('withdrawal.paidText', { amount, bank })];
    if (step === 'approved' && state === 'done') return [text('withdrawal.approvedText', { amount, bank })];
    if (state !== 'current') return [];
    if (step === 'in_progress') {
      return [
        text('withdrawal.providerText'),
        ...(by === undefined ? [] : [text('withdrawal.paidBy', { bank, time: by })]),
      ];
    }
    return [
      text(at === undefined ? 'withdrawal.reviewText' : 'withdrawal.checkingText'),
      ...(by === undefined ? [] : [text('withdrawal.decisionBy', { time: by })]),
    ];
  }
  return {
    nameOf: ({ step }: WayStep): string => {
      switch (step) {
        case 'approved':
        case 'rejected':
        case 'cancelled':
          return text(`payment.${step}`);
        default:
          return text(`withdrawal.${step}`);
      }
    },
    linesOf,
    timeOf: ({ at }: WayStep): string | undefined => (at === undefined ? undefined : words.moment(at)),
  };
}
