import { useEffect, useRef } from 'react';

/** A frame that becomes lower is believed when it has stayed so for this long. */
export const SETTLE_MS = 1_000;

/**
 * What the page below stands still by: higher at once, lower only when it lasts. A frame that fills itself is low before it is
 * high, and everything below it would jump up and down.
 * @returns takes what the frame says, and how high it stands
 */
export function useSettledHeight(settle: (height: number) => void): (told: number, standing: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (told, standing) => {
    clearTimeout(timer.current);
    if (told >= standing) settle(told);
    else timer.current = setTimeout(() => settle(told), SETTLE_MS);
  };
}
