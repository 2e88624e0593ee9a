import { endOf, useAnnounce, useMoney, useSound, verdictOf } from '../../../page/kit.ts';
import { BUBBLES } from '../rules/magazine.ts';
import type { Water } from '../rules/waters.ts';
import type { MagazineAnswer } from './magazine/basket.ts';
import type { Joy } from './sea/sea.ts';
import { multipleIn, nameKey } from './species.ts';
import { useFishingWords } from './words.ts';

/** What is heard, and read out, as bubbles rise and guests come. */
export interface Reactions {
  blown(): void;
  /** The player's bubbles have reached them. */
  reached(joys: readonly Joy[]): void;
  over(answer: MagazineAnswer): void;
}

export function useReactions(water: Water): Reactions {
  const words = useFishingWords();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  return {
    blown() {
      sound.tone(430, 0, 0.07, 0.045);
      sound.tone(640, 0.04, 0.09, 0.035);
    },
    reached(joys) {
      for (const { guest, label } of joys) {
        const multiple = multipleIn(water, guest.kind);
        // One guest that brings more than the whole magazine has cost is a win; any other one is only greeted.
        if (multiple > BUBBLES) sound.play('win', multiple / BUBBLES);
        else sound.play('rise', Math.round(Math.log2(multiple) * 1.5));
        announce(words('greeted', { guest: words(nameKey(guest.kind)), amount: label ?? '' }));
      }
    },
    over(answer) {
      const { payout, staked } = endOf(money, answer);
      const verdict = verdictOf(payout, staked);
      if (verdict === 'win' || verdict === 'grand') sound.play(verdict, 2);
    },
  };
}
