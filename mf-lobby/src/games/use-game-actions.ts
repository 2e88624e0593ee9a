import { useName, useScope, useSite } from '@tessera/kit';
import type { Game } from '@tessera/wire';
import { useMemo } from 'react';
import { useLauncher } from '../launch/launch.atoms.ts';
import { guestMayTry } from '../providers/members-only.ts';
import { useIsGuest } from './use-is-guest.ts';
import { otherPlay, tapPlays, toReference } from './game.view.ts';

type Way = 'real' | 'demo';

export interface GameActions {
  readonly name: string;
  /** The mode that a tap launches. */
  readonly tap: Way;
  readonly other: Way | undefined;
  readonly play: (way: Way, from?: { readonly onCard: boolean }) => void;
}

/** Returns the player's actions for a game. */
export function useGameActions(game: Game): GameActions {
  const name = useName()(game.gameName);
  const isGuest = useIsGuest();
  const guestDemo = guestMayTry(useScope(), useSite(), game.gpId);
  const launcher = useLauncher();
  return useMemo(() => {
    const tap = tapPlays(game, isGuest, { guestDemo });
    return {
      name,
      tap,
      // A guest whose tap starts no demo may start none.
      other: isGuest && tap === 'real' ? undefined : otherPlay(game, tap),
      play: (way, from) => launcher.launch(toReference(game, name), { demo: way === 'demo', ...from }),
    };
  }, [game, name, isGuest, guestDemo, launcher]);
}
