import { useScope, useShell } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import type { RoulettePrizeSetting } from '@tessera/wire';
import { showLatePrize } from './late-prize.ts';

/** Returns what shows the prize of a wheel that was closed, by a toast when it would have stopped (by `steadyNow`). */
export function useLatePrize() {
  const scope = useScope();
  const { session } = useShell();
  return (prize: RoulettePrizeSetting | undefined, stopsAtMs: number, onShown: () => void): void => {
    const reveal = () => {
      if (prize) showLatePrize(scope, prize);
      void session.refreshBalance();
      onShown();
    };
    setTimeout(reveal, Math.max(0, stopsAtMs - steadyNow()));
  };
}
