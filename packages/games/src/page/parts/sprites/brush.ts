import { createSharpness } from '../sharpness.ts';
import type { SpriteArt } from './art.ts';
import { createGlide, type Glide } from './glide.ts';
import { FIELDS, type SpriteList } from './list.ts';

/** Of a canvas: in CSS pixels, and the device's pixels to one of them. */
export interface BrushSize {
  readonly width: number;
  readonly height: number;
  /** So many are drawn where the device keeps up with it. */
  readonly ratio: number;
}

/** What a brush is told, in turn. */
export type BrushOrder<Over> =
  | { readonly kind: 'size'; readonly size: BrushSize }
  | { readonly kind: 'learn'; readonly id: number; readonly picture: CanvasImageSource }
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'show'; readonly list: SpriteList; readonly over: Over | undefined };

/** Draws sprites on a canvas: on a page's, or on a worker's. */
export interface Brush<Over> {
  take(order: BrushOrder<Over>): void;
}

/** A frame that takes longer than this was not drawn so long: nobody looked. */
const LONGEST_FRAME_MS = 100;
/** A display's. */
const FRAME_MS = 1_000 / 60;

/**
 * Where frames are late it draws fewer pixels. It times its own frames, each from its drawing to the next frame that it is
 * given: how often a page has something new to show is not told by it.
 * @param nextFrame runs it once, as `requestAnimationFrame` does
 */
export function createBrush<Over>(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  nextFrame: (run: (now: number) => void) => void,
  art: Pick<SpriteArt<never, Over>, 'under' | 'draw' | 'glideMs'> = {},
): Brush<Over> {
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  const pictures = new Map<number, CanvasImageSource>();
  let size: BrushSize = { width: 1, height: 1, ratio: 1 };
  let sharpness = createSharpness(size.ratio);
  /** What is seen. */
  let list: SpriteList = new Float32Array();
  /** What was said last, until it is seen or gone to. */
  let told: SpriteList | undefined;
  let glide: Glide | undefined;
  let seenAt = -Infinity;
  let over: Over | undefined;
  let isNew = false;
  let isAsked = false;
  /** The frame before, where it drew something. */
  let drawnAt: number | undefined;

  /** Only what was said last: frames that were missed are not drawn later. */
  function ask(): void {
    isNew = true;
    follow();
  }

  function follow(): void {
    if (isAsked) return;
    isAsked = true;
    nextFrame(frame);
  }

  function frame(now: number): void {
    isAsked = false;
    if (drawnAt !== undefined) sharpness.note(Math.min(LONGEST_FRAME_MS, now - drawnAt));
    drawnAt = isNew ? now : undefined;
    if (!isNew) return;
    step(now);
    isNew = glide !== undefined;
    draw();
    follow();
  }

  /** From what is seen to what was said, in so many steps as there are frames. */
  function step(now: number): void {
    if (told && art.glideMs !== undefined)
      glide = createGlide(list, told, Math.max(seenAt, now - FRAME_MS), art.glideMs);
    list = glide?.at(now) ?? told ?? list;
    if (glide?.isOver(now)) glide = undefined;
    told = undefined;
    seenAt = now;
  }

  function draw(): void {
    const { ratio } = sharpness;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    if (over !== undefined && art.under) {
      ctx.save();
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
      art.under(ctx, over);
      drawList(ratio);
      ctx.restore();
    } else drawList(ratio);
    if (over === undefined || !art.draw) return;
    ctx.globalAlpha = 1;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    art.draw(ctx, over);
  }

  function drawList(ratio: number): void {
    // Number by number: a hundred sprites are drawn in each frame.
    for (let at = 0; at < list.length; at += FIELDS) {
      const picture = pictures.get(list[at]!);
      if (!picture) continue;
      const number = (n: number): number => list[at + n]!;
      const wide = number(2);
      const high = number(3);
      ctx.globalAlpha = number(4);
      ctx.setTransform(
        number(5) * ratio,
        number(6) * ratio,
        number(7) * ratio,
        number(8) * ratio,
        number(9) * ratio,
        number(10) * ratio,
      );
      ctx.drawImage(picture, -wide / 2, -high / 2, wide, high);
    }
  }

  return {
    take(order) {
      switch (order.kind) {
        case 'size':
          if (order.size.ratio !== size.ratio) sharpness = createSharpness(order.size.ratio);
          size = order.size;
          return ask();
        case 'learn':
          pictures.set(order.id, order.picture);
          return undefined;
        case 'forget':
          close(pictures.get(order.id));
          pictures.delete(order.id);
          return undefined;
        case 'show':
          ({ list: told, over } = order);
          return ask();
      }
    },
  };
}

/** A copy's pixels are let go at once; a page's own canvas has nothing to close. */
function close(picture: CanvasImageSource | undefined): void {
  (picture as Partial<ImageBitmap> | undefined)?.close?.();
}
