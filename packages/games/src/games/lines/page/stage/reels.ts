import type { ReelSet } from '../../rules/strips.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import type { Sprites } from '../art/sprites.ts';
import type { Layout } from './layout.ts';
import { placeOf, settled, type ReelMotion } from './motion.ts';

/** The five strips, and how each moves now. What is drawn is always the true strip of the round. */
export interface Reels {
  strips: ReelSet;
  readonly motions: ReelMotion[];
}

const BLUR_FROM = 7;
const BLUR_FULL = 16;

export function isMoving(reels: Reels): boolean {
  return reels.motions.some((motion) => motion.kind !== 'resting');
}

export function advance(reels: Reels, now: number): void {
  for (let reel = 0; reel < REELS; reel += 1) reels.motions[reel] = settled(reels.motions[reel]!, now);
}

/** How strongly a cell is drawn: 1 as it is, less is dimmed; `grow` makes it larger. */
export type Emphasis = (reel: number, row: number) => { readonly alpha: number; readonly grow: number };

/** Draws what is in the window. `ctx` is in CSS pixels and clipped already. */
export function drawReels(
  ctx: CanvasRenderingContext2D,
  reels: Reels,
  sprites: Sprites,
  layout: Layout,
  now: number,
  emphasis: Emphasis | undefined,
): void {
  const { cell, pitchX, pitchY, left, top } = layout;
  reels.strips.forEach((strip, reel) => {
    const { at, speed } = placeOf(reels.motions[reel]!, now);
    const blur = Math.min(1, Math.max(0, (speed - BLUR_FROM) / (BLUR_FULL - BLUR_FROM)));
    const first = Math.floor(at) - 1;
    const x = left + reel * pitchX;
    for (let index = first; index <= first + ROWS + 2; index += 1) {
      const y = top + (index - at) * pitchY;
      const symbol = strip[((index % strip.length) + strip.length) % strip.length]!;
      const { still, moving } = sprites[symbol];
      const row = index - Math.round(at);
      const look = emphasis && row >= 0 && row < ROWS ? emphasis(reel, row) : undefined;
      const grown = cell * (look?.grow ?? 1);
      const shift = (cell - grown) / 2;
      if (blur < 1) {
        ctx.globalAlpha = (1 - blur) * (look?.alpha ?? 1);
        ctx.drawImage(still, x + shift, y + shift, grown, grown);
      }
      if (blur > 0) {
        const tall = (cell * moving.height) / moving.width;
        ctx.globalAlpha = blur * 0.92;
        ctx.drawImage(moving, x, y - (tall - cell) / 2, cell, tall);
      }
    }
  });
  ctx.globalAlpha = 1;
}
