export type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
}

const AHEAD: Record<Direction, readonly [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** How much further something at the side seems than something straight ahead. */
const ASIDE = 2.5;

const middleOf = (box: Box): readonly [number, number] => {
  const { left, top, width, height } = box.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** What lies next in a direction, as it is seen: the cloth may be turned. `undefined` at the edge. */
export function nextSpot<Spot extends Box>(
  from: Spot,
  all: readonly Spot[],
  direction: Direction,
): Spot | undefined {
  const [x, y] = middleOf(from);
  const [right, down] = AHEAD[direction];
  let [best, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const spot of all) {
    const [dx, dy] = middleOf(spot).map((at, axis) => at - (axis === 0 ? x : y)) as [number, number];
    const ahead = dx * right + dy * down;
    if (ahead < 1) continue;
    const away = ahead + ASIDE * Math.abs(dx * down + dy * right);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}
