import { useEffect, useState, type RefObject } from 'react';

export interface Fullscreen {
  readonly possible: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

/** Returns the fullscreen state of an element, however it was entered or left, and a function that toggles it. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [active, setActive] = useState(false);
  const [possible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const changed = () => setActive(document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [ref]);
  // A refusal by the browser needs no message: nothing changes on the screen.
  const toggle = () =>
    void (active ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(() => undefined);
  return { possible, active, toggle };
}
