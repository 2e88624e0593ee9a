import type { Disposer } from '@tessera/contracts';

/** A tab in the background paints nothing. */
const FRAME_LIMIT_MS = 100;

/** Acts when the frame that comes next is on its way to the screen. @returns what keeps it from acting */
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
