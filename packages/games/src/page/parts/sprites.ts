/** A picture that is moved, turned and faded as a whole. */
export interface Sprite {
  /** The same in the next frame, for what is the same. */
  readonly key: string | number;
  /** Drawn once, and not drawn on again. */
  readonly picture: HTMLCanvasElement;
  /** What the picture measures, in CSS pixels before `transform`. */
  readonly width: number;
  readonly height: number;
  /** Of its middle, from the upper left of the sprites' place: CSS. */
  readonly transform: string;
  /** 1 where nothing is said. */
  readonly opacity?: number;
}

/**
 * A layer of pictures that the display moves: a frame costs the page what it says of them, and nothing for their pixels. A
 * sprite is drawn on only where its picture is another one. Where whole pictures move, this is many times cheaper than to
 * draw them on a canvas, without a graphics card most of all.
 */
export interface Sprites {
  /** Fills the box that it is put in. */
  readonly element: HTMLElement;
  /** All that is seen from now on. What comes new lies above what was there. */
  show(sprites: readonly Sprite[]): void;
}

interface Node {
  readonly canvas: HTMLCanvasElement;
  shown: Sprite;
}

export function createSprites(): Sprites {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  const nodes = new Map<Sprite['key'], Node>();

  function add(sprite: Sprite): void {
    const canvas = document.createElement('canvas');
    Object.assign(canvas.style, { position: 'absolute', left: '0', top: '0', willChange: 'transform, opacity' });
    nodes.set(sprite.key, { canvas, shown: sprite });
    draw(canvas, sprite);
    move(canvas, sprite);
    element.append(canvas);
  }

  return {
    element,
    show(sprites) {
      const gone = new Set(nodes.keys());
      for (const sprite of sprites) {
        gone.delete(sprite.key);
        const node = nodes.get(sprite.key);
        if (!node) {
          add(sprite);
          continue;
        }
        const { canvas, shown } = node;
        if (shown.picture !== sprite.picture) draw(canvas, sprite);
        if (shown.transform !== sprite.transform || shown.opacity !== sprite.opacity) move(canvas, sprite);
        node.shown = sprite;
      }
      for (const key of gone) {
        nodes.get(key)!.canvas.remove();
        nodes.delete(key);
      }
    },
  };
}

function draw(canvas: HTMLCanvasElement, { picture, width, height }: Sprite): void {
  const ctx = canvas.getContext('2d')!;
  if (canvas.width !== picture.width || canvas.height !== picture.height) {
    canvas.width = picture.width;
    canvas.height = picture.height;
    const { style } = canvas;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.margin = `${-height / 2}px ${-width / 2}px`;
  }
  // A canvas that is given its size anew, be it the same, costs the display a layer.
  ctx.globalCompositeOperation = 'copy';
  ctx.drawImage(picture, 0, 0);
}

function move({ style }: HTMLCanvasElement, { transform, opacity }: Sprite): void {
  style.transform = transform;
  style.opacity = String(opacity ?? 1);
}

/** Where a sprite's middle lies, how it is turned (radians), how large it is, and whether it is seen from behind. */
export function transformOf(place: {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly flipped?: boolean;
}): string {
  const { x, y, turn = 0, scale = 1, flipped = false } = place;
  const turned = turn === 0 ? '' : ` rotate(${turn}rad)`;
  const scaled = scale === 1 && !flipped ? '' : ` scale(${flipped ? -scale : scale}, ${scale})`;
  return `translate(${x}px, ${y}px)${turned}${scaled}`;
}
