import { useWords, type RoundAnswer } from '../../../page/kit.ts';
import type { CrashBet, CrashOutcome } from '../rules/crash.ts';
import { CAP, multiplierAt } from '../rules/curve.ts';
import { writeOdds } from './flight.ts';
import type english from './messages/en_US.json';

interface CrashView {
  readonly outcome: CrashOutcome | null;
  readonly takenOutMs: number | null;
}

/** Where the rise ended, and where the player was paid. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useWords<keyof typeof english>();
  const { outcome, takenOutMs } = round.view as CrashView;
  if (!outcome) return null;
  const [bet] = round.choice as readonly { readonly on: CrashBet }[];
  const byHand = takenOutMs === null ? Infinity : multiplierAt(takenOutMs);
  const at = Math.min(byHand, bet?.on.autoAt ?? CAP);
  const ended = words('burstAt', { at: writeOdds(words.number, outcome.crashAt) });
  if (at > outcome.crashAt) return <span>{ended}</span>;
  return (
    <span>
      {words('outAt', { at: writeOdds(words.number, at) })} <small>({ended})</small>
    </span>
  );
}
