import { useMemo } from 'preact/hooks';
import { worldOf, type World } from '../worlds.ts';
import { useSession } from './session.ts';

/** The session's world. Its accent is also `--accent` in CSS, its glass `--glass`, its sky `--sky-1` to `--sky-3`. */
export function useWorld(): World {
  const { world } = useSession();
  return useMemo(() => worldOf(world), [world]);
}
