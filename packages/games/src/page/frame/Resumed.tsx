import { useState } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PlayedLine } from '../parts/PlayedLine.tsx';
import { endOf } from '../rounds/round-end.ts';

/** Rounds that ended while no page was there: said plainly, one after the other. */
export function Resumed() {
  const { session, words, money } = useServices();
  const [at, next] = useState(0);
  const round = session.resumed[at];
  if (!round) return null;
  const go = (): void => next(at + 1);
  const { payout, unused } = endOf(money, round);
  return (
    <Dialog
      key={round.roundId}
      title={words('resumedTitle')}
      onClose={go}
      actions={<Button kind="primary" first label={words('continue')} onPress={go} />}
    >
      <p>{words('resumedText')}</p>
      <p class="resumed-line">
        <PlayedLine round={round} />
      </p>
      <p>
        <strong>
          {words('resumedPaid', {
            stake: money.write(round.staked),
            payout: money.write(payout),
          })}
        </strong>
      </p>
      {unused > 0n && <p>{words('unusedBack', { amount: money.write(unused) })}</p>}
    </Dialog>
  );
}
