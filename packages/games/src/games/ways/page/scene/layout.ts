import type { SceneSize } from '../../../../page/kit.ts';
import { REELS } from '../../rules/symbols.ts';

/** Where the window's lights stand, CSS pixels of the scene. */
export interface WindowLayout {
  readonly left: number;
  /** Upper edge of the panes; the arch rises above it. */
  readonly top: number;
  readonly lightWidth: number;
  readonly lightHeight: number;
  readonly mullion: number;
  readonly arch: number;
  readonly border: number;
}

const MOST_TALL = 8.6;

export function layoutOf({ width, height }: SceneSize): WindowLayout {
  const border = Math.max(5, Math.min(14, width * 0.014));
  const mullion = Math.max(3, Math.min(9, width * 0.008));
  const room = (width - 8 - border * 2 - mullion * (REELS - 1)) / REELS;
  const lightWidth = Math.floor(Math.min(room, Math.max(72, height * 0.22)));
  const arch = Math.min(lightWidth * 0.55, height * 0.09);
  const lightHeight = Math.floor(Math.min(height - arch - border * 2 - 4, lightWidth * MOST_TALL));
  const whole = lightWidth * REELS + mullion * (REELS - 1);
  const left = Math.round((width - whole) / 2);
  const top = Math.round((height - lightHeight - arch - border * 2) / 2 + arch + border);
  return { left, top, lightWidth, lightHeight, mullion, arch, border };
}

export const lightLeft = ({ left, lightWidth, mullion }: WindowLayout, reel: number): number =>
  left + reel * (lightWidth + mullion);
