import { lazily } from '@tessera/kit';
import { useLaunchState } from './launch.atoms.ts';
import { useGameEntry } from './use-game-entry.ts';

const GameFrame = lazily(() => import('./GameFrame.tsx'));
const ReadyDialog = lazily(() => import('./ReadyDialog.tsx'));

/** Renders a launch's parts in this document, on every page: the game's frame, or the dialog that opens its window. */
export default function LaunchHost() {
  const state = useLaunchState();
  useGameEntry();
  if (state.status === 'ready') return <ReadyDialog game={state.launch.game} />;
  if (state.status !== 'starting' && state.status !== 'waiting' && state.status !== 'open') return null;
  const { launch } = state;
  // A game in its own window shows its progress there.
  if (launch.mode === 'window') return null;
  return <GameFrame key={launch.id} launch={launch} url={state.status === 'open' ? state.url : undefined} />;
}
