import { SPOTS } from '../rules/spots.ts';
import { isJoint, PLACED_SPOTS, type Place } from './cloth.ts';

/** In cells of a number, as the page's stylesheet lays the cloth out. */
const CLOTH = { width: 14, height: 4.6 };

const middleOf = ({ x, y, width, height }: Place) => [x + width / 2, y + height / 2] as const;
const byId = new Map(PLACED_SPOTS.map((one) => [one.id, one]));
const middle = (id: string) => middleOf(byId.get(id)!.place).map((one) => Math.round(one * 100) / 100);

test('every spot has its place on the cloth, no two the same', () => {
  expect(PLACED_SPOTS).toHaveLength(SPOTS.size);
  expect(
    new Set(
      PLACED_SPOTS.map(({ place }) =>
        middleOf(place)
          .map((one) => one.toFixed(2))
          .join(),
      ),
    ).size,
  ).toBe(SPOTS.size);
  for (const { place } of PLACED_SPOTS) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(CLOTH.width);
    expect(place.y + place.height).toBeLessThanOrEqual(CLOTH.height + 1e-9);
  }
});

test('areas do not overlap', () => {
  const areas = PLACED_SPOTS.filter((one) => !isJoint(one)).map(({ place }) => place);
  areas.forEach((a, at) =>
    areas.slice(at + 1).forEach((b) => {
      const apart =
        a.x + a.width <= b.x + 1e-9 ||
        b.x + b.width <= a.x + 1e-9 ||
        a.y + a.height <= b.y + 1e-9 ||
        b.y + b.height <= a.y + 1e-9;
      expect(apart).toBe(true);
    }),
  );
});

test('a joint touches all of its numbers', () => {
  for (const { kind, numbers, place } of PLACED_SPOTS.filter(isJoint)) {
    const [x, y] = middleOf(place);
    // What stands for whole rows is laid at their lower edge; so are the first four.
    const atEdge = numbers[0] === 0 ? kind === 'corner' : kind === 'street' || kind === 'line';
    const touched = atEdge ? numbers.filter((one) => one % 3 === 1) : numbers;
    for (const number of touched) {
      const cell = byId.get(`straight-${number}`)!.place;
      expect(x).toBeGreaterThanOrEqual(cell.x - 1e-9);
      expect(x).toBeLessThanOrEqual(cell.x + cell.width + 1e-9);
      expect(y).toBeGreaterThanOrEqual(cell.y - 1e-9);
      expect(y).toBeLessThanOrEqual(cell.y + cell.height + 1e-9);
    }
  }
});

test.each([
  ['straight-1', [1.5, 2.5]],
  ['straight-36', [12.5, 0.5]],
  ['split-17-20', [7, 1.5]],
  ['split-0-3', [1, 0.5]],
  ['street-16-17-18', [6.5, 3]],
  ['street-0-1-2', [1, 2]],
  ['corner-0-1-2-3', [1, 3]],
  ['corner-17-18-20-21', [7, 1]],
  ['line-1-2-3-4-5-6', [2, 3]],
  ['column-3', [13.5, 0.5]],
  ['dozen-2', [7, 3.4]],
  ['high', [12, 4.2]],
])('%s lies where players look for it', (id, expected) => {
  expect(middle(id)).toEqual(expected);
});
