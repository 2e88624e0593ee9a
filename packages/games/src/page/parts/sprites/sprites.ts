import { createBrush, FIELDS, type BrushOrder, type BrushSize, type SpriteList } from './brush.ts';

/** A matrix of the plane, as `DOMMatrix` has it: a, b, c, d, e, f. */
export type Matrix = readonly number[];

/** A picture that is moved, turned and faded as a whole. */
export interface Sprite {
  /** Drawn once, and not drawn on again. */
  readonly picture: HTMLCanvasElement;
  /** What the picture measures, in CSS pixels before it is moved. */
  readonly width: number;
  readonly height: number;
  /** Where its middle goes, from the upper left of the layer in CSS pixels. */
  readonly at: Matrix;
  /** 1 where nothing is said. */
  readonly opacity?: number;
}

/**
 * A layer of pictures that are moved. They are drawn by a worker: a frame costs the page a list of numbers, however many
 * pixels they have. The worker draws fewer of them where its own frames are late, not where the page's are. A browser that
 * lets no worker draw draws them itself.
 */
export interface Sprites {
  /** Fills the box that it is put in. */
  readonly element: HTMLElement;
  /** All that is seen from now on, from the back to the front. */
  show(sprites: readonly Sprite[]): void;
  resize(size: Omit<BrushSize, 'ratio'>): void;
  dispose(): void;
}

/** A picture that was not shown in so many lists is forgotten, and told anew where it comes again. */
const KEPT_LISTS = 600;

interface Known {
  readonly id: number;
  /** The last list that it was in. */
  seen: number;
}

/** @param ratio the device's pixels to one of the page */
export function createSprites(first: Omit<BrushSize, 'ratio'>, ratio: number): Sprites {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  const known = new Map<HTMLCanvasElement, Known>();
  let size = first;
  let [lists, ids] = [0, 0];
  let last: SpriteList = new Float32Array();
  let hand = canDrawElsewhere() ? workerHand(element, drawHere) : pageHand(element);
  hand.order({ kind: 'size', size: { ...size, ratio } });

  /** The worker has failed: all is told anew, to the page. */
  function drawHere(): void {
    hand.dispose();
    known.clear();
    last = new Float32Array();
    hand = pageHand(element);
    hand.order({ kind: 'size', size: { ...size, ratio } });
  }

  function idOf(picture: HTMLCanvasElement): number {
    let one = known.get(picture);
    if (!one) {
      ids += 1;
      one = { id: ids, seen: lists };
      known.set(picture, one);
      hand.learn(one.id, picture);
    }
    one.seen = lists;
    return one.id;
  }

  function forgetOld(): void {
    for (const [picture, { id, seen }] of known) {
      if (lists - seen < KEPT_LISTS) continue;
      known.delete(picture);
      hand.order({ kind: 'forget', id });
    }
  }

  return {
    element,
    show(sprites) {
      lists += 1;
      if (lists % KEPT_LISTS === 0) forgetOld();
      const list: SpriteList = new Float32Array(sprites.length * FIELDS);
      sprites.forEach(({ picture, width, height, at, opacity = 1 }, n) =>
        list.set([idOf(picture), width, height, opacity, ...at], n * FIELDS),
      );
      if (isSame(list, last)) return;
      last = list;
      // A copy: the worker's is taken away from the page.
      hand.order({ kind: 'show', list: list.slice() });
    },
    resize(next) {
      size = next;
      hand.order({ kind: 'size', size: { ...size, ratio } });
    },
    dispose: () => hand.dispose(),
  };
}

const isSame = (one: SpriteList, other: SpriteList): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Who draws. */
interface Hand {
  order(order: BrushOrder): void;
  learn(id: number, picture: HTMLCanvasElement): void;
  dispose(): void;
}

const canDrawElsewhere = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  'transferControlToOffscreen' in HTMLCanvasElement.prototype;

function newCanvas(element: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
  element.replaceChildren(canvas);
  return canvas;
}

function pageHand(element: HTMLElement): Hand {
  const brush = createBrush(newCanvas(element), (draw) => requestAnimationFrame(draw));
  return {
    order: brush.take,
    learn: (id, picture) => brush.take({ kind: 'learn', id, picture }),
    dispose: () => element.replaceChildren(),
  };
}

function workerHand(element: HTMLElement, onFailed: () => void): Hand {
  const worker = new Worker(new URL('./sprites.worker.ts', import.meta.url), { name: 'sprites' });
  worker.addEventListener('error', onFailed, { once: true });
  const canvas = newCanvas(element).transferControlToOffscreen();
  worker.postMessage(canvas, [canvas]);
  const post = (order: BrushOrder, moved: Transferable[] = []) => worker.postMessage(order, moved);
  return {
    order: (order) => post(order, order.kind === 'show' ? [order.list.buffer] : []),
    learn(id, source) {
      const picture = bitmapOf(source);
      post({ kind: 'learn', id, picture }, [picture]);
    },
    dispose() {
      worker.removeEventListener('error', onFailed);
      worker.terminate();
      element.replaceChildren();
    },
  };
}

/** A copy that can be given away. */
function bitmapOf(picture: HTMLCanvasElement): ImageBitmap {
  const copy = new OffscreenCanvas(picture.width, picture.height);
  copy.getContext('2d')!.drawImage(picture, 0, 0);
  return copy.transferToImageBitmap();
}

/** Where a sprite's middle lies, how it is turned (radians), how large it is, and whether it is seen from behind. */
export function placedAt(place: {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly flipped?: boolean;
}): Matrix {
  const { x, y, turn = 0, scale = 1, flipped = false } = place;
  const [along, across] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const side = flipped ? -1 : 1;
  return [along * side, across * side, -across, along, x, y];
}
