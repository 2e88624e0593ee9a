import type { Plan, SpriteArt } from './art.ts';
import { createBrush, FIELDS, type BrushOrder, type BrushSize, type SpriteList } from './brush.ts';
import { createPainter } from './painter.ts';

/** A matrix of the plane, as `DOMMatrix` has it: a, b, c, d, e, f. */
export type Matrix = readonly number[];

/** A picture that is moved, turned and faded as a whole. */
export interface Sprite<What = never> {
  /** Drawn once, and not drawn on again; or one of those that were planned. */
  readonly picture: HTMLCanvasElement | Recipe<What>;
  /** What the picture measures, in CSS pixels before it is moved. */
  readonly width: number;
  readonly height: number;
  /** Where its middle goes, from the upper left of the layer in CSS pixels. */
  readonly at: Matrix;
  /** 1 where nothing is said. */
  readonly opacity?: number;
}

/** What the layer's art is to paint; the same object whenever it is meant. */
export interface Recipe<What> {
  readonly what: What;
  /** Seen in its place until it is painted; without it nothing is. */
  readonly meanwhile?: Recipe<What> | undefined;
}

/** A recipe with what its picture measures. */
export interface Planned<What> extends Omit<Plan<What>, 'what'> {
  readonly picture: Recipe<What>;
}

/**
 * A layer of pictures that are moved. They are drawn by a worker: a frame costs the page a list of numbers, however many
 * pixels they have. The worker draws fewer of them where its own frames are late, not where the page's are. A browser that
 * lets no worker draw draws them itself.
 */
export interface Sprites<What = never, Over = never> {
  /** Fills the box that it is put in. */
  readonly element: HTMLElement;
  /**
   * All that is seen from now on, from the back to the front.
   * @param over what the layer's art draws above it, in this list alone
   */
  show(sprites: readonly Sprite<What>[], over?: Over): void;
  /** What will be shown, the most urgent first: it is painted ahead, and kept until other things are planned. */
  plan(pictures: readonly Planned<What>[]): void;
  resize(size: Omit<BrushSize, 'ratio'>): void;
  dispose(): void;
}

export interface SpritesOptions<What, Over> {
  readonly size: Omit<BrushSize, 'ratio'>;
  /** The device's pixels to one of the page. */
  readonly ratio: number;
  readonly art: SpriteArt<What, Over>;
  /** A worker that serves the same art (`serveSprites`). */
  readonly worker: () => Worker;
}

/** A picture that was not shown in so many lists is forgotten, and told anew where it comes again. */
const KEPT_LISTS = 600;

interface Known {
  readonly id: number;
  /** The last list that it was in. */
  seen: number;
}

interface Coming<What> extends Planned<What> {
  readonly id: number;
  isPainted: boolean;
}

export function createSprites<What = never, Over = never>(
  options: SpritesOptions<What, Over>,
): Sprites<What, Over> {
  const { ratio, art } = options;
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  const known = new Map<HTMLCanvasElement, Known>();
  let planned: ReadonlyMap<Recipe<What>, Coming<What>> = new Map();
  let { size } = options;
  let [lists, ids] = [0, 0];
  let last: SpriteList = new Float32Array();
  let isOver = false;
  let hand = canDrawElsewhere() ? workerHand(element, options, drawHere) : pageHand(element, options);
  let painter = createPainter(art, canDrawElsewhere() ? options.worker : undefined, learnPainted);
  hand.order({ kind: 'size', size: { ...size, ratio } });

  /** The worker has failed: all is told anew, to the page. */
  function drawHere(): void {
    hand.dispose();
    painter.dispose();
    known.clear();
    last = new Float32Array();
    hand = pageHand(element, options);
    painter = createPainter(art, undefined, learnPainted);
    hand.order({ kind: 'size', size: { ...size, ratio } });
    plan([...planned.values()]);
  }

  function plan(pictures: readonly Planned<What>[]): void {
    for (const { id, isPainted } of planned.values()) if (isPainted) hand.order({ kind: 'forget', id });
    planned = new Map(
      pictures.map(({ picture, width, height }) => {
        ids += 1;
        return [picture, { id: ids, isPainted: false, picture, width, height }];
      }),
    );
    const plans = [...planned.values()].map(({ id, picture, width, height }) => ({
      ...{ id, width, height },
      what: picture.what,
    }));
    painter.paint({ plans, ratio });
  }

  function learnPainted(id: number, picture: HTMLCanvasElement | ImageBitmap): void {
    for (const one of planned.values()) if (one.id === id) one.isPainted = true;
    hand.learn(id, picture);
  }

  /** @returns nothing of what is not painted yet, and has nothing in its place */
  function idOf(picture: HTMLCanvasElement | Recipe<What>): number | undefined {
    if (!('what' in picture)) return idOfCanvas(picture);
    const one = planned.get(picture);
    if (one?.isPainted) return one.id;
    return picture.meanwhile && idOf(picture.meanwhile);
  }

  function idOfCanvas(picture: HTMLCanvasElement): number {
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

  function listOf(sprites: readonly Sprite<What>[]): SpriteList {
    const list: SpriteList = new Float32Array(sprites.length * FIELDS);
    let at = 0;
    for (const { picture, width, height, opacity = 1, at: matrix } of sprites) {
      const id = idOf(picture);
      if (id === undefined) continue;
      [list[at], list[at + 1], list[at + 2], list[at + 3]] = [id, width, height, opacity];
      list.set(matrix, at + 4);
      at += FIELDS;
    }
    return list.subarray(0, at);
  }

  return {
    element,
    plan,
    show(sprites, over) {
      lists += 1;
      if (lists % KEPT_LISTS === 0) forgetOld();
      painter.frame();
      const list = listOf(sprites);
      const wasOver = isOver;
      isOver = over !== undefined;
      if (!isOver && !wasOver && isSame(list, last)) return;
      last = list;
      // A copy: the worker's is taken away from the page.
      hand.order({ kind: 'show', list: list.slice(), over });
    },
    resize(next) {
      size = next;
      hand.order({ kind: 'size', size: { ...size, ratio } });
    },
    dispose() {
      painter.dispose();
      hand.dispose();
    },
  };
}

const isSame = (one: SpriteList, other: SpriteList): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Who draws. */
interface Hand<Over> {
  order(order: BrushOrder<Over>): void;
  /** A bitmap is given away. */
  learn(id: number, picture: HTMLCanvasElement | ImageBitmap): void;
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

function pageHand<What, Over>(element: HTMLElement, { art }: SpritesOptions<What, Over>): Hand<Over> {
  const brush = createBrush(newCanvas(element), (draw) => requestAnimationFrame(draw), art.draw);
  return {
    order: brush.take,
    learn: (id, picture) => brush.take({ kind: 'learn', id, picture }),
    dispose: () => element.replaceChildren(),
  };
}

function workerHand<What, Over>(
  element: HTMLElement,
  options: SpritesOptions<What, Over>,
  onFailed: () => void,
): Hand<Over> {
  const worker = options.worker();
  worker.addEventListener('error', onFailed, { once: true });
  const canvas = newCanvas(element).transferControlToOffscreen();
  worker.postMessage(canvas, [canvas]);
  const post = (order: BrushOrder<Over>, moved: Transferable[] = []) => worker.postMessage(order, moved);
  return {
    order: (order) => post(order, order.kind === 'show' ? [order.list.buffer] : []),
    learn(id, source) {
      const picture = 'close' in source ? source : bitmapOf(source);
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
