import { createBrush, type Brush, type BrushOrder } from './brush.ts';

/** Draws a page's sprites on a thread of its own, so that what the page is busy with does not stop them. */

let brush: Brush | undefined;

/** First its canvas, then orders. */
addEventListener('message', ({ data }: MessageEvent<OffscreenCanvas | BrushOrder>) => {
  if (data instanceof OffscreenCanvas) brush = createBrush(data, (draw) => requestAnimationFrame(draw));
  else brush?.take(data);
});
