import { useStore, useAtomValue, atom } from 'jotai';
import { useMemo } from 'react';
import type { Launcher } from './launch.effects.ts';
import { IDLE, queued, type LaunchState } from './launch.machine.ts';

/** The game that is starting, open or closing in this tab. Only the launcher writes it. */
export const launchAtom = atom<LaunchState>(IDLE);

/** The launcher of this scope, set by the activation. */
export const launcherAtom = atom<Launcher | undefined>(undefined);

export function useLaunchState(): LaunchState {
  return useAtomValue(launchAtom);
}

/** Returns whether the game waits for the quit of the game before. */
export function useIsQueued(gameId: number): boolean {
  // An atom per game, so that a launch does not render the other cards.
  const own = useMemo(() => atom((get) => queued(get(launchAtom))?.game.id === gameId), [gameId]);
  return useAtomValue(own);
}

/** Returns the launcher, for the actions of views. */
export function useLauncher(): Launcher {
  const launcher = useStore().get(launcherAtom);
  if (!launcher) throw new Error('The lobby has no launcher: activate() creates it, see src/activate.ts.');
  return launcher;
}
