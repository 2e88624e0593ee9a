import type { LightName } from './kit/light.ts';
import type { FaceName } from './lettering/faces.ts';
import type { Setting } from './lettering/layout.ts';
import type { TreatmentName } from './lettering/treatments.ts';
import type { WarpName } from './lettering/warp.ts';
import type { MarkName } from './marks.ts';
import type { MotifName } from './motifs/motifs.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scenes/scenes.ts';
import type { CompositionName } from './composition.ts';
import type { HaloName } from './halos.ts';

/** `portrait` is 3:4 (300 by 400 units), `wide` is 16:9 (480 by 270). */
export type Shape = 'portrait' | 'wide';

export type Hall = 'slot' | 'live' | 'sport' | 'lottery' | 'card' | 'virtual' | 'duel' | 'esport';

/** Everything that decides one cover; equal specs give equal bytes. */
export interface CoverSpec {
  seed: number | string;
  title: string;
  provider: { name: string; mark: MarkName };
  motif: MotifName;
  palette: PaletteName;
  scene: SceneName;
  light: LightName;
  composition: CompositionName;
  halo: HaloName;
  lettering: FaceName;
  treatment: TreatmentName;
  warp: WarpName;
  setting: Setting;
  shape: Shape;
}

/** What the art needs to know about a game. */
export interface ArtGame {
  id: number;
  title: string;
  providerId: number;
  providerName: string;
  hall: Hall;
  kind?: 'crash' | 'fishing';
  /** Motif tags, separated by spaces, the most wanted first: `gem`, `ocean chest`. */
  hint?: string;
}
