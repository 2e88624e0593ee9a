import { whenIdle } from '@tessera/kit';
import { useEffect, useState } from 'react';

/**
 * Turns true when the document is loaded and the browser has had a moment's rest: the first screen answers by then, and
 * what begins now holds up neither its pictures nor the player's first tap. False on the server.
 */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    if (isRested) return;
    let takeBack = () => {};
    const rest = () => {
      takeBack = whenIdle(() => setRested(true));
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      window.removeEventListener('load', rest);
      takeBack();
    };
  }, [isRested]);
  return isRested;
}
