import { useName, useSite } from '@tessera/kit';
import type { Game } from '@tessera/wire';
import { useMemo } from 'react';
import { useLauncher } from '../launch/launch.atoms.ts';
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
  const { settings } = useSite();
  const launcher = useLauncher();
  return useMemo(() => {
    const tap = tapPlays(game, isGuest, settings);
    return {
      name,
      tap,
      other: otherPlay(game, tap),
      play: (way, from) => launcher.launch(toReference(game, name), { demo: way === 'demo', ...from }),
    };
  }, [game, name, isGuest, settings, launcher]);
}
