import type { CoverSpec } from './cover.types.ts';
import { canvasOf, drawArt, frames, layoutOf, picture, scrim } from './cover.ts';
import type { Bounds } from './lettering/warp.ts';

/** Draws what is under a cover's title: art and scrim without the lettering. `bounds` are the title's, in picture units. */
export function renderGround(spec: CoverSpec): { svg: string; bounds: Bounds } {
  const { width, height } = frames[spec.shape];
  const canvas = canvasOf(spec);
  const { bounds } = layoutOf(spec);
  const layers = [drawArt(canvas, spec), scrim(canvas, spec.shape, bounds)];
  return { svg: picture(canvas, width, height, 1, ...layers), bounds };
}
