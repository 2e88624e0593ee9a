const FACE = '"Bricolage Grotesque Variable", "Noto Sans Tamil", system-ui, sans-serif';
/** A text's edge takes so much to each side. */
export const EDGE_PX = 4;

const fontOf = (size: number): string => `700 ${size}px ${FACE}`;

let measure: CanvasRenderingContext2D | undefined;

/** What a text takes with its edge, in CSS pixels. */
export function textWidth(text: string, size: number): number {
  measure ??= document.createElement('canvas').getContext('2d')!;
  measure.font = fontOf(size);
  return Math.ceil(measure.measureText(text).width) + EDGE_PX * 2;
}

/** Writes around 0, 0, so that it can be read on whatever swims there. */
export function paintText(ctx: CanvasRenderingContext2D, text: string, size: number): void {
  ctx.font = fontOf(size);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = EDGE_PX;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#05080ecc';
  ctx.strokeText(text, 0, 0);
  ctx.fillStyle = '#f4f1ea';
  ctx.fillText(text, 0, 0);
}
