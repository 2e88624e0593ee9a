import { useRef, useState } from 'preact/hooks';
import { pause, useAutoplay, useOnChange, type Autoplay } from '../../../../page/kit.ts';
import type { MagazineAnswer } from './basket.ts';

/** What the last magazine brought is seen before the next one is filled by itself. */
const REFILL_AFTER_MS = 1_500;

/** Magazines that are filled without being asked for one by one: only where the player has switched that on. */
export interface Filling {
  /** One is filled when the one before is over, until it is switched off; the player blows. */
  readonly isRefilling: boolean;
  toggleRefill(): void;
  /** Filled, and blown by themselves, with the limits that the player set. */
  readonly auto: Autoplay;
  /** A magazine is over. */
  over(answer: MagazineAnswer): void;
  /** Both end. */
  stop(): void;
}

export function useFilling(fill: () => Promise<MagazineAnswer | undefined>): Filling {
  const [isRefilling, setRefilling] = useState(false);
  const wanted = useRef(false);
  const ending = useRef<((answer: MagazineAnswer | undefined) => void) | undefined>(undefined);
  const latest = useRef(fill);
  latest.current = fill;

  function end(answer: MagazineAnswer | undefined): void {
    ending.current?.(answer);
    ending.current = undefined;
  }
  function refill(on: boolean): void {
    wanted.current = on;
    setRefilling(on);
  }
  const auto = useAutoplay(async () => {
    const filled = await latest.current();
    if (!filled) return undefined;
    return new Promise<MagazineAnswer | undefined>((resolve) => (ending.current = resolve));
  });
  const isAuto = auto.left !== undefined;
  // Stopped in the middle of a magazine: what is left of it is the player's to blow.
  useOnChange(isAuto, () => {
    if (!isAuto) end(undefined);
  });

  async function fillAgain(): Promise<void> {
    await pause(REFILL_AFTER_MS);
    if (!wanted.current) return;
    // Whoever is asked something first decides that; and what is refused once is not asked for again.
    const filled = document.querySelector('dialog[open]') ? undefined : await latest.current();
    if (!filled) refill(false);
  }

  return {
    isRefilling,
    toggleRefill: () => refill(!isRefilling),
    auto,
    over(answer) {
      const isPlayedByItself = ending.current !== undefined;
      end(answer);
      if (!isPlayedByItself && wanted.current) void fillAgain();
    },
    stop() {
      auto.stop();
      refill(false);
    },
  };
}
