/** Distances in px, downward positive; speed in px per ms; times in ms. */
export interface SheetDrag {
  readonly startY: number;
  readonly y: number;
  readonly speed: number;
  readonly at: number;
}

/** Faster than this at the end is a fling. */
const FLING_PX_PER_MS = 0.5;
/** Further down than this share of its height, the sheet goes. */
const LET_GO_SHARE = 0.35;
/** Upward, the sheet gives only so much. */
const UPWARD_RESISTANCE = 8;

export function startDrag(y: number, at: number): SheetDrag {
  return { startY: y, y, speed: 0, at };
}

/** The speed is smoothed over the last few moves: a finger's last sample alone is noise. */
export function moveDrag(drag: SheetDrag, y: number, at: number): SheetDrag {
  const elapsed = Math.max(at - drag.at, 1);
  const speed = (y - drag.y) / elapsed;
  return { ...drag, y, at, speed: drag.speed * 0.4 + speed * 0.6 };
}

/** Where the sheet stands while it is held. */
export function sheetOffset(drag: SheetDrag): number {
  const distance = drag.y - drag.startY;
  return distance >= 0 ? distance : distance / UPWARD_RESISTANCE;
}

/** Whether the sheet, let go now, leaves. A fling upward always keeps it. */
export function letsGo(drag: SheetDrag, sheetHeight: number): boolean {
  if (drag.speed > FLING_PX_PER_MS) return true;
  if (drag.speed < -FLING_PX_PER_MS / 2) return false;
  return sheetOffset(drag) > sheetHeight * LET_GO_SHARE;
}
