import { Timeline, type TimelineStep } from '@tessera/ui';
import { useText } from '../text.ts';
import { wayOf, type Progress } from './timeline.rules.ts';
import { useStepWords } from './use-step-words.ts';

/** The whole way of a withdrawal: what has happened and when, who has it now, and by when the next step is expected. */
export function WithdrawalTimeline({ answer }: { readonly answer: Progress }) {
  const text = useText();
  const { nameOf, linesOf, timeOf } = useStepWords(answer);
  const steps = wayOf(answer).map((step): TimelineStep => {
    const time = timeOf(step);
    const lines = linesOf(step);
    return {
      id: step.step,
      title: nameOf(step),
      state: step.state,
      ...(time !== undefined && { time }),
      ...(lines.length > 0 && { text: lines.map((line) => <div key={line}>{line}</div>) }),
    };
  });
  return <Timeline label={text('payment.withdrawal')} steps={steps} />;
}
