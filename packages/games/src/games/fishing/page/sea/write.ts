const FACE = '"Bricolage Grotesque Variable", "Noto Sans Tamil", system-ui, sans-serif';

/** Writes into the water, so that it can be read on whatever swims there. */
export function write(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
  ctx.font = `700 ${size}px ${FACE}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 4;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#05080ecc';
  ctx.strokeText(text, x, y);
  ctx.fillStyle = '#f4f1ea';
  ctx.fillText(text, x, y);
}
