import { useScope, useShell } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import type { RoulettePrizeSetting } from '@tessera/wire';
import { useState } from 'react';
import { memberOf, showLatePrize } from './late-prize.ts';

/**
 * Returns what shows the prize of a wheel that was closed, by a toast when it would have stopped (by `steadyNow`), to the
 * member who has spun. `onShown` is called then; where the session is another's, `onGone`.
 */
export function useLatePrize() {
  const scope = useScope();
  const shell = useShell();
  // The end of a session closes the wheel, so it is known from when it was opened.
  const [member] = useState(() => memberOf(shell));
  return (
    prize: RoulettePrizeSetting | undefined,
    stopsAtMs: number,
    { onShown, onGone }: { readonly onShown: () => void; readonly onGone: () => void },
  ): void => {
    const reveal = () => {
      if (!member || memberOf(shell)?.id !== member.id) return onGone();
      if (prize) showLatePrize(scope, prize, member);
      void shell.session.refreshBalance();
      onShown();
    };
    setTimeout(reveal, Math.max(0, stopsAtMs - steadyNow()));
  };
}
