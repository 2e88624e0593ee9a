import { readPath } from '@tessera/i18n';
import { useLocation } from '@tessera/kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lazily } from '../lazily.tsx';
import { useLauncher, useLaunchState } from './launch.atoms.ts';
import type { LaunchState } from './launch.machine.ts';

const GameFrame = lazily(() => import('./GameFrame.tsx'));
const ReadyDialog = lazily(() => import('./ReadyDialog.tsx'));

/** Draws what a launch needs of this document, on every page: the game's frame, or the click that opens its window. */
export default function LaunchHost() {
  const state = useLaunchState();
  useQuitOnLeavingPlay(state);
  if (state.status === 'ready') return <ReadyDialog game={state.launch.game} />;
  if (state.status !== 'starting' && state.status !== 'waiting' && state.status !== 'open') return null;
  const { launch } = state;
  // Its own window shows how it goes on.
  if (launch.mode === 'window') return null;
  return <GameFrame key={launch.id} launch={launch} url={state.status === 'open' ? state.url : undefined} />;
}

/** A game in the page mode has the address `/play`: going Back quits it. */
function useQuitOnLeavingPlay(state: LaunchState): void {
  const launcher = useLauncher();
  const { pathname } = useLocation();
  const onPlay = readPath(pathname).path === '/play';
  const wasOnPlay = useRef(onPlay);
  const left = useEffectEvent(() => {
    if (state.status === 'open' && state.launch.mode === 'page') launcher.close();
  });
  useEffect(() => {
    if (wasOnPlay.current && !onPlay) left();
    wasOnPlay.current = onPlay;
  }, [onPlay]);
}
