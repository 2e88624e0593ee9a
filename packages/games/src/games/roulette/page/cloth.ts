import { SPOTS, type Spot } from '../rules/spots.ts';

/**
 * Where the spots lie on the cloth, in cells of a number: zero at the left, three rows of twelve, the columns at the right,
 * dozens and even chances below. A page that is held upright turns it.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const OUTSIDE_HEIGHT = 0.8;
const EVENS_Y = 3 + OUTSIDE_HEIGHT;
/** Side of what is pressed where numbers meet. */
const JOINT = 0.42;

const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** The centre of a number's cell; zero lies along all three rows. */
function centreOf(number: number): readonly [x: number, y: number] {
  if (number === 0) return [0.5, 1.5];
  return [1.5 + Math.floor((number - 1) / 3), 2.5 - ((number - 1) % 3)];
}

const joint = (x: number, y: number): Place => ({
  x: x - JOINT / 2,
  y: y - JOINT / 2,
  width: JOINT,
  height: JOINT,
});

/** The point in which all of the numbers meet. */
function meetingOf({ kind, numbers }: Spot): Place {
  const own = numbers.filter((one) => one !== 0).map(centreOf);
  const middle = (axis: 0 | 1) =>
    (Math.min(...own.map((one) => one[axis])) + Math.max(...own.map((one) => one[axis]))) / 2;
  // Streets and lines are laid at the lower edge of their rows, what touches zero at its edge.
  if (numbers[0] === 0) return joint(1, kind === 'corner' ? 3 : middle(1));
  return joint(middle(0), kind === 'street' || kind === 'line' ? 3 : middle(1));
}

function placeOf(spot: Spot): Place {
  const { id, kind, numbers } = spot;
  switch (kind) {
    case 'straight': {
      const [x, y] = centreOf(numbers[0]!);
      if (numbers[0] === 0) return { x: 0, y: 0, width: 1, height: 3 };
      return { x: x - 0.5, y: y - 0.5, width: 1, height: 1 };
    }
    case 'dozen':
      return { x: 1 + Math.floor(numbers[0]! / 12) * 4, y: 3, width: 4, height: OUTSIDE_HEIGHT };
    case 'column':
      return { x: 13, y: centreOf(numbers[0]!)[1] - 0.5, width: 1, height: 1 };
    case 'colour':
    case 'parity':
    case 'half':
      return { x: 1 + EVENS.indexOf(id) * 2, y: EVENS_Y, width: 2, height: OUTSIDE_HEIGHT };
    default:
      return meetingOf(spot);
  }
}

export interface PlacedSpot extends Spot {
  readonly place: Place;
}

/** All spots: those with an area of their own first, so that the joints lie on top of them. */
export const PLACED_SPOTS: readonly PlacedSpot[] = [...SPOTS.values()]
  .map((spot) => ({ ...spot, place: placeOf(spot) }))
  .sort((a, b) => Number(isJoint(a)) - Number(isJoint(b)));

export function isJoint({ kind }: Spot): boolean {
  return ['split', 'street', 'corner', 'line'].includes(kind);
}
