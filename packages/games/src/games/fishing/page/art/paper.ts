import { mix, withAlpha } from '../../../../page/slots/colour.ts';

/** How everything in the water is made: oiled paper over thin ribs, with a light inside. */

export const INK = '#070b12';
export const CANDLE = '#fff3d6';
const TURN = Math.PI * 2;

export interface Core {
  readonly x: number;
  readonly y: number;
  /** How far the light reaches. */
  readonly radius: number;
}

/** A body that glows: bright where its light is, its own colour around it, dark towards the edge. */
export function glowing(ctx: CanvasRenderingContext2D, shape: Path2D, colour: string, core: Core): void {
  const { x, y, radius } = core;
  const light = ctx.createRadialGradient(x, y, radius * 0.05, x, y, radius);
  light.addColorStop(0, mix(colour, CANDLE, 0.85));
  light.addColorStop(0.4, mix(colour, CANDLE, 0.3));
  light.addColorStop(0.75, colour);
  light.addColorStop(1, mix(colour, INK, 0.45));
  ctx.fillStyle = light;
  ctx.fill(shape);
  edge(ctx, shape, mix(colour, INK, 0.5), 1.6);
}

/** Thin paper without a light of its own: fins, tails, tentacles. */
export function thin(ctx: CanvasRenderingContext2D, shape: Path2D, colour: string, alpha = 0.78): void {
  ctx.fillStyle = withAlpha(mix(colour, CANDLE, 0.18), alpha);
  ctx.fill(shape);
  edge(ctx, shape, mix(colour, INK, 0.4), 1.2);
}

export function edge(ctx: CanvasRenderingContext2D, shape: Path2D, colour: string, width: number): void {
  ctx.lineWidth = width;
  ctx.lineJoin = ctx.lineCap = 'round';
  ctx.strokeStyle = colour;
  ctx.stroke(shape);
}

/** The ribs that hold the paper, seen through it. */
export function ribs(
  ctx: CanvasRenderingContext2D,
  inside: Path2D,
  lines: Path2D,
  colour: string,
  width = 1.2,
): void {
  ctx.save();
  ctx.clip(inside);
  edge(ctx, lines, withAlpha(mix(colour, INK, 0.55), 0.55), width);
  ctx.restore();
}

/** A pattern that is cut into the paper, or lies on it. */
export function inlay(ctx: CanvasRenderingContext2D, inside: Path2D, pattern: Path2D, colour: string): void {
  ctx.save();
  ctx.clip(inside);
  ctx.fillStyle = colour;
  ctx.fill(pattern);
  ctx.restore();
}

/** Everybody here looks friendly. */
export function eye(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  disc(ctx, x, y, radius * 1.35, CANDLE);
  disc(ctx, x + radius * 0.2, y, radius, INK);
  disc(ctx, x + radius * 0.5, y - radius * 0.4, radius * 0.36, '#ffffff');
}

/** A small smile, from the corner of the mouth backwards. */
export function smile(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const line = new Path2D();
  line.arc(x, y - size * 0.4, size, Math.PI * 0.2, Math.PI * 0.75);
  edge(ctx, line, mix(colour, INK, 0.7), Math.max(1.2, size * 0.26));
}

export function disc(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TURN);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** A closed shape from SVG's path data. */
export const cut = (d: string): Path2D => new Path2D(d);

export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, TURN);
  return path;
}

/** Turns what is drawn around a joint: a tail, a flipper. @param angle radians */
export function hinged(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  angle: number,
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  draw();
  ctx.restore();
}

/** Where a swing stands: -1 to 1. @param phase 0 to 1, @param behind how far it follows the body's */
export const swing = (phase: number, behind = 0): number => Math.sin((phase - behind) * TURN);
