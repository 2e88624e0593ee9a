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
export interface Emphasized {
  readonly reel: number;
  readonly row: number;
  readonly alpha: number;
  readonly grow: number;
}

/**
 * Draws what is in the window. `ctx` is in the device's pixels, of which there are `ratio` to one of the page, and clipped
 * already. Symbols are copied at whole pixels: nothing is scaled, which is several times as fast.
 */
export function drawReels(
  ctx: CanvasRenderingContext2D,
  reels: Reels,
  sprites: Sprites,
  layout: Layout,
  ratio: number,
  now: number,
): void {
  const { pitchX, pitchY, left, top, cell } = layout;
  reels.strips.forEach((strip, reel) => {
    const { at, speed } = placeOf(reels.motions[reel]!, now);
    const blur = Math.min(1, Math.max(0, (speed - BLUR_FROM) / (BLUR_FULL - BLUR_FROM)));
    const first = Math.floor(at) - 1;
    const x = Math.round((left + reel * pitchX) * ratio);
    for (let index = first; index <= first + ROWS + 2; index += 1) {
      const { still, moving } = spriteAt(strip, sprites, index);
      const y = (top + (index - at) * pitchY) * ratio;
      if (blur < 1) {
        ctx.globalAlpha = 1 - blur;
        ctx.drawImage(still, x, Math.round(y));
      }
      if (blur > 0) {
        ctx.globalAlpha = blur * 0.92;
        ctx.drawImage(moving, x, Math.round(y - (moving.height - cell * ratio) / 2));
      }
    }
  });
  ctx.globalAlpha = 1;
}

/** Draws the symbols of reels that stand, each as strongly as its cell is meant to be seen; `ctx` as above. */
export function drawStanding(
  ctx: CanvasRenderingContext2D,
  reels: Reels,
  sprites: Sprites,
  layout: Layout,
  ratio: number,
  cells: readonly Emphasized[],
): void {
  const { pitchX, pitchY, left, top, cell } = layout;
  for (const { reel, row, alpha, grow } of cells) {
    const { still } = spriteAt(
      reels.strips[reel]!,
      sprites,
      Math.round(placeOf(reels.motions[reel]!, 0).at) + row,
    );
    const x = Math.round((left + reel * pitchX) * ratio);
    const y = Math.round((top + row * pitchY) * ratio);
    const room = Math.floor(((Math.min(pitchX, pitchY) - cell) / 2) * ratio);
    ctx.clearRect(x - room, y - room, still.width + room * 2, still.height + room * 2);
    ctx.globalAlpha = alpha;
    if (grow === 1) ctx.drawImage(still, x, y);
    else {
      const shift = (still.width * (grow - 1)) / 2;
      ctx.drawImage(still, x - shift, y - shift, still.width * grow, still.height * grow);
    }
  }
  ctx.globalAlpha = 1;
}

const spriteAt = (strip: ReelSet[number], sprites: Sprites, index: number): Sprites[keyof Sprites] =>
  sprites[strip[((index % strip.length) + strip.length) % strip.length]!];
