import { useEffect, useMemo } from 'preact/hooks';
import { useCalm, useSession } from '../../../../page/kit.ts';
import type { LinesRound } from '../../rules/index.ts';
import { BASE_REELS } from '../../rules/strips.ts';
import type { Theme } from '../art/theme.ts';
import { createScenery, type Scenery } from '../stage/scenery.ts';
import { createStage, type Stage } from '../stage/stage.ts';
import { useLinesWords } from '../words.ts';

/** What is drawn: the reels, and the place behind them. */
export interface Slot {
  readonly stage: Stage;
  readonly scenery: Scenery;
}

export function useSlot(theme: Theme): Slot {
  const words = useLinesWords();
  const { gameCode, resumed } = useSession();
  const calm = useCalm();
  const slot = useMemo(() => {
    const stage = createStage(
      theme,
      { wild: words('wild'), scatter: words('scatter') },
      { still: () => calm, onTurning: (turns) => scenery.rest(turns) },
    );
    const scenery = createScenery(theme, () => calm || stage.spares());
    const last = resumed.at(-1);
    stage.set(BASE_REELS, last ? (last.view as LinesRound).stops[0]! : restingStops(gameCode));
    return { stage, scenery };
  }, [theme, words, calm, gameCode, resumed]);
  useEffect(
    () => () => {
      slot.stage.dispose();
      slot.scenery.dispose();
    },
    [slot],
  );
  return slot;
}

/** Where the reels stand before the first spin: somewhere on their strips, the same for a game each time. */
function restingStops(gameCode: string): number[] {
  const start = [...gameCode].reduce((sum, letter) => sum + letter.charCodeAt(0), 7);
  return BASE_REELS.map((strip, reel) => (start * (reel + 3)) % strip.length);
}
