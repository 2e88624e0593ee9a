import type { LowArt } from './gems.ts';
import type { Pen } from './pen.ts';

export type Particles = 'bubbles' | 'embers' | 'snow' | 'dust' | 'fireflies' | 'stars' | 'petals';
export type Horizon =
  'waves' | 'peaks' | 'dunes' | 'trees' | 'kelp' | 'roofs' | 'pyramids' | 'craters' | 'volcano';

/** The place behind the reels, as layers from far to near. */
export interface Scene {
  /** The sky, top to bottom. */
  readonly sky: readonly [string, string, string];
  /** Sun, moon, or the light through water: place in shares of the screen, radius in shares of its shorter side. */
  readonly light: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly colour: string;
    readonly disc: boolean;
  };
  readonly aurora?: readonly string[];
  /** Ridges, far to near. */
  readonly ridges: readonly { readonly form: Horizon; readonly colour: string; readonly height: number }[];
  readonly particles: Particles;
  readonly particleColour: string;
}

/** Everything that makes one world of the slot. The rules know nothing of it. */
export interface Theme {
  /** The frame's and the lines' colour. */
  readonly accent: string;
  /** The reels' glass and the tiles on it. */
  readonly glass: string;
  readonly scene: Scene;
  /** The hue of the light behind each high symbol, best first. */
  readonly highHues: readonly [string, string, string, string];
  readonly lowHues: readonly [string, string, string, string, string];
  readonly low: LowArt;
  readonly high: readonly [(pen: Pen) => void, (pen: Pen) => void, (pen: Pen) => void, (pen: Pen) => void];
  readonly wild: (pen: Pen) => void;
  readonly scatter: (pen: Pen) => void;
}
