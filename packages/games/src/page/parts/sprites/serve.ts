import { paintOn, type Painted, type PaintOrder, type SpriteArt } from './art.ts';
import { createBrush, type Brush, type BrushOrder } from './brush.ts';

/**
 * What a page's sprites have workers for. One draws them, so that what the page is busy with does not stop them: it is told
 * its canvas first, and then orders. Another one paints pictures for a while, so that no frame waits for them.
 */
export function serveSprites<What, Over>(art: SpriteArt<What, Over>): void {
  let brush: Brush<Over> | undefined;
  addEventListener(
    'message',
    ({ data }: MessageEvent<OffscreenCanvas | BrushOrder<Over> | PaintOrder<What>>) => {
      if (data instanceof OffscreenCanvas)
        brush = createBrush(data, (draw) => requestAnimationFrame(draw), art.draw);
      else if ('plans' in data) paintAll(art, data);
      else brush?.take(data);
    },
  );
}

function paintAll<What, Over>(art: SpriteArt<What, Over>, { plans, ratio }: PaintOrder<What>): void {
  // One for all pictures: each is taken off it when it is painted.
  const paper = new OffscreenCanvas(1, 1);
  for (const plan of plans) {
    paintOn(paper, art, plan, ratio);
    const painted: Painted = { id: plan.id, picture: paper.transferToImageBitmap() };
    postMessage(painted, { transfer: [painted.picture] });
  }
}
