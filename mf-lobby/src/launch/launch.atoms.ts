import { useStore, useAtomValue, atom } from 'jotai';
import type { Launcher } from './launch.effects.ts';
import { IDLE, type LaunchState } from './launch.machine.ts';

/** The game that is starting, open or being left in this tab. Only the launcher writes it. */
export const launchAtom = atom<LaunchState>(IDLE);

/** The launcher of this scope; there from the activation on. */
export const launcherAtom = atom<Launcher | undefined>(undefined);

export function useLaunchState(): LaunchState {
  return useAtomValue(launchAtom);
}

/** The launcher, for intents of the views. */
export function useLauncher(): Launcher {
  const launcher = useStore().get(launcherAtom);
  if (!launcher) throw new Error('The lobby has no launcher: activate() makes it, see src/activate.ts.');
  return launcher;
}
