import { useRef } from 'preact/hooks';
import { cell, pause, useCalm, useSound, type Cell } from '../../../page/kit.ts';
import type { BlackjackView } from '../rules/view.ts';
import { framesTo } from './frames.ts';

/** A card lies before the next one comes; the last one is looked at before anything is said about it. */
const CARD_MS = 340;

export interface Turns {
  /** What lies on the table now. Only what shows it is drawn for each card. */
  readonly seen: Cell<BlackjackView | undefined>;
  /** Lays cards until the table looks so. */
  show(next: BlackjackView, isNew: boolean): Promise<void>;
  /** The cards of the last round are taken away. */
  clear(): void;
}

/** @param first what lies there when the page opens */
export function useTurns(first: BlackjackView | undefined): Turns {
  const { current: seen } = useRef(cell(first));
  const sound = useSound();
  const calm = useCalm();

  return {
    seen,
    clear: () => seen.set(undefined),
    async show(next, isNew) {
      const frames = calm ? [next] : framesTo(next, isNew ? undefined : seen.value);
      for (const frame of frames) {
        const isLast = frame === next;
        if (!isLast)
          sound.play(frame.dealer.cards.includes(null) || frame.dealer.cards.length < 2 ? 'card' : 'reveal');
        seen.set(frame);
        if (!isLast) await pause(CARD_MS);
      }
    },
  };
}
