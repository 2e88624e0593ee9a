import { LINES } from './lines.ts';
import { LINE_COUNT, LINE_PAYS, scatterAward } from './paytable.ts';
import type { ReelSet } from './strips.ts';
import { REELS, ROWS, type PayingSymbol, type SlotSymbol } from './symbols.ts';

/** Where each reel stops: the strip's index that shows in the top row. */
export type Stops = readonly number[];

/** One line's win. `count` symbols from the left pay `units` multiples of the line's stake. */
export interface LineWin {
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: 3 | 4 | 5;
  readonly units: number;
}

export interface SpinResult {
  /** `grid[reel][row]`. */
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** Lines and scatters together, in line stakes, before any multiplier. */
  readonly units: number;
}

type Strip = readonly SlotSymbol[];
const windows = new WeakMap<Strip, readonly (readonly SlotSymbol[])[]>();

/** The three symbols that a reel shows when it stops at `stop`; strips are endless. */
export function windowAt(strip: Strip, stop: number): readonly SlotSymbol[] {
  let all = windows.get(strip);
  if (!all) {
    all = strip.map((_, at) => Array.from({ length: ROWS }, (__, row) => strip[(at + row) % strip.length]!));
    windows.set(strip, all);
  }
  return all[stop]!;
}

/** The best win of one line's five symbols, or `undefined`. Pure, and the only place that knows how a line pays. */
export function lineWin(symbols: readonly SlotSymbol[]): Omit<LineWin, 'line'> | undefined {
  let paying: PayingSymbol | undefined;
  let count = 0;
  let wilds = 0;
  for (const symbol of symbols) {
    if (symbol === 'scatter') break;
    if (symbol !== 'wild') {
      paying ??= symbol;
      if (symbol !== paying) break;
    } else if (!paying) {
      wilds += 1;
    }
    count += 1;
  }
  // Wilds at the head may stand for the best symbol, and pay more so than as part of a longer run of a lower one.
  const best = winOf('high1', wilds);
  const run = paying && winOf(paying, count);
  return best && run ? (run.units >= best.units ? run : best) : (run ?? best);
}

function winOf(symbol: PayingSymbol, count: number): Omit<LineWin, 'line'> | undefined {
  if (count < 3) return undefined;
  return { symbol, count: count as 3 | 4 | 5, units: LINE_PAYS[symbol][(count - 3) as 0 | 1 | 2] };
}

/** Everything that one spin shows and pays, from its stops alone. */
export function evaluateSpin(reels: ReelSet, stops: Stops): SpinResult {
  const grid = reels.map((strip, reel) => windowAt(strip, stops[reel]!));
  const wins: LineWin[] = [];
  let units = 0;
  const along: SlotSymbol[] = new Array<SlotSymbol>(REELS);
  const lines = LINES;
  for (let line = 0; line < lines.length; line += 1) {
    const rows = lines[line]!;
    for (let reel = 0; reel < REELS; reel += 1) along[reel] = grid[reel]![rows[reel]!]!;
    const win = lineWin(along);
    if (!win) continue;
    wins.push({ line, ...win });
    units += win.units;
  }
  let scatters = 0;
  for (const column of grid) for (const symbol of column) if (symbol === 'scatter') scatters += 1;
  return { grid, wins, scatters, units: units + (scatterAward(scatters)?.pays ?? 0) * LINE_COUNT };
}
