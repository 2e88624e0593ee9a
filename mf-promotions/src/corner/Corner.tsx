import { useSession, useShell } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { readPath } from '@tessera/domain';
import { useEffect, useState } from 'react';
import { CornerTiles } from './CornerTiles.tsx';

/** Pages with one thing to do, whose main button nothing may cover. A promotion has its opt-in. */
const QUIET = /^\/(play|register|loading|close|upgrade|app|user|proxy|fastPayment|discount\/[^/]+)(\/|$)/;

/** What floats above the lobby's pages: nothing on pages with one thing to do, or over a game. */
export default function Corner() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const isPlaying = useIsPlaying();
  if (status === 'restoring' || isPlaying || QUIET.test(readPath(pathname).path)) return null;
  return <CornerTiles isMember={status === 'member'} />;
}

function useIsPlaying(): boolean {
  const { bus } = useShell();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const stops = [
      bus.on('game.opened', () => setPlaying(true)),
      bus.on('game.closed', () => setPlaying(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bus]);
  return isPlaying;
}
