import { useShell } from '@tessera/kit';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLauncher, useLaunchState } from './launch.atoms.ts';
import { framed } from './launch.machine.ts';

/** The entry of the tab's history that a game has to itself. */
interface Entry {
  /** The one from which the game was opened. */
  readonly from: Pick<ReturnType<typeof useLocation>, 'key' | 'pathname' | 'search'>;
  readonly demo: boolean;
  /** Of its own; not known before the router has gone there. */
  own: string | undefined;
}

/**
 * A game within this document has an entry of the tab's history: `/play` where it is a page (spec §2), the lobby's own
 * address once more where it stands over the lobby. Going back quits the game, and a game that ends otherwise leads
 * back, so that either way the player stands where the game was opened.
 */
export function useGameEntry(): void {
  const launcher = useLauncher();
  const state = useLaunchState();
  const location = useLocation();
  const navigate = useNavigate();
  const { session, windows } = useShell();
  const held = useRef<Entry | undefined>(undefined);
  const launch = framed(state);
  const isFramed = launch !== undefined;

  const enter = useEffectEvent(() => {
    held.current = { from: location, demo: launch?.demo ?? false, own: undefined };
    void navigate(launch?.mode === 'page' ? windows.href('/play') : location.pathname + location.search);
  });
  const leave = useEffectEvent(() => {
    const entry = held.current;
    held.current = undefined;
    if (entry?.own !== location.key) return;
    // With the session's end the shell may lead on by itself, and a step back would arrive after it.
    if (!entry.demo && session.get().status === 'guest') {
      void navigate(entry.from.pathname + entry.from.search, { replace: true });
    } else void navigate(-1);
  });
  const moved = useEffectEvent((key: string) => {
    const entry = held.current;
    if (!entry || key === entry.own) return;
    if (entry.own === undefined) {
      if (key !== entry.from.key) entry.own = key;
      return;
    }
    held.current = undefined;
    launcher.close();
  });

  useEffect(() => {
    if (!isFramed) return;
    enter();
    return leave;
  }, [isFramed]);
  useEffect(() => moved(location.key), [location.key]);
}
