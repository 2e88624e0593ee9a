import type { World } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import { reelLeft, type VaultLayout } from './layout.ts';

/** What stands still: the door's steel around the reels, its rivets, and the dark behind them. */
export function drawDoor(ctx: CanvasRenderingContext2D, layout: VaultLayout, world: World): void {
  const { left, top, cellWidth, cellHeight, gap, border } = layout;
  const [w, h] = [cellWidth * REELS + gap * (REELS - 1), cellHeight * ROWS];
  const [x, y] = [left - border, top - border];
  const [outerWidth, outerHeight] = [w + border * 2, h + border * 2];
  const steel = mix(mix(world.sky[1], '#8b93a1', 0.5), world.glass, 0.3);
  const face = ctx.createLinearGradient(x, y, x + outerWidth * 0.25, y + outerHeight);
  face.addColorStop(0, mix(steel, '#ffffff', 0.22));
  face.addColorStop(0.4, steel);
  face.addColorStop(1, mix(steel, '#000000', 0.55));
  ctx.save();
  ctx.shadowColor = '#000000b0';
  ctx.shadowBlur = border;
  ctx.shadowOffsetY = border * 0.3;
  ctx.fillStyle = face;
  ctx.beginPath();
  ctx.roundRect(x, y, outerWidth, outerHeight, border);
  ctx.fill();
  ctx.restore();
  ctx.lineWidth = 1;
  ctx.strokeStyle = '#ffffff52';
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 1, outerWidth - 2, outerHeight - 2, border);
  ctx.stroke();
  const rim = border * 0.3;
  ctx.fillStyle = mix(steel, '#000000', 0.62);
  ctx.beginPath();
  ctx.roundRect(left - rim, top - rim, w + rim * 2, h + rim * 2, rim);
  ctx.fill();
  ctx.fillStyle = '#050609';
  ctx.fillRect(left, top, w, h);
  drawRivets(ctx, layout, steel);
}

function drawRivets(ctx: CanvasRenderingContext2D, layout: VaultLayout, steel: string): void {
  const { left, top, cellWidth, cellHeight, gap, border } = layout;
  const [w, h] = [cellWidth * REELS + gap * (REELS - 1), cellHeight * ROWS];
  const radius = border * 0.15;
  const rivet = (x: number, y: number): void => {
    const dome = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.5, 0, x, y, radius);
    dome.addColorStop(0, mix(steel, '#ffffff', 0.7));
    dome.addColorStop(1, mix(steel, '#000000', 0.5));
    ctx.fillStyle = withAlpha('#000000', 0.4);
    ctx.beginPath();
    ctx.arc(x + 0.6, y + 1.2, radius * 1.15, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = dome;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fill();
  };
  const off = border * 0.63;
  for (let reel = 0; reel <= REELS; reel += 1) {
    const x = reel === REELS ? left + w : reelLeft(layout, reel) - (reel === 0 ? 0 : gap / 2);
    rivet(x, top - off);
    rivet(x, top + h + off);
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = top + row * cellHeight;
    if (row === 0 || row === ROWS) continue;
    rivet(left - off, y);
    rivet(left + w + off, y);
  }
}

/** The roundness of the drums: laid over them while they are reels. */
export function drawRoundness(ctx: CanvasRenderingContext2D, layout: VaultLayout): void {
  const { top, cellWidth, cellHeight } = layout;
  const height = cellHeight * ROWS;
  const shade = ctx.createLinearGradient(0, top, 0, top + height);
  shade.addColorStop(0, '#000000b8');
  shade.addColorStop(0.13, '#00000038');
  shade.addColorStop(0.3, '#ffffff00');
  shade.addColorStop(0.7, '#00000000');
  shade.addColorStop(0.87, '#00000038');
  shade.addColorStop(1, '#000000c0');
  ctx.fillStyle = shade;
  for (let reel = 0; reel < REELS; reel += 1) ctx.fillRect(reelLeft(layout, reel), top, cellWidth, height);
}
