import type { CoverSpec } from './cover.types.ts';
import { SCRIM_STRENGTH } from './cover.ts';
import { channels, luminance, toHex } from './kit/colour.ts';
import { contourColour, titleStops, type TreatmentName } from './lettering/treatments.ts';
import { inkOf, type Ink } from './palettes.ts';

/** The brightest the art gets under a title: below the horizon no scene paints more than a light grey there. */
const BRIGHTEST_ART = '#d9d9d9';

/** Returns the lowest contrast between any colour of the lettering and its own contour. */
export const contourContrast = (treatment: TreatmentName, ink: Ink): number =>
  Math.min(...titleStops(treatment, ink).map(([, colour]) => contrast(colour, contourColour(ink))));

/**
 * Returns the lowest contrast ratio (1–21) between any colour of a cover's title and what it can stand on: its own contour,
 * and the scrim over the brightest art.
 */
export function titleContrast(spec: Pick<CoverSpec, 'palette' | 'treatment'>): number {
  const ink = inkOf(spec.palette);
  const contour = contourColour(ink);
  const ground = composite(BRIGHTEST_ART, contour, SCRIM_STRENGTH);
  const colours = titleStops(spec.treatment, ink).map(([, colour]) => colour);
  return Math.min(...colours.flatMap((colour) => [contrast(colour, contour), contrast(colour, ground)]));
}

/** Returns the WCAG contrast ratio, 1–21. */
function contrast(x: string, y: string): number {
  const [dark, bright] = [luminance(x), luminance(y)].sort((p, q) => p - q) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** Paints `over` at `alpha` on `under` as a browser composites: in gamma-encoded sRGB. */
function composite(under: string, over: string, alpha: number): string {
  const below = channels(under);
  const above = channels(over);
  return toHex(
    [0, 1, 2].map((i) => (below[i] ?? 0) * (1 - alpha) + (above[i] ?? 0) * alpha) as [number, number, number],
  );
}
