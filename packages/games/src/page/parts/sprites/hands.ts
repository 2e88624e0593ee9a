import { paintOn, pixelsOf, type NumberedPlan, type PaintOrder, type SpriteArt } from './art.ts';
import { createBrush, type BrushOrder } from './brush.ts';
import type { ToWorker } from './serve.ts';

/** Who draws a layer of sprites, and paints what was planned for it. */
export interface Hand<What, Over> {
  order(order: BrushOrder<Over>): void;
  learn(id: number, picture: HTMLCanvasElement): void;
  /** From now on these alone, and in this turn. */
  paint(plans: readonly NumberedPlan<What>[]): void;
  dispose(): void;
}

export interface HandOptions<What, Over> {
  /** What the canvas fills. */
  readonly element: HTMLElement;
  readonly art: SpriteArt<What, Over>;
  /** The device's pixels to one of the page. */
  readonly ratio: number;
  /** That one is painted, and can be shown. */
  readonly onPainted: (id: number) => void;
}

const canDrawElsewhere = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/**
 * Workers where they can be had, the page otherwise.
 * @param newWorker one that serves the same art (`serveSprites`)
 * @param onFailed no worker is to be had after all: this hand is to be disposed of, and the page's taken
 */
export const createHand = <What, Over>(
  options: HandOptions<What, Over>,
  newWorker: () => Worker,
  onFailed: () => void,
): Hand<What, Over> => (canDrawElsewhere() ? workerHand(options, newWorker, onFailed) : pageHand(options));

function newCanvas(element: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
  element.replaceChildren(canvas);
  return canvas;
}

/** Paints one picture in a frame. */
export function pageHand<What, Over>({
  element,
  art,
  ratio,
  onPainted,
}: HandOptions<What, Over>): Hand<What, Over> {
  const brush = createBrush(newCanvas(element), (draw) => requestAnimationFrame(draw), art);
  let left: NumberedPlan<What>[] = [];
  let asked = 0;

  function paintNext(): void {
    const next = left.shift();
    if (!next) return;
    const picture = Object.assign(document.createElement('canvas'), pixelsOf(next, ratio));
    paintOn(picture.getContext('2d')!, art, next, ratio);
    brush.take({ kind: 'learn', id: next.id, picture });
    onPainted(next.id);
    asked = requestAnimationFrame(paintNext);
  }

  return {
    order: brush.take,
    learn: (id, picture) => brush.take({ kind: 'learn', id, picture }),
    paint(plans) {
      left = [...plans];
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(paintNext);
    },
    dispose() {
      cancelAnimationFrame(asked);
      element.replaceChildren();
    },
  };
}

function workerHand<What, Over>(
  { element, ratio, onPainted }: HandOptions<What, Over>,
  newWorker: () => Worker,
  onFailed: () => void,
): Hand<What, Over> {
  const drawer = newWorker();
  const end = new AbortController();
  let painter: Worker | undefined;
  let lastId: number | undefined;
  const canvas = newCanvas(element).transferControlToOffscreen();
  const post = (order: ToWorker<What, Over>, moved: Transferable[]) => drawer.postMessage(order, moved);
  drawer.addEventListener('error', onFailed, { signal: end.signal });
  drawer.addEventListener(
    'message',
    ({ data: id }: MessageEvent<number>) => {
      onPainted(id);
      if (id === lastId) endPainting();
    },
    { signal: end.signal },
  );
  post(canvas, [canvas]);

  /** A worker that waits for nothing holds memory all the same. */
  function endPainting(): void {
    painter?.terminate();
    painter = undefined;
  }

  return {
    order: (order) => post(order, order.kind === 'show' ? [order.list.buffer] : []),
    learn(id, source) {
      const picture = bitmapOf(source);
      post({ kind: 'learn', id, picture }, [picture]);
    },
    paint(plans) {
      endPainting();
      lastId = plans.at(-1)?.id;
      if (lastId === undefined) return;
      const { port1: from, port2: to } = new MessageChannel();
      post(from, [from]);
      painter = newWorker();
      painter.addEventListener('error', onFailed, { signal: end.signal });
      painter.postMessage({ plans, ratio, to } satisfies PaintOrder<What>, [to]);
    },
    dispose() {
      end.abort();
      endPainting();
      drawer.terminate();
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
