import type { LineWin, SpinResult } from '../../rules/evaluate.ts';
import { LINES } from '../../rules/lines.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { boldFace } from '../art/face.ts';
import { tile } from '../art/shapes.ts';
import { picture2d } from '../../../../page/kit.ts';
import type { Emphasized } from './reels.ts';
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
const GROW_MS = 340;
/** Room for an edge's glow, in parts of a cell. */
const EDGE_ROOM = 0.25;
const CELLS = Array.from({ length: REELS * ROWS }, (_, at) => ({
  reel: Math.floor(at / ROWS),
  row: at % ROWS,
}));
const brightOf = (accent: string): string => mix(accent, '#ffffff', 0.5);

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

/** How far the lines are drawn, 0 to 1. */
export const grownOf = ({ since }: WinShow, now: number, still: boolean): number =>
  still ? 1 : partOf(since, GROW_MS, now);

/** From 0 to 1. A frame's time may lie a little before what it shows began. */
const partOf = (since: number, ms: number, now: number): number =>
  Math.min(1, Math.max(0, (now - since) / ms));

/** A tile's edge of light, with its glow: painted once and copied, because a glow costs as much as all else together. */
export function paintEdge({ cell }: Layout, accent: string, ratio: number): HTMLCanvasElement {
  const side = cell * (1 + EDGE_ROOM * 2);
  return picture2d(side, side, ratio, (ctx) => {
    const at = cell * EDGE_ROOM;
    ctx.strokeStyle = brightOf(accent);
    ctx.lineWidth = Math.max(1.5, cell * 0.02);
    ctx.shadowColor = accent;
    ctx.shadowBlur = cell * 0.22;
    ctx.stroke(new Path2D(tile(at, at, cell, cell, cell * 0.1, cell * 0.16)));
  });
}

/** Draws the tiles' edges and the lines through them, above the reels. */
export function drawWins(
  ctx: CanvasRenderingContext2D,
  show: WinShow,
  layout: Layout,
  accent: string,
  edge: HTMLCanvasElement,
  grown: number,
): void {
  const side = layout.cell * (1 + EDGE_ROOM * 2);
  ctx.globalAlpha = 0.85 * grown;
  for (const key of cellsOf(show)) {
    const [reel, row] = key.split('/').map(Number) as [number, number];
    const [x, y] = middleOf(layout, reel, row);
    ctx.drawImage(edge, x - side / 2, y - side / 2, side, side);
  }
  ctx.globalAlpha = 1;
  for (const win of show.wins) drawLine(ctx, win, layout, accent, grown);
  if (show.wins.length === 1 && show.label) drawLabel(ctx, show.wins[0]!, layout, accent, show.label, grown);
}

/** A line's strokes, from its glow to its core: parts of a cell, and how strong. */
const STROKES = [
  [0.2, 0.1],
  [0.12, 0.16],
  [0.055, 0.5],
] as const;

function drawLine(
  ctx: CanvasRenderingContext2D,
  { line }: LineWin,
  layout: Layout,
  accent: string,
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
  for (const [width, strength] of STROKES) {
    ctx.strokeStyle = withAlpha(accent, strength);
    ctx.lineWidth = layout.cell * width;
    ctx.stroke();
  }
  ctx.strokeStyle = brightOf(accent);
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
  ctx.globalAlpha = 1;
}

/** What a caller asks to be shown; the stage adds the times. */
export type WinRequest = Omit<WinShow, 'since' | 'dimmedSince'>;
