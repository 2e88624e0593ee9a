/**
 * Pictures that are drawn once, each in the device's pixels, and then only copied. What is not there yet can be drawn ahead,
 * one in a frame, so that no frame of a spin has to.
 */
export interface Pictures<Key extends string | number> {
  get(key: Key): HTMLCanvasElement;
  /** Draws the next one of those that will be needed. @returns whether there was one */
  ahead(): boolean;
}

/** @param size of a key's picture in CSS pixels; `draw` gets a context that is scaled to them */
export function createPictures<Key extends string | number>(
  ratio: number,
  size: (key: Key) => readonly [width: number, height: number],
  draw: (ctx: CanvasRenderingContext2D, key: Key, width: number, height: number) => void,
  needed: readonly Key[] = [],
): Pictures<Key> {
  const drawn = new Map<Key, HTMLCanvasElement>();
  const coming = [...needed].reverse();
  function get(key: Key): HTMLCanvasElement {
    const known = drawn.get(key);
    if (known) return known;
    const [width, height] = size(key);
    const picture = picture2d(width, height, ratio, (ctx) => draw(ctx, key, width, height));
    drawn.set(key, picture);
    return picture;
  }
  return {
    get,
    ahead() {
      let key = coming.pop();
      while (key !== undefined && drawn.has(key)) key = coming.pop();
      if (key === undefined) return false;
      get(key);
      return true;
    },
  };
}

/** A canvas of so many CSS pixels, drawn on in them. */
export function picture2d(
  width: number,
  height: number,
  ratio: number,
  draw: (ctx: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const ctx = canvas.getContext('2d')!;
  ctx.scale(canvas.width / width, canvas.height / height);
  draw(ctx);
  return canvas;
}
