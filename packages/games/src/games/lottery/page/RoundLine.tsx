import { useWords, type RoundAnswer } from '../../../page/kit.ts';
import { Balls } from './Balls.tsx';
import { FIVE_LOTTERY, PICK3_LOTTERY } from './lotteries.ts';
import type english from './messages/en_US.json';
import type { FiveOutcome } from '../rules/five.ts';
import type { Pick3Outcome } from '../rules/pick3.ts';

/** What fell, and how many tickets there were. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useWords<keyof typeof english>();
  const { outcome } = round.view as { readonly outcome: FiveOutcome | Pick3Outcome | null };
  const tickets = round.choice as readonly unknown[];
  return (
    <span class="past-draw">
      {outcome &&
        ('digits' in outcome ? (
          <Balls lottery={PICK3_LOTTERY} outcome={outcome} />
        ) : (
          <Balls lottery={FIVE_LOTTERY} outcome={outcome} />
        ))}
      {tickets.length > 1 && <small>{words('ticketCount', { count: tickets.length })}</small>}
    </span>
  );
}
