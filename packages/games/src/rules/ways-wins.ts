/** A win by ways: the symbol, or a wild for it, on neighbouring reels from the left. Any place on a reel will do. */
export interface WaysWin {
  readonly symbol: number;
  /** On how many reels, from the left. */
  readonly reels: number;
  /** The product of how often it stands on each of them. */
  readonly ways: number;
  /** For all ways together, before any multiplier, in twentieths of the stake. */
  readonly units: number;
}

/** What one way of a symbol pays by its reels, in twentieths of the stake: `pays[symbol][reels - 1]`. */
export type WaysPays = readonly (readonly number[])[];

/**
 * All wins of a grid.
 * @param grid `grid[reel][row]`, symbols by number; those that pay come first, as many as `pays` has
 * @param wild stands for every symbol that pays; never on the first reel, so that each win has a symbol of its own
 */
export function waysWins(grid: readonly (readonly number[])[], pays: WaysPays, wild: number): WaysWin[] {
  const wins: WaysWin[] = [];
  const first = grid[0]!;
  for (let row = 0; row < first.length; row += 1) {
    const symbol = first[row]!;
    if (symbol >= pays.length || first.indexOf(symbol) < row) continue;
    let ways = countOf(first, symbol, wild);
    let reels = 1;
    for (; reels < grid.length; reels += 1) {
      const count = countOf(grid[reels]!, symbol, wild);
      if (count === 0) break;
      ways *= count;
    }
    const units = pays[symbol]![reels - 1]! * ways;
    if (units > 0) wins.push({ symbol, reels, ways, units });
  }
  return wins;
}

function countOf(column: readonly number[], symbol: number, wild: number): number {
  let count = 0;
  for (let row = 0; row < column.length; row += 1) {
    const one = column[row];
    if (one === symbol || one === wild) count += 1;
  }
  return count;
}
