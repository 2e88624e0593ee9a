import type { LineWin, SpinResult } from '../../rules/evaluate.ts';
import { LINES } from '../../rules/lines.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import { mix, withAlpha } from '../art/colour.ts';
import { boldFace } from '../art/face.ts';
import { tile } from '../art/shapes.ts';
import type { Emphasis } from './reels.ts';
import { middleOf, type Layout } from './layout.ts';

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

/** Winning cells breathe, the others step back. */
export function emphasisOf(show: WinShow, now: number, still: boolean): Emphasis {
  const cells = cellsOf(show);
  const shown = Math.min(1, (now - show.dimmedSince) / FADE_MS);
  const breath = still ? 0 : 0.035 * (1 - Math.cos((now - show.since) / 190)) * shown;
  return (reel, row) =>
    cells.has(`${reel}/${row}`) ? { alpha: 1, grow: 1 + breath } : { alpha: 1 - 0.66 * shown, grow: 1 };
}

/** Draws the tiles' edges and the lines through them, above the reels. */
export function drawWins(
  ctx: CanvasRenderingContext2D,
  show: WinShow,
  layout: Layout,
  accent: string,
  now: number,
  still: boolean,
): void {
  const grown = still ? 1 : Math.min(1, (now - show.since) / 340);
  const bright = mix(accent, '#ffffff', 0.5);
  const half = layout.cell / 2;
  ctx.save();
  for (const key of cellsOf(show)) {
    const [reel, row] = key.split('/').map(Number) as [number, number];
    const [x, y] = middleOf(layout, reel, row);
    const slab = new Path2D(
      tile(x - half, y - half, layout.cell, layout.cell, layout.cell * 0.1, layout.cell * 0.16),
    );
    ctx.strokeStyle = withAlpha(bright, 0.85 * grown);
    ctx.lineWidth = Math.max(1.5, layout.cell * 0.02);
    ctx.shadowColor = accent;
    ctx.shadowBlur = layout.cell * 0.22;
    ctx.stroke(slab);
  }
  for (const win of show.wins) drawLine(ctx, win, layout, accent, bright, grown);
  if (show.wins.length === 1 && show.label) drawLabel(ctx, show.wins[0]!, layout, accent, show.label, grown);
  ctx.restore();
}

function drawLine(
  ctx: CanvasRenderingContext2D,
  { line }: LineWin,
  layout: Layout,
  accent: string,
  bright: string,
  grown: number,
): void {
  const points = LINES[line]!.map((row, reel) => middleOf(layout, reel, row));
  const start = layout.left - layout.border * 0.4;
  const end = layout.left + layout.pitchX * (REELS - 1) + layout.cell + layout.border * 0.4;
  ctx.save();
  ctx.beginPath();
  ctx.rect(start, 0, (end - start) * grown, layout.height);
  ctx.clip();
  ctx.beginPath();
  ctx.moveTo(start, points[0]![1]);
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.lineTo(end, points[REELS - 1]![1]);
  ctx.lineJoin = 'round';
  ctx.shadowColor = accent;
  ctx.shadowBlur = layout.cell * 0.2;
  ctx.strokeStyle = withAlpha(accent, 0.5);
  ctx.lineWidth = layout.cell * 0.055;
  ctx.stroke();
  ctx.strokeStyle = bright;
  ctx.lineWidth = Math.max(1.5, layout.cell * 0.018);
  ctx.stroke();
  ctx.restore();
}

function drawLabel(
  ctx: CanvasRenderingContext2D,
  { line, count }: LineWin,
  layout: Layout,
  accent: string,
  label: string,
  grown: number,
): void {
  const reel = Math.min(REELS - 1, Math.floor((count - 1) / 2));
  const row = LINES[line]![reel]!;
  const [x, middle] = middleOf(layout, reel, row);
  const y = middle + (row === ROWS - 1 ? -1 : 1) * layout.pitchY * 0.5;
  const size = Math.max(13, layout.cell * 0.17);
  ctx.font = boldFace(size);
  const width = ctx.measureText(label).width + size * 1.3;
  const height = size * 1.75;
  ctx.globalAlpha = grown;
  ctx.shadowBlur = 0;
  ctx.fillStyle = mix(accent, '#07080d', 0.86);
  ctx.strokeStyle = withAlpha(accent, 0.8);
  ctx.lineWidth = 1.2;
  const slab = new Path2D(tile(x - width / 2, y - height / 2, width, height, size * 0.36, size * 0.5));
  ctx.fill(slab);
  ctx.stroke(slab);
  ctx.fillStyle = '#fffdf6';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(label, x, y + size * 0.06);
}

/** What a caller asks to be shown; the stage adds the times. */
export type WinRequest = Omit<WinShow, 'since' | 'dimmedSince'>;
