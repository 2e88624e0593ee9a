import { useLayoutEffect } from 'react';
import { observeSize } from '../observe-size.ts';
import { withPlace } from './place.ts';
import { usePlace } from './use-place.ts';

/** After this long without a scroll the place is written into the history, for a document that comes after this one. */
const WRITE_AFTER_MS = 200;
/** What comes late may still move the page; later than that, the player has begun to look at it. */
const HOLD_MS = 4_000;
/** With any of these the player takes over. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back, forward and reload lead to where the player was on this page, to the pixel. The browser tries that too, but
 * only once, and content that comes later moves the page away again.
 * @returns whether the player has been here before
 */
export function useKeptPlace(): boolean {
  const { place, isPresent, isReturn } = usePlace();

  useLayoutEffect(() => {
    const letGo = isReturn ? hold(place.y) : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (isPresent()) history.replaceState(withPlace(history.state, place), '');
    };
    const scrolled = () => {
      if (letGo?.isHolding() || !isPresent()) return;
      place.y = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_AFTER_MS);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', write);
    return () => {
      letGo?.();
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', write);
    };
  }, [place, isPresent, isReturn]);

  return isReturn;
}

interface Release {
  (): void;
  readonly isHolding: () => boolean;
}

/** Keeps the page at a height, whatever becomes higher or lower in it, until the player does something. */
function hold(y: number): Release {
  const life = new AbortController();
  const settle = () => {
    if (Math.abs(window.scrollY - y) >= 1) window.scrollTo({ top: y, behavior: 'instant' });
  };
  const end = () => life.abort();
  const stop = observeSize(document.body, settle);
  const timer = setTimeout(end, HOLD_MS);
  life.signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  for (const event of TAKES_OVER) {
    window.addEventListener(event, end, { passive: true, capture: true, signal: life.signal });
  }
  // The browser's own attempt, and its anchoring, come as scrolls.
  window.addEventListener('scroll', settle, { passive: true, signal: life.signal });
  settle();
  return Object.assign(end, { isHolding: () => !life.signal.aborted });
}
