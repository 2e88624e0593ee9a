import type { SceneSize } from '../../../../page/kit.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';

/** Where the fifteen places stand, CSS pixels of the scene. */
export interface VaultLayout {
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Between two reels. */
  readonly gap: number;
  readonly border: number;
}

const TALLEST = 1.3;
const WIDEST = 1.12;

export function layoutOf({ width, height }: SceneSize): VaultLayout {
  const border = Math.max(12, Math.min(34, Math.min(width, height) * 0.045));
  const gap = Math.max(3, width * 0.006);
  const roomX = (width - 6 - border * 2 - gap * (REELS - 1)) / REELS;
  const roomY = (height - 6 - border * 2) / ROWS;
  const cellWidth = Math.floor(Math.min(roomX, roomY * WIDEST));
  const cellHeight = Math.floor(Math.min(roomY, cellWidth * TALLEST));
  return {
    left: Math.round((width - cellWidth * REELS - gap * (REELS - 1)) / 2),
    top: Math.round((height - cellHeight * ROWS) / 2),
    cellWidth,
    cellHeight,
    gap,
    border,
  };
}

export const reelLeft = ({ left, cellWidth, gap }: VaultLayout, reel: number): number =>
  left + reel * (cellWidth + gap);
