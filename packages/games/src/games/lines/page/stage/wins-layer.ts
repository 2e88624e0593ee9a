import type { LineWin } from '../../rules/evaluate.ts';
import { LINES } from '../../rules/lines.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import { picture2d } from '../../../../page/kit.ts';
import { mix, withAlpha } from '../../../../page/slots/colour.ts';
import { boldFace } from '../art/face.ts';
import { tile } from '../art/shapes.ts';
import { h, put } from './dom.ts';
import { cellsBox, middleOf, type Box, type Layout } from './layout.ts';
import { cellsOf, type WinShow } from './wins.ts';

/** The winning tiles' edges and the lines through them, above the reels. */
export interface WinsLayer {
  readonly element: HTMLElement;
  resize(layout: Layout, ratio: number): void;
  /** @param still all is there at once; the lines grow otherwise */
  show(show: WinShow, still: boolean): void;
  hide(): void;
}

const GROW_MS = 340;
/** Room for an edge's glow, in parts of a cell. */
const EDGE_ROOM = 0.25;
const brightOf = (accent: string): string => mix(accent, '#ffffff', 0.5);

/** What is painted on, for a size. */
interface Paper {
  readonly layout: Layout;
  readonly box: Box;
  readonly ratio: number;
  readonly edge: HTMLCanvasElement;
}

/** Painted once for a show. A blind that is drawn from it, and the picture that is held in its place, need no painting. */
export function createWinsLayer(accent: string): WinsLayer {
  const canvas = h('canvas');
  const element = h('div', { class: 'wins', 'aria-hidden': 'true' }, canvas);
  let paper: Paper | undefined;
  let moves: Animation[] = [];

  const stand = (): void => moves.forEach((one) => one.cancel());
  function hide(): void {
    stand();
    element.style.display = 'none';
  }
  hide();

  function grow(): void {
    stand();
    const slide = (box: HTMLElement, from: string): Animation =>
      box.animate([{ transform: `translateX(${from})` }, { transform: 'none' }], GROW_MS);
    moves = [slide(element, '-100%'), slide(canvas, '100%')];
  }

  return {
    element,
    resize(layout, ratio) {
      const box = cellsBox(layout, layout.cell * EDGE_ROOM);
      canvas.width = Math.round(box.width * ratio);
      canvas.height = Math.round(box.height * ratio);
      put(element, box);
      paper = { layout, box, ratio, edge: paintEdge(layout, accent, ratio) };
    },
    show(show, still) {
      if (!paper) return;
      const { layout, box, ratio, edge } = paper;
      const ctx = canvas.getContext('2d')!;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      ctx.setTransform(ratio, 0, 0, ratio, -box.x * ratio, -box.y * ratio);
      paintWins(ctx, show, layout, accent, edge);
      element.style.display = '';
      if (!still) grow();
    },
    hide,
  };
}

/** A tile's edge of light, with its glow: painted once and copied, because a glow costs as much as all else together. */
function paintEdge({ cell }: Layout, accent: string, ratio: number): HTMLCanvasElement {
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

function paintWins(
  ctx: CanvasRenderingContext2D,
  show: WinShow,
  layout: Layout,
  accent: string,
  edge: HTMLCanvasElement,
): void {
  const side = layout.cell * (1 + EDGE_ROOM * 2);
  ctx.globalAlpha = 0.85;
  for (const key of cellsOf(show)) {
    const [reel, row] = key.split('/').map(Number) as [number, number];
    const [x, y] = middleOf(layout, reel, row);
    ctx.drawImage(edge, x - side / 2, y - side / 2, side, side);
  }
  ctx.globalAlpha = 1;
  for (const win of show.wins) paintLine(ctx, win, layout, accent);
  if (show.wins.length === 1 && show.label) paintLabel(ctx, show.wins[0]!, layout, accent, show.label);
}

/** A line's strokes, from its glow to its core: parts of a cell, and how strong. */
const STROKES = [
  [0.2, 0.1],
  [0.12, 0.16],
  [0.055, 0.5],
] as const;

function paintLine(ctx: CanvasRenderingContext2D, { line }: LineWin, layout: Layout, accent: string): void {
  const points = LINES[line]!.map((row, reel) => middleOf(layout, reel, row));
  const start = layout.left - layout.border * 0.4;
  const end = layout.left + layout.pitchX * (REELS - 1) + layout.cell + layout.border * 0.4;
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
}

function paintLabel(
  ctx: CanvasRenderingContext2D,
  { line, count }: LineWin,
  layout: Layout,
  accent: string,
  label: string,
): void {
  const reel = Math.min(REELS - 1, Math.floor((count - 1) / 2));
  const row = LINES[line]![reel]!;
  const [x, middle] = middleOf(layout, reel, row);
  const y = middle + (row === ROWS - 1 ? -1 : 1) * layout.pitchY * 0.5;
  const size = Math.max(13, layout.cell * 0.17);
  ctx.font = boldFace(size);
  const width = ctx.measureText(label).width + size * 1.3;
  const height = size * 1.75;
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
