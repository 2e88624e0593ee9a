import { whenIdle } from '@tessera/kit';
import { useEffect, useState } from 'react';

/**
 * Returns true once the document is loaded and the browser was idle: work that starts then delays neither the first
 * screen's pictures nor the player's first tap. False on the server.
 */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => (isRested ? undefined : whenIdle(() => setRested(true), { afterLoad: true })), [isRested]);
  return isRested;
}
