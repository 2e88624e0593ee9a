import GameFrame from './GameFrame.tsx';
import { useLaunchState } from './launch.atoms.ts';
import { drawn } from './launch.machine.ts';
import { useGameEntry } from './use-game-entry.ts';

/** The frame of a game within this document, and its entry in the tab's history. Stays mounted to go back when it ends. */
export default function FramedLaunch() {
  const state = useLaunchState();
  useGameEntry();
  const launch = drawn(state);
  if (!launch) return null;
  return <GameFrame key={launch.id} launch={launch} url={state.status === 'open' ? state.url : undefined} />;
}
