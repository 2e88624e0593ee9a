import type { Plan, SpriteArt } from './art.ts';
import type { BrushSize } from './brush.ts';
import { createHand, pageHand } from './hands.ts';
import { createList, isSame } from './list.ts';

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
  /**
   * A number from 1 to 2 ** 24 that no other of its list has. The same in two lists is the same one: it is seen between
   * them, too, where the layer's art glides.
   */
  readonly who?: number;
}

/** What the layer's art is to paint; the same object whenever it is meant. */
export interface Recipe<What> {
  /** Tells it from the others of its plan. What the plan before has of this name is seen until it is painted. */
  readonly key: string;
  readonly what: What;
  /** Seen in its place until one of them is painted; without it nothing is. */
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
   * @param over what the layer's art draws above and below it, in this list alone; the same object draws the same
   */
  show(sprites: readonly Sprite<What>[], over?: Over): void;
  /** A picture that will be shown: what it costs to tell the worker of it is not left to the frame that shows it. */
  learn(picture: HTMLCanvasElement): void;
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
const KEPT_LISTS = 3_600;

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
  /** Of the plan before, until all of this one is painted. */
  const former = new Map<string, number>();
  let { size } = options;
  let [lists, ids] = [0, 0];
  /** What was shown last, and room for the next: they take turns, so that a frame makes nothing but what it gives away. */
  let [last, next] = [createList(), createList()];
  let lastOver: Over | undefined;
  const handOptions = { element, art, ratio, onPainted };
  let hand = createHand(handOptions, options.worker, drawHere);
  hand.order({ kind: 'size', size: { ...size, ratio } });

  /** The worker has failed: all is told anew, to the page. */
  function drawHere(): void {
    hand.dispose();
    known.clear();
    planned.forEach((one) => (one.isPainted = false));
    former.clear();
    last.clear(0);
    lastOver = undefined;
    hand = pageHand(handOptions);
    hand.order({ kind: 'size', size: { ...size, ratio } });
    plan([...planned.values()]);
  }

  const forget = (id: number): void => hand.order({ kind: 'forget', id });

  function plan(pictures: readonly Planned<What>[]): void {
    for (const { id, isPainted, picture } of planned.values()) {
      if (isPainted) replaceFormer(picture.key, id);
      // It may be painted already, and its message still be on its way.
      else forget(id);
    }
    planned = new Map(
      pictures.map((one) => {
        ids += 1;
        return [one.picture, { ...one, id: ids, isPainted: false }];
      }),
    );
    hand.paint(
      [...planned.values()].map(({ id, picture: { what }, width, height }) => ({ id, what, width, height })),
    );
  }

  function replaceFormer(key: string, id: number): void {
    const older = former.get(key);
    if (older !== undefined) forget(older);
    former.set(key, id);
  }

  function onPainted(id: number): void {
    for (const one of planned.values()) if (one.id === id) one.isPainted = true;
  }

  /** After a list that shows none of it. */
  function forgetFormer(): void {
    for (const { isPainted } of planned.values()) if (!isPainted) return;
    former.forEach(forget);
    former.clear();
  }

  /** @returns nothing of what is not painted yet, and has nothing in its place */
  function idOf(picture: HTMLCanvasElement | Recipe<What>): number | undefined {
    if (!('what' in picture)) return idOfCanvas(picture);
    const one = planned.get(picture);
    if (one?.isPainted) return one.id;
    return former.get(picture.key) ?? (picture.meanwhile && idOf(picture.meanwhile));
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
      forget(id);
    }
  }

  function write(sprites: readonly Sprite<What>[]): void {
    next.clear(sprites.length);
    for (const sprite of sprites) {
      const id = idOf(sprite.picture);
      if (id !== undefined) next.add(id, sprite);
    }
  }

  return {
    element,
    learn: (picture) => void idOfCanvas(picture),
    plan,
    show(sprites, over) {
      lists += 1;
      if (lists % KEPT_LISTS === 0) forgetOld();
      write(sprites);
      if (over === lastOver && isSame(next.written, last.written)) return;
      [last, next, lastOver] = [next, last, over];
      // A copy: the worker's is taken away from the page.
      hand.order({ kind: 'show', list: last.written.slice(), over });
      if (former.size > 0) forgetFormer();
    },
    resize(to) {
      size = to;
      hand.order({ kind: 'size', size: { ...size, ratio } });
    },
    dispose: () => hand.dispose(),
  };
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
