import { easeIn, easeOut, easeOutBack, staggered } from '../../../../page/slots/ease.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { REELS } from '../../rules/symbols.ts';

/** A pane in its light. Places are shares of the light's height: 0 the top, 1 the bottom. */
export interface Pane {
  readonly symbol: number;
  /** Of so many in its light. */
  readonly count: number;
  from: number;
  to: number;
  y: number;
  alpha: number;
  lit: boolean;
}

export type Grid = readonly (readonly number[])[];
export type Places = readonly (readonly number[])[];

/** What is in the six lights, and how it moves. Drawing is the scene's. */
export interface Lights {
  readonly panes: readonly (readonly Pane[])[];
  /** How far what is not lit steps back, 0 to 1. */
  readonly dim: number;
  set(grid: Grid): void;
  /** Everything falls out of the window. */
  leave(): Promise<void>;
  /** New panes fall in, light by light. @param slow the lights from this one on come later: something may still happen */
  drop(grid: Grid, slow?: number): Promise<void>;
  /** These are lit, the others step back; nowhere: all are as before. */
  light(places: Places | undefined): Promise<void>;
  /** What is lit is gone; what stood above falls, new panes come from the top. */
  refill(places: Places, grid: Grid): Promise<void>;
}

const LEAVE_MS = 380;
const DROP_MS = 820;
const SLOW_MS = 620;
const REFILL_MS = 460;
const FADE_MS = 200;

export function createLights(pace: Pace, landed: (reel: number) => void): Lights {
  let here: Pane[][] = Array.from({ length: REELS }, () => []);
  let gone: Pane[][] = Array.from({ length: REELS }, () => []);
  let shown: Pane[][] = here;
  let dim = 0;
  const show = (): void => {
    shown = here.map((panes, reel) => [...gone[reel]!, ...panes]);
  };
  const paneAt = (symbol: number, count: number, row: number, from = row / count): Pane => ({
    symbol,
    count,
    from,
    to: row / count,
    y: row / count,
    alpha: 1,
    lit: false,
  });
  const put = (grid: Grid): void => {
    here = grid.map((column) => column.map((symbol, row) => paneAt(symbol, column.length, row)));
    show();
  };
  const each = (panes: Pane[][], work: (pane: Pane, reel: number, row: number) => void): void => {
    for (let reel = 0; reel < panes.length; reel += 1) {
      const column = panes[reel]!;
      for (let row = 0; row < column.length; row += 1) work(column[row]!, reel, row);
    }
  };
  const fadeIn = (panes: Pane[][]): Promise<void> =>
    pace.fade(FADE_MS, (share) => each(panes, (pane) => (pane.alpha = share)));

  /** Each light lands once in a movement. */
  function landings(): (reel: number, share: number) => void {
    const down = Array.from({ length: REELS }, () => false);
    return (reel, share) => {
      if (share < 0.72 || down[reel]) return;
      down[reel] = true;
      landed(reel);
    };
  }

  return {
    get panes() {
      return shown;
    },
    get dim() {
      return dim;
    },
    set(grid) {
      gone = here.map(() => []);
      dim = 0;
      put(grid);
    },
    async leave() {
      // With reduced motion the old panes stay until the new ones are there.
      if (pace.calm) return;
      const leaving = here;
      gone = leaving;
      here = leaving.map(() => []);
      dim = 0;
      show();
      await pace.move(LEAVE_MS, (share) =>
        each(leaving, (pane, reel) => {
          pane.y = pane.to + easeIn(staggered(share, reel, REELS, 0.8)) * 1.15;
        }),
      );
      if (gone === leaving) {
        gone = here.map(() => []);
        show();
      }
    },
    async drop(grid, slow = REELS) {
      dim = 0;
      if (pace.calm) gone = here.map(() => []);
      put(grid);
      const coming = here;
      if (pace.calm) return fadeIn(coming);
      const land = landings();
      const fall = (share: number, first: number, last: number): void => {
        for (let reel = first; reel < last; reel += 1) {
          const column = coming[reel]!;
          const part = staggered(share, reel - first, last - first, 0.62);
          const left = 1 - easeOutBack(part, 0.45);
          for (let row = 0; row < column.length; row += 1) {
            const pane = column[row]!;
            // The lower a pane's place, the sooner it is there.
            pane.y = pane.to - left * (1.1 + (column.length - 1 - row) * 0.09);
          }
          land(reel, part);
        }
      };
      each(coming, (pane) => (pane.y = -2));
      await pace.move((DROP_MS * slow) / REELS, (share) => fall(share, 0, slow));
      for (let reel = slow; reel < REELS; reel += 1)
        await pace.move(SLOW_MS, (share) => fall(share, reel, reel + 1));
    },
    async light(places) {
      each(here, (pane, reel, row) => (pane.lit = places?.[reel]?.includes(row) ?? false));
      const from = dim;
      const to = places ? 1 : 0;
      await pace.fade(FADE_MS, (share) => (dim = from + (to - from) * share));
    },
    async refill(places, grid) {
      const from = here;
      here = from.map((column, reel) => {
        const removed = places[reel]!;
        const fresh = removed.length;
        const kept = column.filter((_, row) => !removed.includes(row));
        return grid[reel]!.map((symbol, row) => {
          const pane = paneAt(symbol, grid[reel]!.length, row);
          pane.from = row < fresh ? pane.to - fresh / pane.count - 0.05 : kept[row - fresh]!.to;
          pane.y = pane.from;
          return pane;
        });
      });
      show();
      const moving = here;
      if (pace.calm) {
        each(moving, (pane) => (pane.y = pane.to));
        dim = 0;
        return fadeIn(moving);
      }
      const land = landings();
      await pace.move(REFILL_MS, (share) => {
        dim = 1 - Math.min(1, share * 3);
        for (let reel = 0; reel < REELS; reel += 1) {
          if (places[reel]!.length === 0) continue;
          const part = easeOut(staggered(share, reel, REELS, 0.85));
          const column = moving[reel]!;
          for (let row = 0; row < column.length; row += 1) {
            const pane = column[row]!;
            pane.y = pane.from + (pane.to - pane.from) * part;
          }
          land(reel, part);
        }
      });
    },
  };
}
