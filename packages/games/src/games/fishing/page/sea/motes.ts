import type { World } from '../../../../page/kit.ts';
import type { Size } from './swimmers.ts';

const MOTES = 26;

/** What floats in the water and catches the light. @param drift seconds that it has been carried */
export function drawMotes(
  ctx: CanvasRenderingContext2D,
  { width, height }: Size,
  drift: number,
  { light }: World,
): void {
  ctx.fillStyle = light;
  for (let n = 0; n < MOTES; n += 1) {
    const depth = 0.3 + ((n * 0.618) % 1) * 0.7;
    const x = (((n * 0.7548 + drift * 0.004 * depth) % 1) * 1.1 - 0.05) * width;
    const y = ((n * 0.5698 - drift * 0.009 * depth + 100) % 1) * height;
    ctx.globalAlpha = 0.1 + 0.2 * depth;
    ctx.fillRect(x, y, 1 + depth * 1.4, 1 + depth * 1.4);
  }
  ctx.globalAlpha = 1;
}
