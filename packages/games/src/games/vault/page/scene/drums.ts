import { easeOutBack } from '../../../../page/slots/ease.ts';
import type { Pace } from '../../../../page/slots/pace.ts';
import { COIN, REELS, ROWS } from '../../rules/symbols.ts';
import type { CoinFace } from '../art/metal.ts';

/** A symbol's number, or a coin that shows what it carries. */
export type Cell = number | CoinFace;
export type Cells = readonly (readonly Cell[])[];

/**
 * The five reels as drums. `at` is how far a drum has turned, in places; a place of the window shows
 * `strip[(row - at) mod length]`. What passes while it runs is decoration: where it stops, the round's symbols stand.
 */
export interface Drum {
  readonly strip: Cell[];
  at: number;
  /** Places a millisecond; 0 at rest. */
  speed: number;
}

export interface Drums {
  readonly drums: readonly Drum[];
  /** Of what is shown after standing still: fades in with reduced motion. */
  readonly alpha: number;
  set(grid: Cells): void;
  run(): void;
  /** One after the other. @param slow the reels from this one on run longer: something may still happen */
  stop(grid: Cells, slow: number): Promise<void>;
  /** @returns whether any moves */
  turn(ms: number): boolean;
}

const LENGTH = 24;
const TOP_SPEED = 0.03;
const RAMP_MS = 180;
const FIRST_MS = 160;
const NEXT_MS = 150;
const SLOW_MS = 620;
const STOP_MS = 520;
/** Places that pass while a drum stops: more than the window shows, so that nothing changes in view. */
const STOP_PLACES = 4;
const FADE_MS = 200;

/** What passes: every symbol now and then. */
const passing = (reel: number, place: number): number =>
  (place * 7 + reel * 5 + ((place * place) % 3)) % (COIN + 1);

export function createDrums(pace: Pace, landed: (reel: number) => void): Drums {
  const drums = Array.from({ length: REELS }, (_, reel): Drum => ({
    strip: Array.from({ length: LENGTH }, (__, place) => passing(reel, place)),
    at: 0,
    speed: 0,
  }));
  let alpha = 1;
  const write = (drum: Drum, column: readonly Cell[], at: number): void => {
    for (let row = 0; row < ROWS; row += 1) drum.strip[placeOn(row, at)] = column[row]!;
  };
  /** What the last rounds left on a drum, and is not in view. */
  const forget = (drum: Drum, reel: number): void => {
    for (let row = ROWS; row < LENGTH; row += 1) {
      const place = placeOn(row, drum.at);
      drum.strip[place] = passing(reel, place);
    }
  };
  const put = (grid: Cells): void =>
    drums.forEach((drum, reel) => {
      drum.at = Math.round(drum.at);
      drum.speed = 0;
      write(drum, grid[reel]!, drum.at);
      forget(drum, reel);
    });

  async function stopOne(reel: number, column: readonly Cell[], wait: number): Promise<void> {
    await pace.wait(wait);
    const drum = drums[reel]!;
    const from = drum.at;
    const to = Math.ceil(from) + STOP_PLACES;
    write(drum, column, to);
    drum.speed = 0;
    let down = false;
    await pace.move(STOP_MS, (share) => {
      drum.at = from + (to - from) * easeOutBack(share, 0.7);
      if (share < 0.6 || down) return;
      down = true;
      landed(reel);
    });
    drum.at = to % LENGTH;
    forget(drum, reel);
  }

  return {
    drums,
    get alpha() {
      return alpha;
    },
    set: put,
    run() {
      // With reduced motion the last symbols stay until the new ones are there.
      if (!pace.calm) for (const drum of drums) drum.speed = 0.001;
    },
    async stop(grid, slow) {
      if (pace.calm) {
        put(grid);
        return pace.fade(FADE_MS, (share) => (alpha = share));
      }
      await Promise.all(
        drums.map((_, reel) =>
          stopOne(reel, grid[reel]!, FIRST_MS + reel * NEXT_MS + Math.max(0, reel - slow + 1) * SLOW_MS),
        ),
      );
    },
    turn(ms) {
      let moving = false;
      for (const drum of drums) {
        if (drum.speed === 0) continue;
        moving = true;
        drum.speed = Math.min(TOP_SPEED, drum.speed + (TOP_SPEED * ms) / RAMP_MS);
        drum.at += drum.speed * ms;
      }
      return moving;
    },
  };
}

/** The place of the strip that a row of the window shows. */
export const placeOn = (row: number, at: number): number => (((row - at) % LENGTH) + LENGTH) % LENGTH;
