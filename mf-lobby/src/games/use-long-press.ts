import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as phones themselves wait for their context menu. */
export const LONG_PRESS_MS = 450;
/** A finger is never quite still. */
const STILL_PX = 10;

export interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** A finger that stays down for a while; the click that would follow is swallowed. A mouse is left alone. */
export function useLongPress(act: () => void): LongPress {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const acted = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => cancel, []);

  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
      acted.current = false;
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        acted.current = true;
        act();
      }, LONG_PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const start = press.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: (event) => {
      if (!acted.current) return;
      acted.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The phone's own menu for images would come at the same moment.
    onContextMenu: (event) => {
      if (press.current || acted.current) event.preventDefault();
    },
  };
}
