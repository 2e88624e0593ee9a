import { startTransition, useEffect, useState } from 'react';
import { advance, isComplete, type Stage, type Staged } from './wall.stages.ts';

/**
 * Cards rendered per frame. On a processor four times slower than a desktop's, a card takes about 5 ms with layout
 * and paint; a frame should stay below 50 ms including its cause.
 */
const CARDS_A_FRAME = 6;

/**
 * Returns the list that each row shows while a list or the scroll position changes: a few rows change per frame, from
 * the top, so that no frame is long; the others keep their content.
 * @param wanted the rows to show, in order; the same array while nothing has changed
 * @param whole all rows are rendered already, by the server
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
    // Another list starts in the next frame, since its cause needs this one; rows scrolled into view appear at once.
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
    // Depends on the stage too: each frame but the last schedules the next.
  }, [settled, stage, rowsAFrame]);

  return stage;
}
