import { useEffect, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../hooks/motion.ts';
import { isPlaying, nextStop, stopCount } from './autoplay.ts';

export interface Carousel {
  /** Index of the current stop. */
  readonly current: number;
  readonly stops: number;
  readonly paused: boolean;
  setPaused: (paused: boolean) => void;
  /** Scrolls the row to a stop. */
  goTo: (stop: number) => void;
  /** Handlers for the element around the row. They pause the autoplay. */
  readonly pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Tracks a scroll-snap row and advances it automatically.
 * @param everyMs time per stop; 0 disables autoplay
 */
export function useCarousel(ref: RefObject<HTMLElement | null>, count: number, everyMs: number): Carousel {
  const [{ current, stops }, setPlace] = useState({ current: 0, stops: count });
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const step = stepOf(row);
      if (step === 0) return;
      const place = {
        current: Math.round(row.scrollLeft / step),
        stops: stopCount(count, (row.clientWidth + 1) / step),
      };
      setPlace((before) =>
        before.current === place.current && before.stops === place.stops ? before : place,
      );
    };
    row.addEventListener('scroll', measure, { passive: true });
    // The observer also reports the first size, after layout: measuring now would force a layout.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (observer) observer.observe(row);
    else measure();
    return () => {
      row.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [ref, count]);

  useEffect(() => {
    if (everyMs === 0 || stops < 2) return;
    const timer = setInterval(() => {
      const row = ref.current;
      const hidden = document.hidden;
      const playing = isPlaying({ paused, hovered, focused, hidden, reducedMotion: prefersReducedMotion() });
      if (row && playing) row.scrollTo({ left: nextStop(current, stops) * stepOf(row), behavior: 'smooth' });
    }, everyMs);
    return () => clearInterval(timer);
  }, [ref, current, stops, paused, hovered, focused, everyMs]);

  return {
    current,
    stops,
    paused,
    setPaused,
    goTo: (stop) => {
      const row = ref.current;
      row?.scrollTo({ left: stop * stepOf(row), behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    },
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** Distance in px between the starts of two slides. */
function stepOf(row: HTMLElement): number {
  const [first, second] = Array.from(row.children);
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
