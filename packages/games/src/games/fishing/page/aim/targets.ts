/** A creature as it is seen now, in pixels of the scene. */
export interface Seen {
  readonly id: number;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  /** Half of its length. */
  readonly radius: number;
  /** Until it has left the water. */
  readonly msLeft: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a finger may be off. */
const REACH_PX = 34;

/** Who is meant by a press there: the one whose middle is nearest, measured in its own size; `undefined` for open water. */
export function under<One extends Seen>(point: Point, seen: readonly One[]): One | undefined {
  let [found, least]: [One | undefined, number] = [undefined, 1];
  for (const one of seen) {
    const off = Math.hypot(one.x - point.x, one.y - point.y) / (one.radius + REACH_PX);
    if (off < least) [found, least] = [one, off];
  }
  return found;
}

export type Direction = 'left' | 'right' | 'up' | 'down';
const STEPS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
/** How much what lies beside the way counts against what lies on it. */
const ASIDE = 2.2;

/** The next one in a direction; where there is none, the farthest in the other, so that the arrows go round. */
export function towards<One extends Seen>(
  direction: Direction,
  from: Point,
  seen: readonly One[],
): One | undefined {
  const step = STEPS[direction];
  const ways = seen.map((one) => {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const along = x * step.x + y * step.y;
    const aside = Math.abs(x * step.y) + Math.abs(y * step.x);
    return { one, along, cost: along + aside * ASIDE };
  });
  const ahead = ways.filter(({ along }) => along > 1).sort((a, b) => a.cost - b.cost)[0];
  return (ahead ?? ways.sort((a, b) => a.cost - b.cost)[0])?.one;
}

/** Who is about to leave is not begun with. */
const STAYS_MS = 2_500;

/**
 * Whom to go on with when nobody chooses: the one it was, as long as it is there; else the nearest that stays a while.
 * @param from where bubbles come from
 */
export function goOn<One extends Seen>(
  current: number | undefined,
  from: Point,
  seen: readonly One[],
): One | undefined {
  const same = seen.find(({ id }) => id === current);
  if (same) return same;
  const distance = ({ x, y }: One): number => Math.hypot(x - from.x, y - from.y);
  const stays = seen.filter(({ msLeft }) => msLeft > STAYS_MS);
  return [...(stays.length > 0 ? stays : seen)].sort((a, b) => distance(a) - distance(b))[0];
}
