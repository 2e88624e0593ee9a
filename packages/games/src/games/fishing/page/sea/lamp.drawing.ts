import type { World } from '../../../../page/kit.ts';
import { withAlpha } from '../../../../page/slots/colour.ts';
import { LAMP_ROOM } from '../art/lamp.ts';
import type { Lamp } from './lamps.ts';
import type { PaintedLamp } from './paintings.ts';
import { write } from './write.ts';

/** How many bubbles are left of a magazine. */
export interface Gauge {
  readonly left: number;
  readonly of: number;
  readonly text: string;
}

const TURN = Math.PI * 2;

function centred(
  ctx: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { x, y }: Lamp,
  side: number,
): void {
  ctx.drawImage(picture, x - side, y - side, side * 2, side * 2);
}

/** @param horn where it points, radians; `undefined` for one that nobody plays with */
export function drawLamp(
  ctx: CanvasRenderingContext2D,
  { place, dark, globe, horn: picture }: PaintedLamp,
  horn: number | undefined,
): void {
  const { x, y, radius } = place;
  if (horn === undefined) return centred(ctx, dark, place, radius * LAMP_ROOM.dark);
  const side = radius * LAMP_ROOM.horn;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(horn);
  ctx.drawImage(picture, -side, -side, side * 2, side * 2);
  ctx.restore();
  centred(ctx, globe, place, radius * LAMP_ROOM.lit);
}

/** A ring around the globe, and the number in it. */
export function drawGauge(
  ctx: CanvasRenderingContext2D,
  { x, y, radius }: Lamp,
  { left, of, text }: Gauge,
  { light }: World,
): void {
  ctx.lineWidth = Math.max(3, radius * 0.13);
  ctx.lineCap = 'round';
  for (const [part, colour] of [
    [1, '#05080ea0'],
    [left / of, withAlpha(light, 0.95)],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, radius * 1.14, -Math.PI / 2, -Math.PI / 2 + TURN * part);
    ctx.stroke();
  }
  write(ctx, text, x, y + 1, radius * 0.78);
}
