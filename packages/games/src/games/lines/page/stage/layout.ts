import { REELS, ROWS } from '../../rules/symbols.ts';

/** Where the reels stand on their canvas, in CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Side of a symbol's square. */
  readonly cell: number;
  /** From one column, or row, to the next. */
  readonly pitchX: number;
  readonly pitchY: number;
  /** Upper left of the first cell. */
  readonly left: number;
  readonly top: number;
  /** The frame's border around the cells. */
  readonly border: number;
}

const GAP = 0.07;
const BORDER = 0.16;
const LARGEST_CELL = 210;
const SLACK = 10;
/** How far apart a tall stage may set its rows. */
const MOST_SPREAD = 1.16;

/** The largest reels that fit, in the middle. A tall stage spreads the rows a little. */
export function layoutOf(width: number, height: number): Layout {
  const across = REELS + (REELS - 1) * GAP + BORDER * 2;
  const down = ROWS + (ROWS - 1) * GAP + BORDER * 2;
  const cell = Math.max(24, Math.min((width - SLACK) / across, (height - SLACK) / down, LARGEST_CELL));
  const pitchX = cell * (1 + GAP);
  const roomy = (height - SLACK) / (cell * down);
  const pitchY = cell * (1 + GAP) * Math.min(MOST_SPREAD, Math.max(1, roomy));
  const innerWidth = pitchX * (REELS - 1) + cell;
  const innerHeight = pitchY * (ROWS - 1) + cell;
  return {
    width,
    height,
    cell,
    pitchX,
    pitchY,
    left: (width - innerWidth) / 2,
    top: (height - innerHeight) / 2,
    border: cell * BORDER,
  };
}

/** A rectangle of whole CSS pixels on the stage. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All cells with so much room around them. */
export function cellsBox({ left, top, cell, pitchX, pitchY }: Layout, room: number): Box {
  const [x, y] = [Math.floor(left - room), Math.floor(top - room)];
  return {
    x,
    y,
    width: Math.ceil(left + pitchX * (REELS - 1) + cell + room) - x,
    height: Math.ceil(top + pitchY * (ROWS - 1) + cell + room) - y,
  };
}

/** The middle of a cell. */
export function middleOf(layout: Layout, reel: number, row: number): readonly [x: number, y: number] {
  return [
    layout.left + reel * layout.pitchX + layout.cell / 2,
    layout.top + row * layout.pitchY + layout.cell / 2,
  ];
}
