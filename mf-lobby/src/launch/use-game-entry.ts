import { useShell } from '@tessera/kit';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLauncher, useLaunchState } from './launch.atoms.ts';
import { framed } from './launch.machine.ts';

/** The history entry of a game. */
interface Entry {
  /** The entry from which the game was opened. */
  readonly from: Pick<ReturnType<typeof useLocation>, 'key' | 'pathname' | 'search'>;
  readonly demo: boolean;
  /** Key of the game's own entry; undefined until the router has navigated. */
  own: string | undefined;
}

/**
 * Gives a game within this document its own history entry: `/play` for a page game (spec §2), the lobby's address
 * again for a modal game. Going back quits the game, and a game that ends otherwise goes back, so that the player
 * returns to where the game was opened either way.
 */
export function useGameEntry(): void {
  const launcher = useLauncher();
  const state = useLaunchState();
  const location = useLocation();
  const navigate = useNavigate();
  const { session, windows } = useShell();
  const gameEntry = useRef<Entry | undefined>(undefined);
  const launch = framed(state);
  const isFramed = launch !== undefined;

  const enter = useEffectEvent(() => {
    gameEntry.current = { from: location, demo: launch?.demo ?? false, own: undefined };
    void navigate(launch?.mode === 'page' ? windows.href('/play') : location.pathname + location.search);
  });
  const leave = useEffectEvent(() => {
    const entry = gameEntry.current;
    gameEntry.current = undefined;
    if (entry?.own !== location.key) return;
    // At the session's end the shell may navigate too, and a step back would arrive after it.
    if (!entry.demo && session.get().status === 'guest') {
      void navigate(entry.from.pathname + entry.from.search, { replace: true });
    } else void navigate(-1);
  });
  const moved = useEffectEvent((key: string) => {
    const entry = gameEntry.current;
    if (!entry || key === entry.own) return;
    if (entry.own === undefined) {
      if (key !== entry.from.key) entry.own = key;
      return;
    }
    gameEntry.current = undefined;
    launcher.close();
  });

  useEffect(() => {
    if (!isFramed) return;
    enter();
    return leave;
  }, [isFramed]);
  useEffect(() => moved(location.key), [location.key]);
}
