import { useLocation } from '@tessera/kit/router';
import { useEffect, useRef } from 'react';
import { useLauncher } from './launch.atoms.ts';
import type { Launch } from './launch.machine.ts';

/**
 * Gives up a launch that waits for a quit when the player goes to another page, where its game must not appear. A game
 * with a window of its own opens there.
 */
export function useQueuedPlace(launch: Launch | undefined): void {
  const launcher = useLauncher();
  const { pathname, search } = useLocation();
  const isHere = launch && (launch.mode !== 'window' || launch.blocked);
  const place = isHere && pathname + search;
  const from = useRef(place);
  useEffect(() => {
    if (from.current && place && from.current !== place) launcher.close();
    from.current = place;
  }, [place, launcher]);
}
