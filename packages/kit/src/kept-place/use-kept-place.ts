import { useLayoutEffect } from 'react';
import { observeSize } from '../observe-size.ts';
import { withPlace, type Place } from './place.ts';
import { useEntryPlace } from './use-entry-place.ts';

/** Time without a scroll after which the place is written to the history, for a later document. */
const WRITE_AFTER_MS = 200;
/** Time during which late content may move the page and the position is restored; after it the player is reading. */
const HOLD_MS = 4_000;
/** Events by which the player takes control of the position. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the exact position on this page after Back, Forward and a reload. The browser does that only once, and
 * content that loads later moves the page away again.
 * @returns whether this is a return to the page
 */
export function useKeptPlace(): boolean {
  const { place, isPresent, isReturn, leave } = useEntryPlace();

  useLayoutEffect(() => {
    const release = isReturn ? holdPosition({ ...place }) : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (isPresent()) history.replaceState(withPlace(history.state, place), '');
    };
    const scrolled = () => {
      if (release?.isHolding() || !isPresent()) return;
      place.y = window.scrollY;
      place.anchor = boxes().find(({ top }) => top >= 0 && top < window.innerHeight);
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_AFTER_MS);
    };
    // An entry that was left quickly, or has replaced another one, does not have it yet.
    if (place.y > 0) write();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', write);
    return () => {
      leave();
      release?.();
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', write);
    };
  }, [place, isPresent, isReturn, leave]);

  return isReturn;
}

interface Release {
  (): void;
  readonly isHolding: () => boolean;
}

/** The boxes by which a position is kept, with their names in `data-place`, and their distances from the window's top. */
const boxes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].map((element) => ({
    box: element.dataset['place'] ?? '',
    top: element.getBoundingClientRect().top,
  }));

/** Keeps a box of the page where it was in the window, or the page at its offset, until the player's first input. */
function holdPosition({ y, anchor }: Pick<Place, 'y' | 'anchor'>): Release {
  const life = new AbortController();
  const settle = () => {
    const now = anchor && boxes().find(({ box }) => box === anchor.box);
    const top = now ? window.scrollY + now.top - anchor.top : y;
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior: 'instant' });
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
  // The browser's own restoration and scroll anchoring appear as scroll events.
  window.addEventListener('scroll', settle, { passive: true, signal: life.signal });
  settle();
  return Object.assign(end, { isHolding: () => !life.signal.aborted });
}
