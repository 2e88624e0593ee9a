import type { Creature } from '../../../rules/room-rules.ts';
import { createChance } from './chance.ts';

/** A group's curve has so many places beside each other. */
export const MEMBERS = 8;

/** Where a creature is, in parts of the water's width and height (0 to 1, y from the surface down), and where it swims to. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** In parts of width and height for its whole way: `atan2(toY * height, toX * width)` is the direction. */
  readonly toX: number;
  readonly toY: number;
}

/** So far outside of the water a way begins and ends, so that nobody sees a creature appear. */
export const OUTSIDE = 0.2;
/** Swimming goes on between here, below the surface and above the cannons. */
const HIGHEST = 0.14;
const LOWEST = 0.72;

interface Curve {
  readonly from: number;
  readonly to: number;
  /** 1 from left to right. */
  readonly side: 1 | -1;
  readonly sway: number;
  readonly waves: number;
  readonly phase: number;
  readonly aside: { readonly along: number; readonly across: number };
}

const curves = new Map<number, Curve>();
const MOST_CURVES = 2_000;

/** Asked for each creature in each frame: kept. */
function curveOf(path: number): Curve {
  const known = curves.get(path);
  if (known) return known;
  const group = createChance(Math.floor(path / MEMBERS));
  const part = (chance: typeof group) => chance(10_001) / 10_000;
  const member = createChance(path);
  const depth = () => HIGHEST + part(group) * (LOWEST - HIGHEST);
  const from = depth();
  const curve: Curve = {
    from,
    // Not all of the water is crossed on a slant.
    to: from + (depth() - from) * 0.7,
    side: group(2) === 0 ? 1 : -1,
    sway: 0.02 + part(group) * 0.06,
    waves: 1 + part(group) * 1.6,
    phase: part(group),
    aside: { along: (part(member) - 0.5) * 0.05, across: (part(member) - 0.5) * 0.12 },
  };
  if (curves.size >= MOST_CURVES) curves.clear();
  curves.set(path, curve);
  return curve;
}

/**
 * Where a creature is so many milliseconds after its tide opened: for a page's scene. A server asks only whether it is in
 * the water, which its times alone tell.
 * @returns `undefined` before it enters and after it has left
 */
export function placeOf(
  creature: Creature,
  ms: number,
  swims: 'across' | 'up' = 'across',
): Place | undefined {
  const way = (ms - creature.entersMs) / creature.speedMs;
  if (way < 0 || way > 1) return undefined;
  const { from, to, side, sway, waves, phase, aside } = curveOf(creature.path);
  const angle = 2 * Math.PI * (waves * way + phase);
  const slope = 2 * Math.PI * waves * sway * Math.cos(angle);
  const length = 1 + 2 * OUTSIDE;
  const along = -OUTSIDE + way * length + aside.along;
  if (swims === 'up') {
    const x = from + Math.sin(angle) * sway + aside.across;
    return { x: side === 1 ? x : 1 - x, y: 1 - along, toX: side * slope, toY: -length };
  }
  const y = from + (to - from) * way + Math.sin(angle) * sway + aside.across;
  return { x: side === 1 ? along : 1 - along, y, toX: side * length, toY: to - from + slope };
}
