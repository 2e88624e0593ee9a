import type { World } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { CANDLE, cut, disc, edge, INK } from './paper.ts';

/** The lamps on the ground that bubbles are blown from; drawn around 0, 0 with a globe of radius 100. */

/** The player's own is the world's; the others' are told apart by colour. */
export function lampColour(index: number, { accent, high, low }: World): string {
  return [accent, high[0], low[4], low[3]][index] ?? accent;
}

/** The rooms of a lamp's pictures, in its globe's radii to each side. */
export const LAMP_ROOM = { horn: 1.7, dark: 1.8, lit: 2.3 } as const;

/** The globe with its foot. @param lit somebody plays with it */
export function paintGlobe(ctx: CanvasRenderingContext2D, colour: string, lit: boolean): void {
  if (lit) {
    const glow = ctx.createRadialGradient(0, 0, 60, 0, 0, 230);
    glow.addColorStop(0, withAlpha(colour, 0.5));
    glow.addColorStop(1, withAlpha(colour, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(-230, -230, 460, 460);
  }
  const foot = cut('M-70 60L-104 158C-60 178 60 178 104 158L70 60Z');
  ctx.fillStyle = mix(colour, INK, 0.72);
  ctx.fill(foot);
  edge(ctx, foot, mix(colour, INK, 0.4), 5);
  const globe = new Path2D();
  globe.arc(0, 0, 96, 0, Math.PI * 2);
  const light = ctx.createRadialGradient(-20, -24, 8, 0, 0, 100);
  light.addColorStop(0, lit ? mix(colour, CANDLE, 0.7) : mix(colour, INK, 0.35));
  light.addColorStop(0.55, mix(colour, INK, lit ? 0.3 : 0.6));
  light.addColorStop(1, mix(colour, INK, lit ? 0.65 : 0.78));
  ctx.fillStyle = light;
  ctx.fill(globe);
  edge(ctx, globe, mix(colour, CANDLE, lit ? 0.45 : 0.05), 7);
}

/** The horn that bubbles leave by, pointing to the right. */
export function paintHorn(ctx: CanvasRenderingContext2D, colour: string, lit: boolean): void {
  const horn = cut('M70-34C100-28 112-34 142-58L152 0L142 58C112 34 100 28 70 34Z');
  ctx.fillStyle = mix(colour, INK, lit ? 0.35 : 0.65);
  ctx.fill(horn);
  edge(ctx, horn, mix(colour, CANDLE, lit ? 0.35 : 0), 6);
  ctx.beginPath();
  ctx.ellipse(146, 0, 12, 58, 0, 0, Math.PI * 2);
  ctx.fillStyle = lit ? mix(colour, CANDLE, 0.6) : mix(colour, INK, 0.4);
  ctx.fill();
}

/** A bubble of radius 100: hardly there, but for its rim and its shine. */
export function paintBubble(ctx: CanvasRenderingContext2D, colour: string): void {
  const film = ctx.createRadialGradient(-10, -14, 30, 0, 0, 98);
  film.addColorStop(0, withAlpha(colour, 0.04));
  film.addColorStop(0.78, withAlpha(colour, 0.16));
  film.addColorStop(1, withAlpha(mix(colour, CANDLE, 0.4), 0.62));
  disc(ctx, 0, 0, 96, film);
  const rim = new Path2D();
  rim.arc(0, 0, 95, 0, Math.PI * 2);
  edge(ctx, rim, withAlpha(mix(colour, CANDLE, 0.6), 0.8), 4);
  const shine = new Path2D();
  shine.arc(0, 0, 74, Math.PI * 1.1, Math.PI * 1.42);
  edge(ctx, shine, '#ffffffb0', 10);
  disc(ctx, 48, 46, 8, '#ffffff70');
}
