import type { Sprite } from '../../../../page/kit.ts';
import type { ReelSet } from '../../rules/strips.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import type { SymbolPicture, SymbolPictures } from '../art/symbols.ts';
import type { Layout } from './layout.ts';
import { placeOf, settled, type ReelMotion } from './motion.ts';

/** The five strips, and how each moves now. What is shown is always the true strip of the round. */
export interface Reels {
  strips: ReelSet;
  readonly motions: ReelMotion[];
}

/** What the reels are shown on: where its upper left lies on the stage, and the device's pixels to one of the page. */
export interface ReelLayer {
  readonly layout: Layout;
  readonly pictures: SymbolPictures;
  readonly x: number;
  readonly y: number;
  readonly ratio: number;
}

const BLUR_FROM = 7;
const BLUR_FULL = 16;
/** A picture of speed covers less than a sharp one. */
const BLURRED = 0.92;

export function isMoving(reels: Reels): boolean {
  return reels.motions.some((motion) => motion.kind !== 'resting');
}

export function advance(reels: Reels, now: number): void {
  for (let reel = 0; reel < REELS; reel += 1) reels.motions[reel] = settled(reels.motions[reel]!, now);
}

/** How strongly a cell is shown: 1 as it is, less is dimmed; `grow` makes it larger. */
export interface Emphasized {
  readonly reel: number;
  readonly row: number;
  readonly alpha: number;
  readonly grow: number;
}

/** What is in the window, and what comes into it next. */
export function turningSprites(reels: Reels, layer: ReelLayer, now: number): Sprite[] {
  return reels.strips.flatMap((strip, reel) => {
    const { at, speed } = placeOf(reels.motions[reel]!, now);
    const blur = Math.min(1, Math.max(0, (speed - BLUR_FROM) / (BLUR_FULL - BLUR_FROM)));
    const first = Math.floor(at) - 1;
    return Array.from({ length: ROWS + 3 }, (_, n) => {
      const { still, moving } = pictureAt(strip, layer.pictures, first + n);
      const place = { reel, row: first + n - at };
      return [
        ...(blur < 1 ? [spriteAt(layer, place, still, 1 - blur)] : []),
        ...(blur > 0 ? [spriteAt(layer, place, moving, blur * BLURRED)] : []),
      ];
    }).flat();
  });
}

/** The symbols of reels that stand, each as strongly as its cell is meant to be seen. */
export function standingSprites(reels: Reels, layer: ReelLayer, cells: readonly Emphasized[]): Sprite[] {
  return cells.map(({ reel, row, alpha, grow }) => {
    const top = Math.round(placeOf(reels.motions[reel]!, 0).at);
    const { still } = pictureAt(reels.strips[reel]!, layer.pictures, top + row);
    return spriteAt(layer, { reel, row }, still, alpha, grow);
  });
}

const pictureAt = (strip: ReelSet[number], pictures: SymbolPictures, index: number): SymbolPicture =>
  pictures[strip[((index % strip.length) + strip.length) % strip.length]!];

/** At whole pixels, in a cell's middle: a picture that is only copied is drawn several times as fast as one that is scaled. */
function spriteAt(
  { layout: { left, top, pitchX, pitchY, cell }, x, y, ratio }: ReelLayer,
  { reel, row }: { readonly reel: number; readonly row: number },
  picture: HTMLCanvasElement,
  opacity: number,
  grow = 1,
): Sprite {
  const [width, height] = [picture.width / ratio, picture.height / ratio];
  const overhang = (height - cell) / 2;
  const whole = (pixels: number): number => Math.round(pixels * ratio) / ratio;
  const across = whole(left + reel * pitchX - x) + width / 2;
  const down = whole(top + row * pitchY - y - overhang) + height / 2;
  return { picture, width, height, opacity, at: [grow, 0, 0, grow, across, down] };
}
