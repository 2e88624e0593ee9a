import type { Runner } from '../../rules/runners.ts';
import type { Photo } from '../photo.ts';
import { drawStanding } from './machine.ts';

/** Where the line is, in widths. */
const LINE = 0.78;
const SLITS = 44;

/** The finish as the camera at the line saw it: brown, striped, a hair line through the winner's nose. */
export function drawPhoto(
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  { noses }: Photo,
  field: readonly Runner[],
): void {
  const floor = ctx.createLinearGradient(0, 0, 0, height);
  floor.addColorStop(0, '#584938');
  floor.addColorStop(1, '#2a2119');
  ctx.fillStyle = floor;
  ctx.fillRect(0, 0, width, height);
  for (let slit = 0; slit < SLITS; slit += 1) {
    ctx.fillStyle = slit % 2 === 0 ? '#ffffff0a' : '#0000000f';
    ctx.fillRect((slit / SLITS) * width, 0, width / SLITS, height);
  }
  const row = (height - 8) / noses.length;
  const length = Math.min(row * 2.1, width * 0.7);
  noses.forEach(({ lane, behind }, place) => {
    ctx.save();
    ctx.translate((LINE - behind) * width - length, 4 + row * (place + 1) - length / 2 - row * 0.06);
    drawStanding(ctx, field[lane]!, length, lane + 1);
    ctx.restore();
  });
  ctx.globalCompositeOperation = 'color';
  ctx.fillStyle = '#8f7a5aa8';
  ctx.fillRect(0, 0, width, height);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = '#ff4b3a';
  ctx.fillRect(LINE * width - 0.75, 0, 1.5, height);
}
