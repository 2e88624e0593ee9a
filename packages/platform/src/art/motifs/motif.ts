import type { Canvas } from '../kit/canvas.ts';
import type { Mood } from '../lettering/faces.ts';
import type { SceneName } from '../scenes/scenes.ts';

/** A hero figure, drawn about the origin within 100 units to each side. */
export type Draw = (canvas: Canvas) => string;

/** What the casting needs to know about a motif. */
export interface MotifRole {
  /** Words of a hint that ask for this motif, besides its own name. */
  tags: readonly string[];
  /** Where it belongs, the best place first. */
  scenes: readonly SceneName[];
  /** What lettering suits it. */
  moods: readonly Mood[];
  /** Stands on the ground (with a contact shadow) or hangs in the air. */
  stands: boolean;
}
