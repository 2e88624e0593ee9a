import type { SceneSize } from '../../../page/kit.ts';
import type { Drum } from './lotteries.ts';

/** Where globes, their stones and the tray are. */

export interface Globe {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How far its rings are turned, in turns: globes side by side do not look alike. */
  readonly turn: number;
}
export interface Layout {
  readonly globes: readonly Globe[];
  /** Middles, by fall. */
  readonly slots: readonly { readonly x: number; readonly y: number }[];
  /** Width of a slot. */
  readonly slot: number;
}

const MANY = 20;
const SMALL = 0.58;
const EDGE = 6;

export function layoutOf({ width, height }: SceneSize, drums: readonly Drum[]): Layout {
  const falls = drums.reduce((sum, drum) => sum + drum.falls, 0);
  const slot = Math.min(height * 0.2, (width - EDGE * 2) / (falls * 1.16), 76);
  const alone = drums.every((drum) => drum.falls === 1);
  const weights = drums.map(({ balls }) =>
    balls > MANY || drums.every((one) => one.balls <= MANY) ? 1 : SMALL,
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const tray = slot * 1.3;
  const room = height - tray;
  const radius = Math.max(10, Math.min(room / 2 - EDGE, (width - EDGE * 2) / (2.12 * all)));
  const top = (room - radius * 2) / 2;
  let left = (width - 2.12 * radius * all) / 2;
  const globes = weights.map((weight, at) => {
    const own = radius * weight;
    const x = left + 1.06 * own;
    left += 2.12 * own;
    return { x, y: top + radius + (radius - own) * 0.5, radius: own, turn: at / weights.length };
  });
  const slots = Array.from({ length: falls }, (_, at) => ({
    // Where each globe lets go one, it lies below its globe.
    x: alone ? globes[at]!.x : width / 2 + (at - (falls - 1) / 2) * slot * 1.16,
    y: top + radius * 2 + tray - slot * 0.56,
  }));
  return { globes, slots, slot };
}

const TURN = Math.PI * 2;
/** A full ring of stones needs about so much room. */
const RING = 12;
const SLOW_MS = 46_000;
/** Turns more that a ring makes during a draw: whole ones, so that nothing jumps when the next sale begins. */
const DRAW_TURNS = 5;

export const ringsOf = (balls: number): number => Math.max(2, Math.ceil(balls / RING));

/** A ring as it is seen: how it is turned, how far it reaches along and across, and how large its stones are. */
export function ringOf({ radius, turn }: Globe, balls: number, ring: number) {
  const size = radius * (balls > MANY ? 0.118 : 0.17);
  const far = radius - size * 1.25;
  return { tilt: (ring / ringsOf(balls) + turn) * Math.PI + 0.3, far, near: far * 0.46, size };
}

/**
 * Where a stone is on its ring, how large, and how near (−1 far, 1 near).
 * @param now any clock that all share, milliseconds
 * @param drawn how much of the draw has passed, 0 to 1
 */
export function orbitOf(globe: Globe, balls: number, ball: number, now: number, drawn: number) {
  const rings = ringsOf(balls);
  const ring = ball % rings;
  const onRing = Math.ceil((balls - ring) / rings);
  const faster = drawn * drawn * (3 - 2 * drawn) * DRAW_TURNS;
  const way = ring % 2 === 0 ? 1 : -1;
  const path = ringOf(globe, balls, ring);
  const angle =
    TURN * (Math.floor(ball / rings) / onRing + way * ((now % SLOW_MS) / SLOW_MS + faster) + globe.turn);
  const { tilt, size } = path;
  const [along, deep] = [Math.cos(angle) * path.far, Math.sin(angle)];
  const up = deep * path.near;
  return {
    x: globe.x + along * Math.cos(tilt) - up * Math.sin(tilt),
    y: globe.y + along * Math.sin(tilt) + up * Math.cos(tilt),
    radius: size * (0.86 + 0.16 * deep),
    depth: deep,
  };
}
