import { useEffect, useRef, useState } from 'preact/hooks';
import { askedMotion } from '../boot/page-view.ts';
import { useCell } from '../services/cell.ts';
import type { SoundMaker } from '../services/sound.ts';
import { useServices } from './services.ts';

export type Sound = Omit<SoundMaker, 'on' | 'toggle'> & { readonly on: boolean };

/** Sounds; silent until the player turns them on. */
export function useSound(): Sound {
  const { sound } = useServices();
  const on = useCell(sound.on);
  return { on, play: sound.play, tone: sound.tone, noise: sound.noise };
}

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Whether the player asked for little motion, in the address or else in the system: then only opacity moves, and rounds are
 * shown at once.
 */
export function useCalm(): boolean {
  const asked = askedMotion();
  const [system, set] = useState(() => matchMedia(CALM).matches);
  useEffect(() => {
    const query = matchMedia(CALM);
    const changed = (): void => set(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return asked ? asked === 'reduced' : system;
}

/** Space and Enter anywhere but on a control of its own, and not while a dialog is open. */
export function useMainKey(press: () => void): void {
  const now = useRef(press);
  now.current = press;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      const target = event.target as Element | null;
      if (target?.closest('button, input, select, textarea, a, summary, [role="button"]')) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      now.current();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
