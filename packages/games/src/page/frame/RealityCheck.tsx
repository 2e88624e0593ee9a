import { useEffect, useState } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useCell } from '../services/cell.ts';
import { steadyNow } from '../services/time.ts';

/** How often the player is told how long they have played. */
const EVERY_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

/** Tells how long the player has played, and what that cost; never in the middle of a round. */
export function RealityCheck() {
  const { session, occupied, interrupted, tally, words, money, leave } = useServices();
  const [start] = useState(() => steadyNow() - (session.now - session.startedAt));
  const [checkedAt, check] = useState(() => steadyNow());
  const [due, set] = useState(false);
  const busy = useCell(occupied);
  useEffect(() => {
    const timer = setTimeout(() => set(true), checkedAt + EVERY_MS - steadyNow());
    return () => clearTimeout(timer);
  }, [checkedAt]);
  const shown = due && !busy;
  useEffect(() => {
    if (shown) interrupted.set(true);
  }, [interrupted, shown]);
  if (!shown) return null;
  const { staked, paid } = tally.value;
  const goOn = (): void => {
    set(false);
    check(steadyNow());
    interrupted.set(false);
  };
  return (
    <Dialog
      title={words('checkTitle', { minutes: Math.round((steadyNow() - start) / MINUTE_MS) })}
      actions={
        <>
          <Button label={words('close')} onPress={leave} />
          <Button kind="primary" first label={words('checkOn')} onPress={goOn} />
        </>
      }
    >
      <p>{words('checkText', { staked: money.write(staked), paid: money.write(paid) })}</p>
    </Dialog>
  );
}
