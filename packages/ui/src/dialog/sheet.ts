/** State of a drag. Distances in px, downward positive; speed in px per ms; times in ms. */
export interface SheetDrag {
  readonly startY: number;
  readonly y: number;
  readonly speed: number;
  readonly at: number;
}

/** A release above this speed is a fling. */
const FLING_PX_PER_MS = 0.5;
/** A release below this share of the sheet's height closes it. */
const CLOSE_SHARE = 0.35;
/** Divides upward drags, so that the sheet moves up only a little. */
const UPWARD_RESISTANCE = 8;

export function startDrag(y: number, at: number): SheetDrag {
  return { startY: y, y, speed: 0, at };
}

/** Smooths the speed over the last few moves, because a single sample is noisy. */
export function moveDrag(drag: SheetDrag, y: number, at: number): SheetDrag {
  const elapsed = Math.max(at - drag.at, 1);
  const speed = (y - drag.y) / elapsed;
  return { ...drag, y, at, speed: drag.speed * 0.4 + speed * 0.6 };
}

/** Returns the sheet's offset during a drag. */
export function sheetOffset(drag: SheetDrag): number {
  const distance = drag.y - drag.startY;
  return distance >= 0 ? distance : distance / UPWARD_RESISTANCE;
}

/** Whether a sheet released now should close. An upward fling always keeps it open. */
export function shouldClose(drag: SheetDrag, sheetHeight: number): boolean {
  if (drag.speed > FLING_PX_PER_MS) return true;
  if (drag.speed < -FLING_PX_PER_MS / 2) return false;
  return sheetOffset(drag) > sheetHeight * CLOSE_SHARE;
}
