import type { Canvas } from '../kit/canvas.ts';
import { group } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { towards } from '../kit/light.ts';
import type { Point } from '../kit/path.ts';
import { box, curve, ellipse, n, polar, polygon, times } from '../kit/path.ts';

/** The place a picture happens in; all lengths in picture units. */
export interface Stage {
  canvas: Canvas;
  width: number;
  height: number;
  /** The visible light source. */
  source: Point;
  /** Where ground meets air. */
  horizon: number;
  /** Where the nearest ground begins: low enough to leave the hero free. */
  nearEdge: number;
}

/** Three planes of depth: behind everything, between, and in front of the hero. */
export interface Planes {
  far: string;
  mid: string;
  near: string;
}

export type Scene = (stage: Stage) => Planes;

/** The whole picture in a gradient from top to bottom, and the light's bloom on it. */
export function sky(
  { canvas, width, height, source }: Stage,
  top: string,
  middle: string,
  low: string,
  bloom = 0.85,
): string {
  const air = canvas.linear(
    [
      [0, top],
      [0.5, middle],
      [1, low],
    ],
    [0, 0],
    [0, 1],
  );
  const reach = Math.max(width, height);
  return (
    canvas.flat(box(0, 0, width, height), air) +
    canvas.haze(source[0], source[1], reach * 0.75, reach * 0.62, canvas.ink.night.lit, bloom) +
    canvas.haze(source[0], source[1], reach * 0.4, reach * 0.36, canvas.ink.light.base, bloom * 0.62)
  );
}

/** The source itself: a disc with its corona. */
export function disc(
  { canvas, source }: Stage,
  radius: number,
  colour: string = canvas.ink.light.hi,
): string {
  return (
    canvas.haze(source[0], source[1], radius * 3.2, radius * 3.2, canvas.ink.light.base, 0.7) +
    canvas.flat(
      ellipse(source[0], source[1], radius),
      canvas.radial([
        [0, '#ffffff'],
        [0.7, colour],
        [1, canvas.ink.light.base],
      ]),
    )
  );
}

/** Shafts that leave the source. */
export function beams(
  { canvas, source, width, height }: Stage,
  count: number,
  opacity: number,
  colour: string = canvas.ink.light.base,
): string {
  const reach = Math.hypot(width, height);
  const fade = canvas.define(
    'radialGradient',
    `gradientUnits="userSpaceOnUse" cx="${n(source[0])}" cy="${n(source[1])}" r="${n(reach * 0.8)}"`,
    `<stop offset="0" stop-color="${colour}" stop-opacity="0.9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`,
  );
  const step = 360 / count;
  const shafts = times(count, (i) => {
    const start = i * step + canvas.random.range(-0.2, 0.2) * step;
    const spread = step * canvas.random.range(0.2, 0.48);
    return polygon([source, polar(reach, start, source), polar(reach, start + spread, source)]);
  });
  return canvas.flat(shafts.join(''), `url(#${fade})`, opacity);
}

/** A range of hills or peaks across the picture, shaded from its crest down. */
export function ridge(
  { canvas, width, height }: Stage,
  y: number,
  rise: number,
  crest: string,
  foot: string,
  peaks: number,
  sharp = false,
): string {
  const { random } = canvas;
  const line = times(peaks * 2 + 1, (i): Point => [
    -10 + ((width + 20) * i) / (peaks * 2),
    y - (i % 2 === 1 ? random.range(0.55, 1) : random.range(0, 0.3)) * rise,
  ]);
  const top = sharp ? `M${line.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}` : curve(line, 0.2);
  return canvas.flat(
    `${top}V${n(height + 10)}H-10Z`,
    canvas.linear(
      [
        [0, crest],
        [0.8, foot],
      ],
      [0, 0],
      [0, 1],
    ),
  );
}

/** Small lights in a region: stars, embers, dust. */
export function specks(
  { canvas }: Stage,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
  colour: string,
): string {
  const { random } = canvas;
  return times(count, () => {
    const radius = size * random.range(0.3, 1) ** 2;
    return canvas.flat(
      ellipse(x + random.next() * width, y + random.next() * height, radius),
      colour,
      random.range(0.35, 1),
    );
  }).join('');
}

/** Lights out of focus, large and soft, brighter at their rims as a lens draws them. */
export function bokeh(
  { canvas, width }: Stage,
  count: number,
  [top, bottom]: readonly [number, number],
  size: number,
  colours: readonly string[],
): string {
  const { random } = canvas;
  return times(count, () => {
    const colour = random.pick(colours);
    const radius = size * random.range(0.4, 1);
    const at = [random.next() * width, random.range(top, bottom)] as const;
    const fill = canvas.radial([
      [0, colour, 0.35],
      [0.82, colour, 0.5],
      [0.93, colour, 0.8],
      [1, colour, 0],
    ]);
    return canvas.flat(ellipse(at[0], at[1], radius), fill, random.range(0.25, 0.8));
  }).join('');
}

/** Drifting sparks in front of the hero, streaked away from the light. */
export function sparks({ canvas, width, height }: Stage, count: number, colour: string): string {
  const { random } = canvas;
  const [lx, ly] = towards(canvas.light);
  return times(count, () => {
    const x = random.next() * width;
    const y = random.range(0.1, 0.78) * height;
    const size = random.range(0.5, 2.2);
    return (
      canvas.haze(x, y, size * 4, size * 4, colour, 0.5) +
      canvas.flat(ellipse(x, y, size * 0.7), '#ffffff', 0.9) +
      canvas.stroke(`M${n(x)} ${n(y)}l${n(-lx * size * 3)} ${n(-ly * size * 3)}`, colour, size * 0.5, 0.5)
    );
  }).join('');
}

/** A near silhouette, out of focus. */
export const nearby = (canvas: Canvas, amount: number, ...inner: string[]): string =>
  group(canvas.blur(amount), ...inner);

/** Banks of soft cloud. */
export function clouds({ canvas, width, height }: Stage, count: number, opacity: number): string {
  const { random, ink } = canvas;
  return times(count, (i) => {
    const x = random.range(0, width);
    const y = height * (0.08 + (0.42 * i) / count);
    const size = random.range(24, 48);
    const puffs = times(5, (k) =>
      ellipse(
        x + (k - 2) * size * 0.72,
        y - Math.sin(((k + 0.5) / 5) * Math.PI) * size * 0.3,
        size * random.range(0.45, 0.75),
        size * 0.3,
      ),
    );
    return group(canvas.blur(3), canvas.flat(puffs.join(''), mix(ink.night.hi, ink.light.hi, 0.5), opacity));
  }).join('');
}
