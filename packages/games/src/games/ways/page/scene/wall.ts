import type { World } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { REELS } from '../../rules/symbols.ts';
import { lightLeft, type WindowLayout } from './layout.ts';

/** A light's opening: a pointed arch over a rectangle. */
function opening(path: Path2D, { top, lightWidth, lightHeight, arch }: WindowLayout, x: number): void {
  path.moveTo(x, top + lightHeight);
  path.lineTo(x, top);
  path.quadraticCurveTo(x + lightWidth * 0.06, top - arch * 0.62, x + lightWidth / 2, top - arch);
  path.quadraticCurveTo(x + lightWidth * 0.94, top - arch * 0.62, x + lightWidth, top);
  path.lineTo(x + lightWidth, top + lightHeight);
  path.closePath();
}

/** What stands still: the sky behind the window, its stone, and the small glass of the arches. */
export function drawWall(ctx: CanvasRenderingContext2D, layout: WindowLayout, world: World): void {
  const { left, top, lightWidth, lightHeight, mullion, arch, border } = layout;
  const width = REELS * lightWidth + (REELS - 1) * mullion;
  const openings = new Path2D();
  for (let reel = 0; reel < REELS; reel += 1) opening(openings, layout, lightLeft(layout, reel));

  const sky = ctx.createLinearGradient(0, top - arch, 0, top + lightHeight);
  sky.addColorStop(0, mix(world.sky[0], '#000000', 0.25));
  sky.addColorStop(0.6, mix(world.sky[1], world.light, 0.14));
  sky.addColorStop(1, mix(world.sky[2], '#000000', 0.2));
  ctx.fillStyle = sky;
  ctx.fill(openings);
  for (let reel = 0; reel < REELS; reel += 1) drawArchGlass(ctx, layout, world, reel);

  const stone = new Path2D();
  const [x, y] = [left - border, top - arch - border];
  const [w, h] = [width + border * 2, lightHeight + arch + border * 2];
  const round = Math.min(lightWidth * 0.5, arch + border);
  stone.roundRect(x, y, w, h, [round, round, border * 0.6, border * 0.6]);
  stone.addPath(openings);
  const face = ctx.createLinearGradient(0, y, 0, y + h);
  face.addColorStop(0, mix(mix(world.sky[1], world.glass, 0.5), '#8d8794', 0.34));
  face.addColorStop(1, mix(mix(world.sky[2], world.glass, 0.6), '#6d6874', 0.2));
  ctx.save();
  ctx.shadowColor = '#000000aa';
  ctx.shadowBlur = border * 2;
  ctx.fillStyle = face;
  ctx.fill(stone, 'evenodd');
  ctx.restore();
  ctx.strokeStyle = '#00000088';
  ctx.lineWidth = Math.max(1.5, mullion * 0.4);
  ctx.stroke(openings);
  ctx.strokeStyle = withAlpha(mix(world.light, '#ffffff', 0.3), 0.22);
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.roundRect(x + 0.5, y + 0.5, w - 1, h - 1, [round, round, border * 0.6, border * 0.6]);
  ctx.stroke();
}

/** Above each light a roundel in the arch, in the world's low hues. */
function drawArchGlass(
  ctx: CanvasRenderingContext2D,
  layout: WindowLayout,
  world: World,
  reel: number,
): void {
  const { top, lightWidth, arch } = layout;
  const x = lightLeft(layout, reel);
  const shape = new Path2D();
  opening(shape, { ...layout, lightHeight: 0 }, x);
  const colour = world.low[reel % world.low.length]!;
  const middle = [x + lightWidth / 2, top - arch * 0.38] as const;
  ctx.fillStyle = mix(colour, world.glass, 0.68);
  ctx.fill(shape);
  ctx.strokeStyle = '#0b0a0e';
  ctx.lineWidth = Math.max(1.2, lightWidth * 0.02);
  ctx.stroke(shape);
  ctx.fillStyle = mix(colour, world.glass, 0.28);
  ctx.beginPath();
  ctx.arc(...middle, arch * 0.3, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = withAlpha('#ffffff', 0.4);
  ctx.beginPath();
  ctx.arc(middle[0] - arch * 0.08, middle[1] - arch * 0.1, arch * 0.09, 0, Math.PI * 2);
  ctx.fill();
}
