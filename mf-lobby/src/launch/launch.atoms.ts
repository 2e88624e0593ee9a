import { useStore, useAtomValue, atom } from 'jotai';
import type { Launcher } from './launch.effects.ts';
import { IDLE, type LaunchState } from './launch.machine.ts';

/** The game that is starting, open or closing in this tab. Only the launcher writes it. */
export const launchAtom = atom<LaunchState>(IDLE);

/** The launcher of this scope, set by the activation. */
export const launcherAtom = atom<Launcher | undefined>(undefined);

export function useLaunchState(): LaunchState {
  return useAtomValue(launchAtom);
}

/** Returns the launcher, for the actions of views. */
export function useLauncher(): Launcher {
  const launcher = useStore().get(launcherAtom);
  if (!launcher) throw new Error('The lobby has no launcher: activate() creates it, see src/activate.ts.');
  return launcher;
}
