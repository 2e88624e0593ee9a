import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** The time after which phones open their context menu. */
export const LONG_PRESS_MS = 450;
/** Movement that still counts as a press. */
const STILL_PX = 10;

export interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** Returns handlers that detect a long press by touch and suppress the click that follows. A mouse is ignored. */
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
    // Suppresses the phone's own image menu, which opens at the same moment.
    onContextMenu: (event) => {
      if (press.current || acted.current) event.preventDefault();
    },
  };
}
