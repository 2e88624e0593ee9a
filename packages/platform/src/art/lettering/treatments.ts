import type { Canvas, Stop } from '../kit/canvas.ts';
import { group } from '../kit/canvas.ts';
import { atLightness, lightness, luminance, mix } from '../kit/colour.ts';
import { towards } from '../kit/light.ts';
import { box, n, times } from '../kit/path.ts';
import type { Ink, Tone } from '../palettes.ts';
import type { TitleLayout } from './layout.ts';

export type TreatmentName =
  'gilded' | 'extruded' | 'chrome' | 'neon' | 'candy' | 'engraved' | 'inline' | 'outlined' | 'carved';

/** The face colours of each treatment, top to bottom, before they are made light enough to read. */
const fills: Record<TreatmentName, (ink: Ink) => readonly Stop[]> = {
  gilded: ({ gold }) => [
    [0, gold.hi],
    [0.42, gold.lit],
    [0.52, gold.base],
    [0.62, gold.lit],
    [1, gold.base],
  ],
  extruded: ({ hero, light }) => [
    [0, light.hi],
    [0.55, mix(light.base, hero.lit, 0.35)],
    [1, hero.lit],
  ],
  chrome: ({ steel, sky }) => [
    [0, '#ffffff'],
    [0.46, mix(steel.lit, sky.lit, 0.2)],
    [0.5, steel.base],
    [0.58, steel.lit],
    [1, '#ffffff'],
  ],
  neon: ({ light }) => [
    [0, '#ffffff'],
    [1, light.hi],
  ],
  candy: ({ hero }) => [
    [0, hero.hi],
    [0.5, hero.lit],
    [1, hero.base],
  ],
  engraved: ({ ivory, gold }) => [
    [0, ivory.base],
    [1, gold.lit],
  ],
  inline: ({ light }) => [
    [0, light.hi],
    [1, light.base],
  ],
  outlined: ({ ivory }) => [
    [0, '#ffffff'],
    [1, ivory.base],
  ],
  carved: ({ mate, light }) => [
    [0, light.hi],
    [0.6, light.base],
    [1, mate.lit],
  ],
};

export const treatmentNames = Object.keys(fills) as TreatmentName[];

/** Luminance below which lettering is lightened: 0.44 on the darkest scrim gives more than 7:1. */
const MIN_LUMINANCE = 0.44;

function readable(colour: string): string {
  let bright = colour;
  for (let l = lightness(colour); luminance(bright) < MIN_LUMINANCE && l < 1; l += 0.02) {
    bright = atLightness(colour, l, 0.92);
  }
  return bright;
}

/** The colours a title is filled with under a palette, all readable on the scrim. */
export const titleStops = (treatment: TreatmentName, ink: Ink): readonly Stop[] =>
  fills[treatment](ink).map(([offset, colour]) => [offset, readable(colour)] as const);

/** The dark contour that every title stands on. */
export const contourColour = (ink: Ink): string => atLightness(ink.night.deep, 0.13, 0.9);

/** Draw a laid-out title: shadow, contour, then the treatment's own face. */
export function drawTitle(canvas: Canvas, layout: TitleLayout, treatment: TreatmentName): string {
  const { ink } = canvas;
  const { d, size } = layout;
  const contour = contourColour(ink);
  const width = Math.max(2.4, Math.min(7, size * 0.16));
  const fill = canvas.linear(titleStops(treatment, ink), [0, 0], [0, 1]);
  const shadow = group(
    canvas.blur(4),
    canvas.stroke(d, '#000000', width * 1.8, 0.8),
    canvas.flat(d, '#000000', 0.8),
  );
  const base = shadow + canvas.stroke(d, contour, width);
  const face = canvas.flat(d, fill);
  const [lx, ly] = towards(canvas.light);
  const lifted = relief(canvas, d, fill);

  switch (treatment) {
    case 'gilded':
      return canvas.stroke(d, ink.gold.dim, width * 1.55, 0.9) + base + lifted;
    case 'chrome':
      return base + lifted + canvas.stroke(d, '#ffffff', 0.5, 0.6);
    case 'extruded': {
      const steps = 7;
      const depth = Math.min(7, size * 0.17);
      const side = times(steps, (i) => {
        const far = depth * (1 - i / steps);
        const colour = mix(ink.hero.deep, ink.hero.dim, i / steps);
        return group(
          `transform="translate(${n(-lx * far * 0.8)} ${n(-ly * far)})"`,
          canvas.flat(d, colour),
          canvas.stroke(d, colour, width * 0.4),
        );
      }).join('');
      return base + side + canvas.stroke(d, contour, width * 0.34) + face;
    }
    case 'neon':
      return (
        base +
        group(canvas.blur(5), canvas.stroke(d, ink.hero.base, width * 1.3)) +
        group(canvas.blur(1.6), canvas.stroke(d, ink.hero.lit, width * 0.8)) +
        canvas.stroke(d, contour, width * 0.3) +
        face
      );
    case 'candy':
      return canvas.stroke(d, '#ffffff', width * 1.5) + base + lifted + gloss(canvas, layout);
    case 'engraved':
      return (
        base +
        group(`transform="translate(0 ${n(size * 0.035)})"`, canvas.flat(d, ink.gold.dim)) +
        face +
        canvas.stroke(d, ink.gold.deep, 0.4, 0.8)
      );
    case 'inline':
      return (
        canvas.stroke(d, ink.hero.base, width * 1.7) +
        base +
        face +
        canvas.clip(d, canvas.stroke(d, ink.hero.dim, Math.min(1.6, size * 0.04), 0.7))
      );
    case 'outlined':
      return (
        canvas.stroke(d, ink.hero.dim, width * 2.1) +
        canvas.stroke(d, ink.hero.lit, width * 1.6) +
        base +
        face
      );
    case 'carved':
      return base + lifted + canvas.stroke(d, ink.mate.deep, 0.35, 0.6);
  }
}

const relief = (canvas: Canvas, d: string, fill: string): string => {
  const tone: Tone = { ...canvas.ink.light, hi: '#ffffff' };
  const lit = canvas.part(d, tone, { depth: 'fine' }).replace(/fill="url\(#[^"]+\)"/, `fill="${fill}"`);
  // Relief shades thin strokes until they are hard to read: half of the plain face over it keeps the modelling and the light.
  return lit + canvas.flat(d, fill, 0.5);
};

/** A wet highlight over the upper part of every letter. */
function gloss(canvas: Canvas, { d, bounds }: TitleLayout): string {
  const sheen = canvas.linear(
    [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0.1],
    ],
    [0, 0],
    [0, 1],
  );
  return canvas.clip(
    d,
    canvas.flat(box(bounds.x - 4, bounds.y - 4, bounds.width + 8, bounds.height * 0.42, 6), sheen),
  );
}
