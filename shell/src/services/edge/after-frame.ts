import type { Disposer } from '@tessera/contracts';

/** Limit for tabs in the background, which paint no frames. */
const FRAME_LIMIT_MS = 100;

/** Calls `act` after the next frame is painted. @returns a function that cancels the call */
export function afterFrame(act: () => void): Disposer {
  let task: ReturnType<typeof setTimeout> | undefined;
  const limit = setTimeout(act, FRAME_LIMIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(limit);
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(limit);
    clearTimeout(task);
  };
}
