import type { World } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { SIZE } from '../../rules/symbols.ts';
import type { TrayLayout } from './layout.ts';

/** What stands still: a slab of slate under one lamp, with a hollow for each marble. */
export function drawTray(
  ctx: CanvasRenderingContext2D,
  { left, top, cell, border }: TrayLayout,
  world: World,
): void {
  const side = cell * SIZE;
  const [x, y, whole] = [left - border, top - border, side + border * 2];
  const stone = mix(mix(world.glass, world.sky[1], 0.45), '#8a8a94', 0.14);
  const slab = new Path2D();
  const round = cell * 0.34;
  // The mark of the house: one corner is cut.
  slab.moveTo(x + round, y);
  slab.lineTo(x + whole - cell * 0.62, y);
  slab.lineTo(x + whole, y + cell * 0.62);
  slab.arcTo(x + whole, y + whole, x, y + whole, round);
  slab.arcTo(x, y + whole, x, y, round);
  slab.arcTo(x, y, x + whole, y, round);
  slab.closePath();

  ctx.save();
  ctx.shadowColor = '#000000c0';
  ctx.shadowBlur = border * 2.4;
  ctx.shadowOffsetY = border;
  const face = ctx.createRadialGradient(
    x + whole * 0.42,
    y + whole * 0.3,
    0,
    x + whole / 2,
    y + whole / 2,
    whole * 0.8,
  );
  face.addColorStop(0, mix(stone, world.light, 0.2));
  face.addColorStop(0.55, stone);
  face.addColorStop(1, mix(stone, '#000000', 0.45));
  ctx.fillStyle = face;
  ctx.fill(slab);
  ctx.restore();
  ctx.strokeStyle = withAlpha(mix(world.light, '#ffffff', 0.3), 0.3);
  ctx.lineWidth = 1.2;
  ctx.stroke(slab);

  for (let column = 0; column < SIZE; column += 1)
    for (let row = 0; row < SIZE; row += 1) hollow(ctx, left + column * cell, top + row * cell, cell);
}

function hollow(ctx: CanvasRenderingContext2D, x: number, y: number, cell: number): void {
  const [midX, midY, radius] = [x + cell / 2, y + cell / 2, cell * 0.44];
  const depth = ctx.createRadialGradient(midX, midY + radius * 0.3, radius * 0.2, midX, midY, radius);
  depth.addColorStop(0, '#00000026');
  depth.addColorStop(1, '#00000066');
  ctx.fillStyle = depth;
  ctx.beginPath();
  ctx.arc(midX, midY, radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = '#ffffff14';
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.arc(midX, midY, radius, 0.15 * Math.PI, 0.85 * Math.PI);
  ctx.stroke();
}
