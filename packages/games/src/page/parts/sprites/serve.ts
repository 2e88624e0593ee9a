import { paintOn, pixelsOf, type PaintOrder, type SpriteArt } from './art.ts';
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
    else if ('plans' in data) paintAll(art, data).catch(reportError);
    else brush?.take(data);
  });
}

type LearnOrder = Extract<BrushOrder<never>, { kind: 'learn' }>;

async function paintAll<What, Over>(
  art: SpriteArt<What, Over>,
  { plans, ratio, to }: PaintOrder<What>,
): Promise<void> {
  const sizes = plans.map((plan) => pixelsOf(plan, ratio));
  // One for all pictures, as large as the largest: a worker that gives a canvas another size waits for its page to do so.
  const [width, height] = [sizes.map((one) => one.width), sizes.map((one) => one.height)];
  const paper = new OffscreenCanvas(Math.max(1, ...width), Math.max(1, ...height));
  // A worker's context has all that is painted with.
  const ctx = paper.getContext('2d') as unknown as CanvasRenderingContext2D;
  for (const [at, plan] of plans.entries()) {
    ctx.clearRect(0, 0, paper.width, paper.height);
    paintOn(ctx, art, plan, ratio);
    const picture = await createImageBitmap(paper, 0, 0, width[at]!, height[at]!);
    to.postMessage({ kind: 'learn', id: plan.id, picture } satisfies LearnOrder, [picture]);
  }
}
