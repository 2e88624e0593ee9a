import type { Draw } from '../../../rules/draw.ts';
import { UNITS_PER_STAKE } from '../../../rules/stakes.ts';
import { weighted } from '../../../rules/weighted.ts';
import { clustersOf, wildPlaceOf, type Cluster } from './clusters.ts';
import { PLACES, SIZE, WILD } from './symbols.ts';
import { ADDED_ROUNDS, MOST_ROUNDS, OPENED_ROUNDS, unitsOf, type ClusterTable } from './table.ts';

export interface ClusterWin extends Cluster {
  /** Before the multiplier, in twentieths of the stake. */
  readonly units: number;
}

/** One look at the grid, from a fall to the next. */
export interface ClusterStep {
  /** By place (`column * SIZE + row`), numbers of SYMBOLS. */
  readonly grid: readonly number[];
  readonly wins: readonly ClusterWin[];
  /** The places that leave after it, rising. What stood above falls, new ones come from the top. */
  readonly removed: readonly number[];
  /** Those where a wild stays in place of what left, before everything falls. Not among `removed`. */
  readonly wilds: readonly number[];
  /** What its wins are multiplied by. */
  readonly multiplier: number;
  /** What it pays, in twentieths of the stake, multiplied. */
  readonly units: number;
  /** What the meter holds after it: symbols that won in this spin so far. */
  readonly meter: number;
}

/** One spin: its steps, of which only the last one has no win. */
export interface ClusterSpin {
  readonly steps: readonly ClusterStep[];
  /** Free rounds that it opened or added. */
  readonly added: number;
  readonly units: number;
}

/** A whole round: the paid spin, and the free ones after it. */
export interface ClusterRound {
  readonly spins: readonly ClusterSpin[];
  /** What the round pays, in twentieths of the stake, under the cap. */
  readonly units: number;
  /** Whether it ended at the cap. */
  readonly capped: boolean;
}

type Kind = 'paid' | 'free';

export type PlayCluster = (draw: Draw) => ClusterRound;

/** The rounds of a table: a function that draws one whole round, before anything of it is shown. */
export function clusterRounds(table: ClusterTable): PlayCluster {
  const drawAny = weighted(table.weights);
  const drawNext = {
    paid: weighted([...table.weights, table.again.paid]),
    free: weighted([...table.weights, table.again.free]),
  };
  const AGAIN = table.weights.length;
  const most = table.maxWinMultiple * UNITS_PER_STAKE;

  /** Puts so many new symbols into a column, from its top down. */
  function pour(into: number[], count: number, kind: Kind, draw: Draw): void {
    const drawMore = drawNext[kind];
    let last = AGAIN;
    for (let n = 0; n < count; n += 1) {
      const next = n === 0 ? drawAny(draw) : drawMore(draw);
      if (next !== AGAIN) last = next;
      into.push(last);
    }
  }

  function fall(kind: Kind, draw: Draw): number[] {
    const grid: number[] = [];
    for (let column = 0; column < SIZE; column += 1) pour(grid, SIZE, kind, draw);
    return grid;
  }

  /** Lets what is left fall, and new symbols come from the top. */
  function refill(left: readonly (number | undefined)[], kind: Kind, draw: Draw): number[] {
    const next: number[] = [];
    const [places, side] = [left.length, SIZE];
    for (let top = 0; top < places; top += side) {
      let gone = 0;
      for (let place = top; place < top + side; place += 1) if (left[place] === undefined) gone += 1;
      pour(next, gone, kind, draw);
      for (let place = top; place < top + side; place += 1) {
        const symbol = left[place];
        if (symbol !== undefined) next.push(symbol);
      }
    }
    return next;
  }

  /**
   * One spin with all its falls.
   * @param begin what the first win is multiplied by, one more with each win up to the most of its kind
   * @param room what may still be paid until the cap
   */
  function spin(kind: Kind, begin: number, room: number, draw: Draw): Omit<ClusterSpin, 'added'> {
    const steps: ClusterStep[] = [];
    let grid = fall(kind, draw);
    let multiplier = begin;
    let meter = 0;
    let total = 0;
    for (;;) {
      const clusters = clustersOf(grid);
      if (clusters.length === 0) {
        steps.push({ grid, wins: [], removed: [], wilds: [], multiplier, units: 0, meter });
        return { steps, units: total };
      }
      const wins = clusters.map(({ symbol, places }): ClusterWin => {
        return { symbol, places, units: unitsOf(table.pays, symbol, places.length) };
      });
      const units = wins.reduce((sum, win) => sum + win.units, 0) * multiplier;
      const { left, removed, wilds } = clear(grid, wins);
      meter += removed.length + wilds.length;
      steps.push({ grid, wins, removed, wilds, multiplier, units, meter });
      total += units;
      if (total >= room) return { steps, units: total };
      grid = refill(left, kind, draw);
      if (multiplier < table.mostMultiplier[kind]) multiplier += 1;
    }
  }

  const isFull = ({ steps }: Omit<ClusterSpin, 'added'>): boolean => steps.at(-1)!.meter >= table.meter;

  const afterWins = (begin: number, { steps }: Omit<ClusterSpin, 'added'>, limit: number): number =>
    Math.min(begin + steps.filter(({ wins }) => wins.length > 0).length, limit);

  return (draw) => {
    const paid = spin('paid', 1, most, draw);
    let total = isFull(paid) ? OPENED_ROUNDS : 0;
    const spins: ClusterSpin[] = [{ ...paid, added: total }];
    let { units } = paid;
    // The free rounds go on from the multiplier that the paid one reached, and none of them takes it back.
    let multiplier = afterWins(1, paid, table.mostMultiplier.paid);
    while (spins.length <= total && units < most) {
      const free = spin('free', multiplier, most - units, draw);
      const raised = isFull(free) ? Math.min(total + ADDED_ROUNDS, MOST_ROUNDS) : total;
      spins.push({ ...free, added: raised - total });
      total = raised;
      units += free.units;
      multiplier = afterWins(multiplier, free, table.mostMultiplier.free);
    }
    return { spins, units: Math.min(units, most), capped: units >= most };
  };
}

/** What stands where the wins were taken away: nothing, or the wild that a great one leaves. */
function clear(
  grid: readonly number[],
  wins: readonly ClusterWin[],
): { left: (number | undefined)[]; removed: number[]; wilds: number[] } {
  const left: (number | undefined)[] = [...grid];
  for (const { places } of wins) for (const place of places) left[place] = undefined;
  const wilds: number[] = [];
  for (const win of wins) {
    const place = wildPlaceOf(grid, win);
    if (place !== undefined) wilds.push(place);
  }
  for (const place of wilds) left[place] = WILD;
  const removed: number[] = [];
  for (let place = 0; place < PLACES; place += 1) if (left[place] === undefined) removed.push(place);
  return { left, removed, wilds };
}
