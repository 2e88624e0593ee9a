import { REELS, ROWS } from '../../rules/symbols.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { tile } from '../art/shapes.ts';
import type { Theme } from '../art/theme.ts';
import { middleOf, type Layout } from './layout.ts';

/** The parts of the stage that stand still, drawn once per size. */
export interface Frame {
  readonly back: HTMLCanvasElement;
  readonly front: HTMLCanvasElement;
}

/** How its upper right corner is cut, in parts of a cell. */
const CUT = 0.3;

export function createFrame(theme: Theme, layout: Layout, ratio: number): Frame {
  const { left, top, cell, pitchX, pitchY, border } = layout;
  const width = pitchX * (REELS - 1) + cell;
  const height = pitchY * (ROWS - 1) + cell;
  const outer = tile(
    left - border,
    top - border,
    width + border * 2,
    height + border * 2,
    cell * 0.16,
    cell * CUT,
  );
  return {
    back: drawBack(theme, layout, ratio, outer),
    front: drawFront(theme, layout, ratio, openingOf(layout, { x: 0, y: 0 })),
  };
}

/** The opening that the reels show through: path data, in CSS pixels from a point of the stage. */
export function openingOf(layout: Layout, from: { readonly x: number; readonly y: number }): string {
  const { left, top, cell, pitchX, pitchY, border } = layout;
  // Less than the gap between two rows: a neighbour out of view must not peep in.
  const inset = border * 0.4;
  return tile(
    left - inset - from.x,
    top - inset - from.y,
    pitchX * (REELS - 1) + cell + inset * 2,
    pitchY * (ROWS - 1) + cell + inset * 2,
    cell * 0.12,
    cell * CUT * 0.82,
  );
}

function layer(layout: Layout, ratio: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(layout.width * ratio);
  canvas.height = Math.round(layout.height * ratio);
  const ctx = canvas.getContext('2d')!;
  ctx.scale(ratio, ratio);
  return [canvas, ctx];
}

function drawBack(theme: Theme, layout: Layout, ratio: number, outer: string): HTMLCanvasElement {
  const [canvas, ctx] = layer(layout, ratio);
  const { top, cell, pitchY, border, left, pitchX } = layout;
  const bottom = top + pitchY * (ROWS - 1) + cell + border;
  const path = new Path2D(outer);
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.65)';
  // No further than the canvas reaches: a shadow that is cut off draws a line across the scenery.
  const room = layout.height - bottom;
  ctx.shadowBlur = Math.min(cell * 0.3, room) * ratio;
  ctx.shadowOffsetY = Math.min(cell * 0.08, room * 0.2) * ratio;
  const stoneFill = ctx.createLinearGradient(0, top - border, 0, bottom);
  stoneFill.addColorStop(0, mix(theme.glass, '#ffffff', 0.16));
  stoneFill.addColorStop(0.1, mix(theme.glass, '#ffffff', 0.06));
  stoneFill.addColorStop(1, mix(theme.glass, '#000000', 0.35));
  ctx.fillStyle = stoneFill;
  ctx.fill(path);
  ctx.restore();
  const edge = ctx.createLinearGradient(left - border, top - border, left + pitchX * 4, bottom);
  edge.addColorStop(0, withAlpha(mix(theme.accent, '#ffffff', 0.45), 0.95));
  edge.addColorStop(0.3, withAlpha(theme.accent, 0.35));
  edge.addColorStop(0.7, withAlpha(theme.accent, 0.12));
  edge.addColorStop(1, withAlpha(theme.accent, 0.7));
  ctx.strokeStyle = edge;
  ctx.lineWidth = Math.max(1, cell * 0.014);
  ctx.stroke(path);
  for (let reel = 0; reel < REELS; reel += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const [x, y] = middleOf(layout, reel, row);
      const half = cell / 2;
      const slab = new Path2D(tile(x - half, y - half, cell, cell, cell * 0.1, cell * 0.16));
      const fill = ctx.createLinearGradient(0, y - half, 0, y + half);
      fill.addColorStop(0, withAlpha(mix(theme.glass, '#000000', 0.5), 0.95));
      fill.addColorStop(1, withAlpha(mix(theme.glass, '#000000', 0.2), 0.95));
      ctx.fillStyle = fill;
      ctx.fill(slab);
      ctx.strokeStyle = 'rgba(255,255,255,.045)';
      ctx.lineWidth = 1;
      ctx.stroke(slab);
    }
  }
  return canvas;
}

/** Shade at the window's upper and lower edge, so that the reels turn under it. */
function drawFront(theme: Theme, layout: Layout, ratio: number, inner: string): HTMLCanvasElement {
  const [canvas, ctx] = layer(layout, ratio);
  const { top, cell, pitchY, border } = layout;
  const path = new Path2D(inner);
  ctx.save();
  ctx.clip(path);
  const from = top - border;
  const to = top + pitchY * (ROWS - 1) + cell + border;
  const shade = ctx.createLinearGradient(0, from, 0, to);
  shade.addColorStop(0, withAlpha(mix(theme.glass, '#000000', 0.6), 0.95));
  shade.addColorStop(0.09, 'rgba(0,0,0,0)');
  shade.addColorStop(0.91, 'rgba(0,0,0,0)');
  shade.addColorStop(1, withAlpha(mix(theme.glass, '#000000', 0.6), 0.95));
  ctx.fillStyle = shade;
  ctx.fillRect(0, from, layout.width, to - from);
  ctx.restore();
  ctx.strokeStyle = 'rgba(255,255,255,.07)';
  ctx.lineWidth = 1;
  ctx.stroke(path);
  return canvas;
}
