import { whenIdle } from '@tessera/kit';
import { useEffect, useState } from 'react';

/**
 * Turns true when the document is loaded and the browser has had a moment's rest: the first screen answers by then, and
 * what begins now holds up neither its pictures nor the player's first tap. False on the server.
 */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => (isRested ? undefined : whenIdle(() => setRested(true), { afterLoad: true })), [isRested]);
  return isRested;
}
