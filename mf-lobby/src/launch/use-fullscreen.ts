import { useEffect, useState, type RefObject } from 'react';

export interface Fullscreen {
  readonly possible: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

/** Fullscreen of one element, however it was entered or left. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [active, setActive] = useState(false);
  const [possible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const changed = () => setActive(document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [ref]);
  // A refusal leaves things as they are, and the player sees so.
  const toggle = () =>
    void (active ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(() => undefined);
  return { possible, active, toggle };
}
