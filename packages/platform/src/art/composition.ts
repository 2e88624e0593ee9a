import { group, placed } from './kit/canvas.ts';
import { heroFilter, towards } from './kit/light.ts';
import { n } from './kit/path.ts';
import type { HaloName } from './halos.ts';
import { drawHalo } from './halos.ts';
import type { Draw } from './motifs/motif.ts';
import type { Stage } from './scenes/stage.ts';

/** Where the hero's centre goes, and how many pixels one of its units takes at scale 1. */
export interface Spot {
  x: number;
  y: number;
  /** Picture units per hero unit: the hero is 200 units wide. */
  scale: number;
}

interface Pose {
  dx: number;
  dy: number;
  scale: number;
  turn: number;
  /** Copies in the distance, behind the hero: offset, scale and turn, relative to the hero. */
  company: readonly { dx: number; dy: number; scale: number; turn: number }[];
}

/** How the hero stands in the picture; offsets in hero units. */
export const compositions = {
  centre: { dx: 0, dy: 0, scale: 1.04, turn: 0, company: [] },
  grand: { dx: 0, dy: 12, scale: 1.17, turn: 0, company: [] },
  leanLeft: { dx: -4, dy: 2, scale: 1.06, turn: -11, company: [] },
  leanRight: { dx: 4, dy: 2, scale: 1.06, turn: 11, company: [] },
  aside: { dx: 24, dy: 4, scale: 1.2, turn: 6, company: [] },
  away: { dx: -24, dy: 4, scale: 1.2, turn: -6, company: [] },
  trio: {
    dx: 0,
    dy: 14,
    scale: 0.98,
    turn: 0,
    company: [
      { dx: -72, dy: -46, scale: 0.5, turn: -14 },
      { dx: 72, dy: -46, scale: 0.5, turn: 14 },
    ],
  },
  duo: { dx: 16, dy: 10, scale: 1.02, turn: 4, company: [{ dx: -76, dy: -50, scale: 0.58, turn: -18 }] },
  climb: {
    dx: -12,
    dy: 14,
    scale: 1.06,
    turn: 0,
    company: [
      { dx: 74, dy: -70, scale: 0.42, turn: 16 },
      { dx: 96, dy: -4, scale: 0.3, turn: 26 },
    ],
  },
} as const satisfies Record<string, Pose>;

export type CompositionName = keyof typeof compositions;

export const compositionNames = Object.keys(compositions) as CompositionName[];

/** The hero with what stands behind it, its shadow and its rim light. */
export function poseHero(
  stage: Stage,
  draw: Draw,
  spot: Spot,
  name: CompositionName,
  halo: HaloName,
  stands: boolean,
): string {
  const { canvas } = stage;
  const { ink, light } = canvas;
  const pose = compositions[name];
  const scale = spot.scale * pose.scale;
  const [x, y] = [spot.x + pose.dx * spot.scale, spot.y + pose.dy * spot.scale];
  const filter = canvas.define(
    'filter',
    'x="-15%" y="-15%" width="130%" height="130%" primitiveUnits="userSpaceOnUse" color-interpolation-filters="sRGB"',
    heroFilter(light, ink.light.hi, ink.night.deep),
  );
  const figure = draw(canvas);
  const company = pose.company.map((copy) =>
    group(
      'opacity="0.72"',
      placed(x + copy.dx * scale, y + copy.dy * scale, scale * copy.scale, copy.turn, figure),
    ),
  );
  const veil =
    pose.company.length === 0 ? '' : canvas.haze(x, y, 130 * scale, 120 * scale, ink.night.base, 0.55);
  const [lx] = towards(light);
  const contact = stands
    ? group(
        canvas.blur(5),
        canvas.haze(x - lx * 16 * scale, y + 92 * scale, 104 * scale, 20 * scale, '#000000', 0.85),
      )
    : '';
  return (
    placed(spot.x, spot.y, spot.scale, 0, drawHalo(canvas, halo)) +
    company.join('') +
    veil +
    contact +
    `<g filter="url(#${filter})"><g transform="translate(${n(x)} ${n(y)}) rotate(${n(pose.turn)}) scale(${n(scale)})">${figure}</g></g>`
  );
}
