import { paintOn, type Painted, type PaintOrder, type SpriteArt } from './art.ts';

/** Paints pictures while the page does other things. */
export interface Painter<What> {
  /** From now on these alone, and in this turn. */
  paint(order: PaintOrder<What>): void;
  /** A frame passes. */
  frame(): void;
  dispose(): void;
}

type OnPainted = (id: number, picture: HTMLCanvasElement | ImageBitmap) => void;

/** Where a worker can be had it paints, and goes when it is done. Otherwise the page does, one picture in a frame. */
export function createPainter<What, Over>(
  art: SpriteArt<What, Over>,
  newWorker: (() => Worker) | undefined,
  onPainted: OnPainted,
): Painter<What> {
  let worker: Worker | undefined;
  let left: readonly PaintOrder<What>['plans'][number][] = [];
  let ratio = 1;

  function send(order: PaintOrder<What>, own: Worker): void {
    worker = own;
    own.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
      // What was on its way when it was stopped.
      if (worker !== own) return data.picture.close();
      left = left.filter(({ id }) => id !== data.id);
      if (left.length === 0) stop();
      return onPainted(data.id, data.picture);
    });
    // What it leaves undone is the page's.
    own.addEventListener('error', stop);
    own.postMessage(order);
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
  }

  return {
    paint(order) {
      stop();
      ({ plans: left, ratio } = order);
      if (newWorker && left.length > 0) send(order, newWorker());
    },
    frame() {
      const [next, ...rest] = left;
      if (worker || !next) return;
      left = rest;
      const picture = document.createElement('canvas');
      paintOn(picture, art, next, ratio);
      onPainted(next.id, picture);
    },
    dispose: stop,
  };
}
