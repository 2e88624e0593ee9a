import { useMoney, useShell } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import type { RoulettePrizeSetting } from '@tessera/wire';
import { useText } from '../text.ts';
import { isBlank } from './prizes.ts';

/** Returns what shows the prize of a wheel that was closed, by a toast when it would have stopped (by `steadyNow`). */
export function useLatePrize() {
  const text = useText();
  const money = useMoney();
  const { session, toast } = useShell();

  function show(prize: RoulettePrizeSetting | undefined): void {
    if (!prize) return;
    if (isBlank(prize)) toast.show('info', text('wheel.lateNothing'));
    else toast.show('success', text('wheel.late', { amount: money(prize.amount) }));
  }
  return (prize: RoulettePrizeSetting | undefined, stopsAtMs: number, onShown: () => void): void => {
    const reveal = () => {
      show(prize);
      void session.refreshBalance();
      onShown();
    };
    setTimeout(reveal, Math.max(0, stopsAtMs - steadyNow()));
  };
}
