import { NEIGHBOURS, PLACES, SIZE, WILD } from './symbols.ts';
import { SMALLEST_CLUSTER, WILD_CLUSTER } from './table.ts';

export interface Cluster {
  readonly symbol: number;
  /** Rising. */
  readonly places: readonly number[];
}

/**
 * All clusters of a grid that are great enough to pay: places of one symbol, and wilds, that touch each other. A wild
 * may be in several, of different symbols; wilds alone are none.
 * @param grid by place, numbers of SYMBOLS
 */
export function clustersOf(grid: readonly number[]): Cluster[] {
  const clusters: Cluster[] = [];
  const [neighbours, wild, least] = [NEIGHBOURS, WILD, SMALLEST_CLUSTER];
  const side = SIZE;
  const first = flood;
  const hasWilds = grid.includes(wild);
  for (let start = 0; start < grid.length; start += 1) {
    const symbol = grid[start]!;
    if (symbol === wild || reached[start]! > first) continue;
    // Places are gone through in order: without wilds a cluster's first one has another below it or at its right.
    if (!hasWilds && grid[start + 1] !== symbol && grid[start + side] !== symbol) continue;
    flood += 1;
    reached[start] = flood;
    found[0] = start;
    let count = 1;
    for (let at = 0; at < count; at += 1) {
      const around = neighbours[found[at]!]!;
      for (let n = 0; n < around.length; n += 1) {
        const next = around[n]!;
        if ((grid[next] !== symbol && grid[next] !== wild) || reached[next] === flood) continue;
        reached[next] = flood;
        found[count] = next;
        count += 1;
      }
    }
    if (count >= least) clusters.push({ symbol, places: found.slice(0, count).sort((a, b) => a - b) });
  }
  return clusters;
}

// Kept from grid to grid, since a bonus has hundreds of them. `reached[place]` is the number of the last flood that got
// there: floods are counted on, so that nothing needs to be cleared, and wilds can be reached by several.
let flood = 0;
const reached = new Array<number>(PLACES).fill(0);
const found = new Array<number>(PLACES).fill(0);

/** Where a great cluster leaves a wild: of its own symbols' places the one nearest its middle, the first of equals. */
export function wildPlaceOf(grid: readonly number[], { places }: Cluster): number | undefined {
  if (places.length < WILD_CLUSTER) return undefined;
  const columns = places.reduce((sum, place) => sum + columnOf(place), 0);
  const rows = places.reduce((sum, place) => sum + rowOf(place), 0);
  // Times the number of places, so that everything stays whole.
  const count = places.length;
  const distance = (place: number): number =>
    (columnOf(place) * count - columns) ** 2 + (rowOf(place) * count - rows) ** 2;
  let best: number | undefined;
  for (const place of places) {
    if (grid[place] === WILD) continue;
    if (best === undefined || distance(place) < distance(best)) best = place;
  }
  return best;
}

const columnOf = (place: number): number => (place - rowOf(place)) / SIZE;
const rowOf = (place: number): number => place % SIZE;
