import { paletteDistance } from './cast/harmony.ts';
import type { CoverSpec } from './cover.types.ts';

/** Returns how unlike two covers look, 0 for the same: motif and air count most, then place, pose and lettering. */
export function unlikeness(a: CoverSpec, b: CoverSpec): number {
  const other = (key: keyof CoverSpec, worth: number): number => (a[key] === b[key] ? 0 : worth);
  return (
    other('motif', 4) +
    Math.min(3, paletteDistance(a.palette, b.palette) * 20) +
    other('scene', 2) +
    other('composition', 1) +
    other('halo', 1) +
    other('lettering', 1.5) +
    other('treatment', 1) +
    other('light', 0.5)
  );
}
