import type { Draw } from '../../../rules/draw.ts';
import { UNITS_PER_STAKE } from '../../../rules/stakes.ts';
import { waysWins, type WaysWin } from '../../../rules/ways-wins.ts';
import { weighted } from '../../../rules/weighted.ts';
import { LOWEST, REELS, SCATTER, WILD } from './symbols.ts';
import { ADDED_SPINS, ADDING_SCATTERS, MOST_SPINS, openedBy, type WaysTable } from './table.ts';

/** One look at the reels, from a fall to the next. */
export interface WaysStep {
  /** `grid[reel][row]`, the top row first, numbers of SYMBOLS; reels are of different heights. */
  readonly grid: readonly (readonly number[])[];
  readonly wins: readonly WaysWin[];
  /** `removed[reel]`: the rows that leave after it, rising. What stood above falls, new ones come from the top. */
  readonly removed: readonly (readonly number[])[];
  /** What its wins are multiplied by. */
  readonly multiplier: number;
  /** What it pays, in twentieths of the stake, multiplied. */
  readonly units: number;
}

/** One spin: its steps, of which only the last one has no win. */
export interface WaysSpin {
  readonly steps: readonly WaysStep[];
  /** In view at its end. */
  readonly scatters: number;
  /** Free spins that it opened or added. */
  readonly added: number;
  readonly units: number;
}

/** A whole round: the paid spin, and the free ones after it. */
export interface WaysRound {
  readonly spins: readonly WaysSpin[];
  /** What the round pays, in twentieths of the stake, under the cap. */
  readonly units: number;
  /** Whether it ended at the cap. */
  readonly capped: boolean;
}

export type PlayWays = (draw: Draw) => WaysRound;

/** The rounds of a table: a function that draws one whole round, before anything of it is shown. */
export function waysRounds(table: WaysTable): PlayWays {
  const drawHeight = { paid: weighted(table.heights.paid), free: weighted(table.heights.free) };
  const drawFirst = weighted(table.weights.first);
  const drawOther = weighted(table.weights.others);
  const most = table.maxWinMultiple * UNITS_PER_STAKE;
  const drawSymbol = (reel: number, draw: Draw): number => (reel === 0 ? drawFirst : drawOther)(draw);

  function fall(kind: 'paid' | 'free', draw: Draw): number[][] {
    const grid: number[][] = [];
    for (let reel = 0; reel < REELS; reel += 1) {
      const height = LOWEST + drawHeight[kind](draw);
      const column: number[] = [];
      while (column.length < height) column.push(drawSymbol(reel, draw));
      grid.push(column);
    }
    return grid;
  }

  /** What is left falls to the bottom, and new symbols fill up the top. */
  function refill(
    grid: readonly (readonly number[])[],
    removed: readonly (readonly number[])[],
    draw: Draw,
  ): number[][] {
    return grid.map((column, reel) => {
      const gone = removed[reel]!;
      const next: number[] = [];
      while (next.length < gone.length) next.push(drawSymbol(reel, draw));
      for (let row = 0; row < column.length; row += 1) if (!gone.includes(row)) next.push(column[row]!);
      return next;
    });
  }

  /**
   * One spin with all its falls.
   * @param climbing what the first win is multiplied by, one more with each win; always 1 where it is `undefined`
   * @param room what may still be paid until the cap
   */
  function spin(draw: Draw, climbing: number | undefined, room: number): Omit<WaysSpin, 'added'> {
    const steps: WaysStep[] = [];
    let grid = fall(climbing === undefined ? 'paid' : 'free', draw);
    let multiplier = climbing ?? 1;
    let total = 0;
    for (;;) {
      const wins = waysWins(grid, table.pays, WILD);
      const units = wins.reduce((sum, win) => sum + win.units, 0) * multiplier;
      const removed = removedBy(grid, wins);
      steps.push({ grid, wins, removed, multiplier, units });
      total += units;
      if (wins.length === 0 || total >= room) break;
      grid = refill(grid, removed, draw);
      if (climbing !== undefined) multiplier += 1;
    }
    return { steps, scatters: scattersIn(grid), units: total };
  }

  return (draw) => {
    const paid = spin(draw, undefined, most);
    let total = openedBy(paid.scatters);
    const spins: WaysSpin[] = [{ ...paid, added: total }];
    let { units } = paid;
    let multiplier = 1;
    while (spins.length <= total && units < most) {
      const free = spin(draw, multiplier, most - units);
      const raised = free.scatters >= ADDING_SCATTERS ? Math.min(total + ADDED_SPINS, MOST_SPINS) : total;
      spins.push({ ...free, added: raised - total });
      total = raised;
      units += free.units;
      multiplier += free.steps.filter(({ wins }) => wins.length > 0).length;
    }
    return { spins, units: Math.min(units, most), capped: units >= most };
  };
}

const NOTHING: readonly (readonly number[])[] = Array.from({ length: REELS }, () => []);

/** The places of all wins: of each winning symbol, it and the wilds on the reels that its ways reach. */
function removedBy(
  grid: readonly (readonly number[])[],
  wins: readonly WaysWin[],
): readonly (readonly number[])[] {
  if (wins.length === 0) return NOTHING;
  return grid.map((column, reel) => {
    const rows: number[] = [];
    const reaching = wins.filter((win) => reel < win.reels);
    if (reaching.length === 0) return rows;
    for (let row = 0; row < column.length; row += 1) {
      const symbol = column[row]!;
      if (symbol === WILD || reaching.some((win) => win.symbol === symbol)) rows.push(row);
    }
    return rows;
  });
}

function scattersIn(grid: readonly (readonly number[])[]): number {
  let count = 0;
  for (const column of grid) for (const symbol of column) if (symbol === SCATTER) count += 1;
  return count;
}
