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
  return grid.includes(WILD) ? floodedClusters(grid) : joinedClusters(grid);
}

/**
 * Of a grid without wilds, in which each place is in one cluster alone: places are gone through in order, and join what is
 * above them and at their left. Far the most grids are such, and most of them have no cluster at all.
 */
function joinedClusters(grid: readonly number[]): Cluster[] {
  const [side, least, places] = [SIZE, SMALLEST_CLUSTER, PLACES];
  let greatest = 0;
  for (let place = 0; place < places; place += 1) {
    const symbol = grid[place];
    let first = place;
    let count = 1;
    if (place % side > 0 && grid[place - 1] === symbol) {
      first = firstOf(place - 1);
      count = size[first]! + 1;
    }
    if (place >= side && grid[place - side] === symbol) {
      const left = firstOf(place - side);
      if (left !== first) count += size[left]!;
      // A cluster goes by its first place.
      if (left < first) {
        joined[first] = left;
        first = left;
      } else joined[left] = first;
    }
    joined[place] = first;
    size[first] = count;
    if (count > greatest) greatest = count;
  }
  if (greatest < least) return [];
  const clusters: Cluster[] = [];
  for (let first = 0; first < places; first += 1) {
    if (joined[first] !== first || size[first]! < least) continue;
    const found: number[] = [];
    for (let place = first; place < places; place += 1) if (firstOf(place) === first) found.push(place);
    clusters.push({ symbol: grid[first]!, places: found });
  }
  return clusters;
}

function firstOf(place: number): number {
  let first = place;
  while (joined[first] !== first) first = joined[first]!;
  return first;
}

// Kept from grid to grid, as what follows: `joined[place]` is an earlier place of the same cluster, its first one's own place.
const joined = new Array<number>(PLACES).fill(0);
const size = new Array<number>(PLACES).fill(0);

/** Of any grid: from each place on, what touches. */
function floodedClusters(grid: readonly number[]): Cluster[] {
  const clusters: Cluster[] = [];
  const [neighbours, wild, least] = [NEIGHBOURS, WILD, SMALLEST_CLUSTER];
  const before = flood;
  for (let start = 0; start < grid.length; start += 1) {
    const symbol = grid[start]!;
    if (symbol === wild || reached[start]! > before) continue;
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

// `reached[place]` is the number of the last flood that got there: floods are counted on, so that nothing needs to be
// cleared, and wilds can be reached by several.
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
