import { easeIn, easeOutBack, staggered } from '../../../../page/slots/ease.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { PLACES, SIZE, WILD } from '../../rules/symbols.ts';
import { columnOf, rowOf } from './layout.ts';

/** One marble as it is now: `y` in rows, its size and how much of it is to be seen from 0 to 1. */
export interface Bead {
  readonly symbol: number;
  readonly column: number;
  readonly to: number;
  from: number;
  y: number;
  scale: number;
  alpha: number;
  lit: boolean;
}

/** What a win leaves behind, for the fall after it. */
export interface Cleared {
  readonly removed: readonly number[];
  /** Where a wild stays. */
  readonly wilds: readonly number[];
}

/** What lies in the tray, and how it moves. Drawing is the scene's. */
export interface Beads {
  readonly all: readonly Bead[];
  /** How far what is not lit steps back, 0 to 1. */
  readonly dim: number;
  /** How far what has won is gone, 0 to 1. */
  readonly burst: number;
  set(grid: readonly number[]): void;
  /** Everything rolls out of the tray. */
  leave(): Promise<void>;
  /** New marbles fall in, column by column. */
  drop(grid: readonly number[]): Promise<void>;
  /** These are lit, the others step back; nowhere: all are as before. */
  light(places: ReadonlySet<number> | undefined): Promise<void>;
  /** What is lit bursts, wilds stay where they do, what is above falls, new ones come from the top. */
  refill(cleared: Cleared, grid: readonly number[]): Promise<void>;
}

const LEAVE_MS = 360;
const DROP_MS = 860;
const FADE_MS = 200;
const BURST_MS = 300;
const FALL_MS = 460;

export function createBeads(pace: Pace, landed: (column: number) => void): Beads {
  let all: Bead[] = [];
  let dim = 0;
  let burst = 0;
  const beadAt = (symbol: number, place: number, from = rowOf(place)): Bead => ({
    symbol,
    column: columnOf(place),
    to: rowOf(place),
    from,
    y: from,
    scale: 1,
    alpha: 1,
    lit: false,
  });
  const put = (grid: readonly number[]): void => {
    all = grid.map((symbol, place) => beadAt(symbol, place));
    dim = 0;
    burst = 0;
  };
  const fadeIn = (some: readonly Bead[]): Promise<void> =>
    pace.fade(FADE_MS, (share) => some.forEach((bead) => (bead.alpha = share)));

  /** Moves every marble from where it is to where it belongs, column after column. */
  function fall(ms: number, moving: readonly Bead[], overlap: number): Promise<void> {
    const down = new Set<number>();
    return pace.move(ms, (share) => {
      for (const bead of moving) {
        const part = staggered(share, bead.column, SIZE, overlap);
        bead.y = bead.from + (bead.to - bead.from) * easeOutBack(part, 0.4);
        if (part < 0.7 || down.has(bead.column)) continue;
        down.add(bead.column);
        landed(bead.column);
      }
    });
  }

  return {
    get all() {
      return all;
    },
    get dim() {
      return dim;
    },
    get burst() {
      return burst;
    },
    set: put,
    async leave() {
      // With reduced motion the old ones stay until the new ones are there.
      if (pace.calm) return;
      const leaving = all;
      dim = 0;
      await pace.move(LEAVE_MS, (share) => {
        for (const bead of leaving)
          bead.y = bead.to + easeIn(staggered(share, bead.column, SIZE, 0.8)) * (SIZE + 1);
      });
      if (all === leaving) all = [];
    },
    async drop(grid) {
      put(grid);
      if (pace.calm) return fadeIn(all);
      // The lower a marble's place, the sooner it is there.
      for (const bead of all) bead.from = bead.to - SIZE - 1 - (SIZE - bead.to) * 0.35;
      for (const bead of all) bead.y = bead.from;
      await fall(DROP_MS, all, 0.66);
    },
    async light(places) {
      all.forEach((bead, place) => (bead.lit = places?.has(place) ?? false));
      const from = dim;
      const to = places ? 1 : 0;
      await pace.fade(FADE_MS, (share) => (dim = from + (to - from) * share));
    },
    async refill({ removed, wilds }, grid) {
      const gone = all.filter((bead) => bead.lit);
      await pace.fade(BURST_MS, (share) => {
        burst = share;
        for (const bead of gone) {
          bead.alpha = 1 - share;
          if (!pace.calm) bead.scale = 1 + share * 0.22;
        }
      });
      const before = all;
      put(grid);
      const coming: Bead[] = [];
      for (let column = 0; column < SIZE; column += 1) {
        const places = Array.from({ length: SIZE }, (_, row) => column * SIZE + row);
        const stays = places.filter((place) => !removed.includes(place));
        const fresh = SIZE - stays.length;
        places.forEach((place, row) => {
          const bead = all[place]!;
          const old = stays[row - fresh];
          bead.from = old === undefined ? row - fresh - 0.2 : before[old]!.to;
          bead.y = bead.from;
          if (old === undefined || (grid[place] === WILD && wilds.includes(old))) coming.push(bead);
        });
      }
      if (pace.calm) {
        for (const bead of all) bead.y = bead.to;
        return fadeIn(coming);
      }
      await fall(FALL_MS, all, 0.85);
    },
  };
}

/** The tray before the first round; nothing of it wins. */
export const FIRST: readonly number[] = Array.from({ length: PLACES }, (_, place) => {
  const [column, row] = [columnOf(place), rowOf(place)];
  return column === 3 && row === 3 ? WILD : (column * 3 + row * 5 + (row % 2)) % WILD;
});
