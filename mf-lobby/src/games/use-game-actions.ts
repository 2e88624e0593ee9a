import { useName, useSession, useSite } from '@tessera/kit';
import type { Game } from '@tessera/wire';
import { useMemo } from 'react';
import { useLauncher } from '../launch/launch.atoms.ts';
import { otherPlay, tapPlays, toReference } from './game.view.ts';

type Way = 'real' | 'demo';

export interface GameActions {
  readonly name: string;
  /** The mode that a tap launches. */
  readonly tap: Way;
  readonly other: Way | undefined;
  readonly play: (way: Way) => void;
}

/** Returns the player's actions for a game. */
export function useGameActions(game: Game): GameActions {
  const name = useName()(game.gameName);
  const session = useSession();
  const { settings } = useSite();
  const launcher = useLauncher();
  return useMemo(() => {
    const tap = tapPlays(game, session, settings);
    return {
      name,
      tap,
      other: otherPlay(game, tap),
      play: (way) => launcher.launch(toReference(game, name), { demo: way === 'demo' }),
    };
  }, [game, name, session, settings, launcher]);
}
