import { colourOf } from './wheel.ts';

/** Where a chip can lie: what it covers, and what it pays beside itself where one of those falls. */
export interface Spot {
  readonly id: string;
  readonly kind: SpotKind;
  /** Rising. */
  readonly numbers: readonly number[];
  /** Stakes won, the bet's own not counted: 35 for a single number. */
  readonly wins: number;
}

export type SpotKind =
  'straight' | 'split' | 'street' | 'corner' | 'line' | 'dozen' | 'column' | 'colour' | 'parity' | 'half';

/** Red, black, odd, even, low and high: what pays the stake once, and half of it goes back on zero à la partage. */
export const EVEN_CHANCES: readonly SpotKind[] = ['colour', 'parity', 'half'];

/** Numbers of the cloth; a spot that covers n of them pays as if these were all there are, which is the house's edge. */
const CLOTH_NUMBERS = 36;
const ROWS = 12;
const COLUMNS = 3;

const oneTo36 = Array.from({ length: CLOTH_NUMBERS }, (_, index) => index + 1);
const where = (holds: (pocket: number) => boolean) => oneTo36.filter(holds);

function spot(kind: SpotKind, name: string, numbers: readonly number[]): Spot {
  return { id: name, kind, numbers, wins: CLOTH_NUMBERS / numbers.length - 1 };
}

/** A spot that is named by the numbers under it, as `corner-1-2-4-5`. */
const named = (kind: SpotKind, ...numbers: number[]) => spot(kind, `${kind}-${numbers.join('-')}`, numbers);

/** The rows of the cloth are threes: 1 2 3, 4 5 6 … 34 35 36. */
function clothSpots(): Spot[] {
  const spots: Spot[] = oneTo36.map((number) => named('straight', number));
  for (let row = 0; row < ROWS; row += 1) {
    const [a, b, c] = [row * COLUMNS + 1, row * COLUMNS + 2, row * COLUMNS + 3] as const;
    spots.push(named('split', a, b), named('split', b, c), named('street', a, b, c));
    if (row === ROWS - 1) continue;
    for (const number of [a, b, c]) spots.push(named('split', number, number + COLUMNS));
    spots.push(named('corner', a, b, a + COLUMNS, b + COLUMNS));
    spots.push(named('corner', b, c, b + COLUMNS, c + COLUMNS));
    spots.push(named('line', a, b, c, a + COLUMNS, b + COLUMNS, c + COLUMNS));
  }
  return spots;
}

/** Zero lies along the first row, and touches all of it. */
const ZERO_SPOTS: readonly Spot[] = [
  named('straight', 0),
  named('split', 0, 1),
  named('split', 0, 2),
  named('split', 0, 3),
  named('street', 0, 1, 2),
  named('street', 0, 2, 3),
  named('corner', 0, 1, 2, 3),
];

const OUTSIDE_SPOTS: readonly Spot[] = [
  ...[1, 2, 3].map((dozen) =>
    spot(
      'dozen',
      `dozen-${dozen}`,
      where((pocket) => Math.ceil(pocket / 12) === dozen),
    ),
  ),
  ...[1, 2, 3].map((column) =>
    spot(
      'column',
      `column-${column}`,
      where((pocket) => pocket % COLUMNS === column % COLUMNS),
    ),
  ),
  spot(
    'colour',
    'red',
    where((pocket) => colourOf(pocket) === 'red'),
  ),
  spot(
    'colour',
    'black',
    where((pocket) => colourOf(pocket) === 'black'),
  ),
  spot(
    'parity',
    'odd',
    where((pocket) => pocket % 2 === 1),
  ),
  spot(
    'parity',
    'even',
    where((pocket) => pocket % 2 === 0),
  ),
  spot(
    'half',
    'low',
    where((pocket) => pocket <= CLOTH_NUMBERS / 2),
  ),
  spot(
    'half',
    'high',
    where((pocket) => pocket > CLOTH_NUMBERS / 2),
  ),
];

/** Every spot of the cloth by its id, which is what a bet names. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map(
  [...ZERO_SPOTS, ...clothSpots(), ...OUTSIDE_SPOTS].map((one) => [one.id, one]),
);
