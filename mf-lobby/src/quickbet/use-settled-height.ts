import { useEffect, useRef } from 'react';

/** A lower height is applied after it has lasted this long. */
export const SETTLE_MS = 1_000;

/**
 * Returns a function that takes the reported and the current height: applies a higher one at once, a lower one only
 * when it lasts. A frame that is loading content is low for a moment, and the content below would jump.
 */
export function useSettledHeight(
  settle: (height: number) => void,
): (reported: number, current: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (reported, current) => {
    clearTimeout(timer.current);
    if (reported >= current) settle(reported);
    else timer.current = setTimeout(() => settle(reported), SETTLE_MS);
  };
}
