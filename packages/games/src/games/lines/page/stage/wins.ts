import type { LineWin, SpinResult } from '../../rules/evaluate.ts';
import { LINES } from '../../rules/lines.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import type { Emphasized } from './reels.ts';

/** What of a spin's result is being pointed at. */
export interface WinShow {
  readonly result: SpinResult;
  /** The wins that are shown now; all of them at first, then one after another. */
  readonly wins: readonly LineWin[];
  /** The scatters are part of what is shown. */
  readonly scatters: boolean;
  readonly since: number;
  /** When the first show of this result began: what does not win stays dimmed while one line follows another. */
  readonly dimmedSince: number;
  /** The amount to write beside a single line. */
  readonly label: string | undefined;
}

const FADE_MS = 180;
const CELLS = Array.from({ length: REELS * ROWS }, (_, at) => ({
  reel: Math.floor(at / ROWS),
  row: at % ROWS,
}));

/** `reel/row` of every cell that the show points at. */
export function cellsOf({ result, wins, scatters }: WinShow): Set<string> {
  const cells = new Set<string>();
  for (const { line, count } of wins) {
    for (let reel = 0; reel < count; reel += 1) cells.add(`${reel}/${LINES[line]![reel]!}`);
  }
  if (!scatters) return cells;
  result.grid.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      if (symbol === 'scatter') cells.add(`${reel}/${row}`);
    }),
  );
  return cells;
}

/** Whether what does not win has stepped back as far as it will. */
export const isDimmed = ({ dimmedSince }: WinShow, now: number): boolean => now - dimmedSince >= FADE_MS;

/** Winning cells breathe, the others step back. */
export function emphasisOf(show: WinShow, now: number, still: boolean): Emphasized[] {
  const winning = cellsOf(show);
  const shown = partOf(show.dimmedSince, FADE_MS, now);
  const breath = still ? 0 : 0.035 * (1 - Math.cos((now - show.since) / 190)) * shown;
  return CELLS.map(({ reel, row }) =>
    winning.has(`${reel}/${row}`)
      ? { reel, row, alpha: 1, grow: 1 + breath }
      : { reel, row, alpha: 1 - 0.66 * shown, grow: 1 },
  );
}

/** From 0 to 1. A frame's time may lie a little before what it shows began. */
const partOf = (since: number, ms: number, now: number): number =>
  Math.min(1, Math.max(0, (now - since) / ms));

/** What a caller asks to be shown; the stage adds the times. */
export type WinRequest = Omit<WinShow, 'since' | 'dimmedSince'>;
