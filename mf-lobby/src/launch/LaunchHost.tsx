import { lazily } from '@tessera/kit';
import { useState } from 'react';
import { useLaunchState } from './launch.atoms.ts';
import { drawn, queued } from './launch.machine.ts';

const FramedLaunch = lazily(() => import('./FramedLaunch.tsx'));
const QueuedNotice = lazily(() => import('./QueuedNotice.tsx'));
const ReadyDialog = lazily(() => import('./ReadyDialog.tsx'));

/**
 * Renders a launch's parts in this document, on every page: the game's frame, the dialog that opens its window, or the
 * notice that it waits.
 */
export default function LaunchHost() {
  const state = useLaunchState();
  const isDrawn = drawn(state) !== undefined;
  // Once mounted it stays: the end of a game leads back through the tab's history.
  const [wasDrawn, setWasDrawn] = useState(false);
  if (isDrawn && !wasDrawn) setWasDrawn(true);
  // Before a launch can wait, another one has run: the notice's live region is there in time.
  const [wasUsed, setWasUsed] = useState(false);
  if (state.status !== 'idle' && !wasUsed) setWasUsed(true);
  return (
    <>
      {wasUsed && <QueuedNotice launch={queued(state)} />}
      {state.status === 'ready' && <ReadyDialog game={state.launch.game} />}
      {wasDrawn && <FramedLaunch />}
    </>
  );
}
