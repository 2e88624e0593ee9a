import fc from 'fast-check';
import { clustersOf, wildPlaceOf } from './clusters.ts';
import { NEIGHBOURS, PLACES, SIZE, WILD } from './symbols.ts';
import { PAID_SIZES, SMALLEST_CLUSTER, unitsOf, WILD_CLUSTER } from './table.ts';
import { TABLES } from './tables.ts';

const gridsOf = (...symbols: number[]) =>
  fc.array(fc.constantFrom(...symbols), { minLength: PLACES, maxLength: PLACES });
/** With wilds, without, and so full of great clusters. */
const grids = fc.oneof(gridsOf(0, 1, 2, WILD), gridsOf(0, 1, 2), gridsOf(0, 1));

/** Written as it is seen, row by row; `.` is a symbol that never touches its like here. */
function seen(...rows: readonly string[]): number[] {
  return Array.from({ length: PLACES }, (_, place) => {
    const letter = rows[place % SIZE]?.[Math.floor(place / SIZE)] ?? '.';
    // Like the squares of a chessboard: no two neighbours are the same.
    if (letter === '.') return ((place % SIZE) + Math.floor(place / SIZE)) % 2 === 0 ? 5 : 6;
    return letter === 'W' ? WILD : Number(letter);
  });
}

test('places touch up, down, left and right, and each other', () => {
  NEIGHBOURS.forEach((around, place) => {
    expect(new Set(around).size).toBe(around.length);
    for (const other of around) expect(NEIGHBOURS[other]).toContain(place);
  });
  expect(NEIGHBOURS.map((around) => around.length).reduce((sum, count) => sum + count)).toBe(
    4 * SIZE * (SIZE - 1),
  );
});

test('a cluster is of one symbol and wilds, hangs together, and leaves no place out that touches it', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      for (const { symbol, places } of clustersOf(grid)) {
        expect(places.length).toBeGreaterThanOrEqual(SMALLEST_CLUSTER);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        const inside = new Set(places);
        const near = new Set([places[0]!]);
        for (const place of near) {
          for (const other of NEIGHBOURS[place]!) {
            const fits = grid[other] === symbol || grid[other] === WILD;
            expect(inside.has(other)).toBe(fits);
            if (fits) near.add(other);
          }
        }
        expect(near.size).toBe(places.length);
        expect(places.some((place) => grid[place] === symbol)).toBe(true);
      }
    }),
  );
});

test('every symbol that has enough of its like around it is in one cluster, and no other', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const clusters = clustersOf(grid);
      grid.forEach((symbol, place) => {
        if (symbol === WILD) return;
        const near = new Set([place]);
        for (const one of near)
          for (const other of NEIGHBOURS[one]!)
            if (grid[other] === symbol || grid[other] === WILD) near.add(other);
        const holding = clusters.filter(({ places }) => places.includes(place));
        expect(holding).toHaveLength(near.size >= SMALLEST_CLUSTER ? 1 : 0);
      });
    }),
  );
});

test('a wild joins clusters of different symbols', () => {
  const grid = seen('00.....', '00W11..', '...11..');
  expect(clustersOf(grid).map(({ symbol, places }) => [symbol, places.length])).toEqual([
    [0, 5],
    [1, 5],
  ]);
});

test('touching by a corner is not touching', () => {
  expect(clustersOf(seen('00.....', '..00...', '....00.'))).toEqual([]);
  expect(clustersOf(seen('0000...', '....0..'))).toEqual([]);
});

test('a great cluster leaves a wild in its middle, never where a wild was', () => {
  const [cluster] = clustersOf(seen('000....', '000....', '000....'));
  expect(wildPlaceOf(seen('000....', '000....', '000....'), cluster!)).toBe(SIZE + 1);
  const wildAmid = seen('000....', '0W0....', '000....');
  const place = wildPlaceOf(wildAmid, clustersOf(wildAmid)[0]!);
  expect(wildAmid[place!]).toBe(0);
  const small = seen('0000...', '000....');
  expect(clustersOf(small)[0]!.places.length).toBeLessThan(WILD_CLUSTER);
  expect(wildPlaceOf(small, clustersOf(small)[0]!)).toBeUndefined();
});

test('greater clusters and better symbols never pay less, and every size is paid', () => {
  for (const { pays } of Object.values(TABLES)) {
    pays.forEach((bySize, symbol) => {
      expect(bySize).toHaveLength(PAID_SIZES.length);
      for (let size: number = SMALLEST_CLUSTER; size <= PLACES; size += 1) {
        expect(unitsOf(pays, symbol, size)).toBeGreaterThan(0);
        if (size < PLACES)
          expect(unitsOf(pays, symbol, size + 1)).toBeGreaterThanOrEqual(unitsOf(pays, symbol, size));
        if (symbol + 1 < pays.length)
          expect(unitsOf(pays, symbol, size)).toBeGreaterThanOrEqual(unitsOf(pays, symbol + 1, size));
      }
      PAID_SIZES.forEach((size, step) => expect(unitsOf(pays, symbol, size)).toBe(bySize[step]));
    });
  }
});
