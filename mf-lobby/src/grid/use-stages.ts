import { startTransition, useEffect, useState } from 'react';
import { advance, isComplete, type Stage, type Staged } from './wall.stages.ts';

/**
 * Cards that are made or changed within one frame. At a processor four times slower than a desktop's one takes about
 * 5 ms with its layout and its paint; a frame should stay below 50 ms beside what caused it.
 */
const CARDS_A_FRAME = 6;

/**
 * What each row shows while a list, or the window's place in it, changes: a few rows in each frame, from the top, so
 * that no frame is long. The others keep what they show.
 * @param wanted the rows to be shown, in their order; always the same array while nothing has changed
 * @param whole all of them are there already, as the server has rendered them
 */
export function useStages<List extends Staged>(
  list: List,
  wanted: readonly number[],
  columns: number,
  whole: boolean,
): Stage<List> {
  const rowsAFrame = Math.max(1, Math.floor(CARDS_A_FRAME / columns));
  const [state, setState] = useState(() => ({
    list,
    wanted,
    stage: advance<List>(new Map(), list, wanted, whole ? Infinity : rowsAFrame),
  }));
  let { stage } = state;
  if (state.list !== list || state.wanted !== wanted) {
    // Whatever brought another list has work of its own in this frame; a row that comes into view is there at once.
    const atOnce = state.list.of === list.of ? rowsAFrame : 0;
    stage = advance(stage, list, wanted, whole ? Infinity : atOnce);
    setState({ list, wanted, stage });
  }
  const settled = isComplete(stage, list, wanted);

  useEffect(() => {
    if (settled) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() =>
        setState((now) => ({ ...now, stage: advance(now.stage, now.list, now.wanted, rowsAFrame) })),
      ),
    );
    return () => cancelAnimationFrame(frame);
    // The stage too: each frame that is not the last leads to another.
  }, [settled, stage, rowsAFrame]);

  return stage;
}
