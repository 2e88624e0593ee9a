import { paintOn, type PaintOrder, type SpriteArt } from './art.ts';
import { createBrush, type Brush, type BrushOrder } from './brush.ts';

/** What a worker is told by its page. */
export type ToWorker<What, Over> =
  | PaintOrder<What>
  | BrushOrder<Over>
  /** What to draw on. */
  | OffscreenCanvas
  /** From where pictures come that another worker paints; each is told to the page by its number, and none of before. */
  | MessagePort;

/**
 * What a page's sprites have workers for. One draws them, so that what the page is busy with does not stop them. Another one
 * paints pictures for a while, so that no frame waits for them, and hands them to the first.
 */
export function serveSprites<What, Over>(art: SpriteArt<What, Over>): void {
  let brush: Brush<Over> | undefined;
  let pictures: MessagePort | undefined;

  function hear(from: MessagePort): void {
    if (pictures) pictures.onmessage = null;
    pictures = from;
    from.onmessage = ({ data }: MessageEvent<LearnOrder>) => {
      brush?.take(data);
      postMessage(data.id);
    };
  }

  addEventListener('message', ({ data }: MessageEvent<ToWorker<What, Over>>) => {
    if (data instanceof OffscreenCanvas)
      brush = createBrush(data, (draw) => requestAnimationFrame(draw), art);
    else if (data instanceof MessagePort) hear(data);
    else if ('plans' in data) paintAll(art, data);
    else brush?.take(data);
  });
}

type LearnOrder = Extract<BrushOrder<never>, { kind: 'learn' }>;

function paintAll<What, Over>(art: SpriteArt<What, Over>, { plans, ratio, to }: PaintOrder<What>): void {
  // One for all pictures: each is taken off it when it is painted.
  const paper = new OffscreenCanvas(1, 1);
  for (const plan of plans) {
    paintOn(paper, art, plan, ratio);
    const picture = paper.transferToImageBitmap();
    to.postMessage({ kind: 'learn', id: plan.id, picture } satisfies LearnOrder, [picture]);
  }
}
