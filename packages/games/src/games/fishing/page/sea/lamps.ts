import { ROOM_SEATS } from '../../../../protocol/rooms.ts';
import type { Point } from '../aim/targets.ts';
import type { LampIndex } from './sea.ts';
import type { Size } from './swimmers.ts';

/** Where the lamps stand on the ground, in parts of the water; the player's own first, before the others. */
const PLACES: Record<LampIndex, Point> = {
  0: { x: 0.5, y: 1 },
  1: { x: 0.13, y: 0.965 },
  2: { x: 0.87, y: 0.95 },
  3: { x: 0.29, y: 0.99 },
};
export const LAMPS: readonly LampIndex[] = [3, 1, 2, 0];

/** A lamp's globe, in parts of the water's mean side, and at least so many pixels. */
const GLOBE = { part: 0.038, least: 24, most: 38 } as const;
const OTHERS = 0.64;

export interface Lamp extends Point {
  readonly radius: number;
}

export function lampOf(index: LampIndex, { width, height }: Size): Lamp {
  const own = Math.max(GLOBE.least, Math.min(GLOBE.most, Math.sqrt(width * height) * GLOBE.part));
  const radius = index === 0 ? own : own * OTHERS;
  const { x, y } = PLACES[index];
  return { x: x * width, y: y * height - radius * 1.5, radius };
}

/** Which lamp another player's seat is, from where this player sits; `undefined` where it is not seen. */
export function lampOfSeat(seat: number | null, own: number | null): LampIndex | undefined {
  if (seat === null || seat === own) return undefined;
  const others = Array.from({ length: ROOM_SEATS }, (_, at) => at + 1).filter((one) => one !== own);
  const index = others.indexOf(seat) + 1;
  return index >= 1 && index <= 3 ? (index as LampIndex) : undefined;
}

/** Where the bubbles of those come from whose lamp is not seen: from below, each creature's at a place of its own. */
export const beyond = (creature: number, { width, height }: Size): Point => ({
  x: width * (0.05 + 0.9 * ((creature * 0.618) % 1)),
  y: height + 20,
});

/** Where a lamp's bubbles leave it, on their way to a point. */
export function mouthOf({ x, y, radius }: Lamp, to: Point): Point {
  const angle = Math.atan2(to.y - y, to.x - x);
  return { x: x + Math.cos(angle) * radius * 1.5, y: y + Math.sin(angle) * radius * 1.5 };
}
