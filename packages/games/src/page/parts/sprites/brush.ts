/** Numbers that a list has of each sprite: its picture, width, height, opacity, and the six of its matrix. */
export const FIELDS = 10;

/** A list of sprites, from the back to the front, `FIELDS` numbers each. */
export type SpriteList = Float32Array<ArrayBuffer>;

/** Of a canvas: in CSS pixels, and the device's pixels to one of them. */
export interface BrushSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** What a brush is told, in turn. */
export type BrushOrder =
  | { readonly kind: 'size'; readonly size: BrushSize }
  | { readonly kind: 'learn'; readonly id: number; readonly picture: CanvasImageSource }
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'show'; readonly list: SpriteList };

/** Draws sprites on a canvas: on a page's, or on a worker's. */
export interface Brush {
  take(order: BrushOrder): void;
}

/** @param later runs a drawing in the next frame */
export function createBrush(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  later: (draw: () => void) => void,
): Brush {
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  const pictures = new Map<number, CanvasImageSource>();
  let size: BrushSize = { width: 1, height: 1, ratio: 1 };
  let list: SpriteList = new Float32Array();
  let isAsked = false;

  /** Only what was said last: frames that were missed are not drawn later. */
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    later(() => {
      isAsked = false;
      draw();
    });
  }

  function draw(): void {
    const { ratio } = size;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    for (let at = 0; at < list.length; at += FIELDS) {
      const [id, wide, high, opacity, a, b, c, d, e, f] = list.subarray(
        at,
        at + FIELDS,
      ) as unknown as number[];
      const picture = pictures.get(id!);
      if (!picture) continue;
      ctx.globalAlpha = opacity!;
      ctx.setTransform(a! * ratio, b! * ratio, c! * ratio, d! * ratio, e! * ratio, f! * ratio);
      ctx.drawImage(picture, -wide! / 2, -high! / 2, wide!, high!);
    }
  }

  return {
    take(order) {
      switch (order.kind) {
        case 'size':
          size = order.size;
          return ask();
        case 'learn':
          pictures.set(order.id, order.picture);
          return undefined;
        case 'forget':
          pictures.delete(order.id);
          return undefined;
        case 'show':
          list = order.list;
          return ask();
      }
    },
  };
}
