import { useEffect, useRef, useState } from 'preact/hooks';
import type { Direction } from './targets.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const isOwn = (target: EventTarget | null, of: string): boolean =>
  !!(target as Element | null)?.closest?.(of);

/** Arrows choose whom to aim at, anywhere but where they mean something else. */
export function useArrows(choose: (direction: Direction) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const direction = ARROWS[event.key];
      if (!direction || isOwn(event.target, 'input, select, textarea, dialog')) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current(direction);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

/**
 * Whether Space is held, on the main button or where nothing else takes it. A short press is the button's own; only one
 * that lasts is told here, and it does not press the button once more at its end.
 */
export function useHeldSpace(): boolean {
  const [held, hold] = useState(false);
  useEffect(() => {
    let isHeld = false;
    const set = (next: boolean): void => {
      isHeld = next;
      hold(next);
    };
    const down = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !event.repeat || isHeld) return;
      if (isOwn(event.target, 'button:not(.main), input, select, textarea, a, dialog')) return;
      event.preventDefault();
      set(true);
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !isHeld) return;
      event.preventDefault();
      set(false);
    };
    const gone = (): void => set(false);
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    window.addEventListener('blur', gone);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
      window.removeEventListener('blur', gone);
    };
  }, []);
  return held;
}
