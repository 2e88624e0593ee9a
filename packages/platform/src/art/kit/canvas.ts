import type { Ink, Tone } from '../palettes.ts';
import type { Depth, Light } from './light.ts';
import { mix } from './colour.ts';
import { blurPrimitives, reliefFilter, towards } from './light.ts';
import { ellipse, n } from './path.ts';
import type { Random } from './random.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface PartOptions {
  /** Roundness of the edge; none leaves it flat. */
  depth?: Depth | 'none';
  /** Where the gradient runs: along the light (default), down, or out of a lit spot. */
  shade?: 'along' | 'down' | 'ball';
  /** Thin dark line that separates the part from what lies behind. */
  line?: boolean;
  rule?: 'evenodd';
  opacity?: number;
  transform?: string;
}

/** What a drawing draws with: materials, one light, chance, and the definitions it collects. */
export interface Canvas {
  readonly ink: Ink;
  readonly light: Light;
  readonly random: Random;
  /** Register a definition once; the same content gives the same id. */
  define(tag: string, attributes: string, content: string): string;
  linear(stops: readonly Stop[], from?: readonly [number, number], to?: readonly [number, number]): string;
  radial(stops: readonly Stop[], centre?: readonly [number, number], radius?: number): string;
  /** A `filter="…"` attribute that blurs by `amount` drawing units. */
  blur(amount: number): string;
  /** A shaded, lit shape of one material: the workhorse of every motif. */
  part(d: string, tone: Tone, options?: PartOptions): string;
  /** Flat shape. */
  flat(d: string, fill: string, opacity?: number, extra?: string): string;
  /** A line without fill. */
  stroke(d: string, colour: string, width: number, opacity?: number, extra?: string): string;
  /** Everything inside `d` only. */
  clip(d: string, inner: string): string;
  /** A soft highlight or shade: a blurred ellipse. */
  haze(cx: number, cy: number, rx: number, ry: number, colour: string, opacity: number): string;
  /** All collected definitions. */
  definitions(): string;
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`;
      return `<stop offset="${n(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

export function createCanvas(ink: Ink, light: Light, random: Random): Canvas {
  const known = new Map<string, string>();
  const [lx, ly] = towards(light);
  const along = { from: [0.5 + lx * 0.5, 0.5 + ly * 0.5], to: [0.5 - lx * 0.5, 0.5 - ly * 0.5] } as const;
  const litSpot = [0.5 + lx * 0.22, 0.5 + ly * 0.22] as const;

  const canvas: Canvas = {
    ink,
    light,
    random,
    define(tag, attributes, content) {
      const key = `${tag} ${attributes}>${content}`;
      const id = known.get(key) ?? `d${known.size.toString(36)}`;
      known.set(key, id);
      return id;
    },
    linear: (stops, from = along.from, to = along.to) =>
      `url(#${canvas.define('linearGradient', `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`, stopMarkup(stops))})`,
    radial: (stops, centre = [0.5, 0.5], radius = 0.5) =>
      `url(#${canvas.define('radialGradient', `cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}"`, stopMarkup(stops))})`,
    blur: (amount) =>
      `filter="url(#${canvas.define('filter', 'x="-40%" y="-40%" width="180%" height="180%" primitiveUnits="userSpaceOnUse"', blurPrimitives(amount))})"`,
    part(d, tone, options = {}) {
      const { depth = 'soft', shade = 'along', line = false, rule, opacity, transform } = options;
      const fill =
        shade === 'ball'
          ? canvas.radial(
              [
                [0, tone.hi],
                [0.28, tone.lit],
                [0.62, tone.base],
                [0.86, tone.dim],
                [1, tone.deep],
              ],
              litSpot,
              0.72,
            )
          : shade === 'down'
            ? canvas.linear(
                [
                  [0, tone.lit],
                  [0.5, tone.base],
                  [1, tone.dim],
                ],
                [0, 0],
                [0, 1],
              )
            : canvas.linear([
                [0, tone.lit],
                [0.45, tone.base],
                [1, tone.dim],
              ]);
      const relief =
        depth === 'none'
          ? ''
          : ` filter="url(#${canvas.define('filter', 'x="-8%" y="-8%" width="116%" height="116%" primitiveUnits="userSpaceOnUse" color-interpolation-filters="sRGB"', reliefFilter(light, depth, tone.hi, mix(tone.deep, '#000000', 0.3)))})"`;
      return (
        `<path d="${d}" fill="${fill}"${rule === undefined ? '' : ` fill-rule="${rule}"`}${relief}` +
        `${line ? ` stroke="${tone.deep}" stroke-width="0.8"` : ''}` +
        `${opacity === undefined ? '' : ` opacity="${n(opacity)}"`}${transform === undefined ? '' : ` transform="${transform}"`}/>`
      );
    },
    flat: (d, fill, opacity = 1, extra = '') =>
      `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${n(opacity)}"`}${extra === '' ? '' : ` ${extra}`}/>`,
    stroke: (d, colour, width, opacity = 1, extra = '') =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${n(opacity)}"`}${extra === '' ? '' : ` ${extra}`}/>`,
    clip: (d, inner) =>
      `<g clip-path="url(#${canvas.define('clipPath', '', `<path d="${d}" clip-rule="evenodd"/>`)})">${inner}</g>`,
    haze(cx, cy, rx, ry, colour, opacity) {
      const fill = canvas.radial([
        [0, colour, 1],
        [0.45, colour, 0.55],
        [1, colour, 0],
      ]);
      return `<path d="${ellipse(cx, cy, rx, ry)}" fill="${fill}" opacity="${n(opacity)}"/>`;
    },
    definitions: () =>
      [...known]
        .map(([key, id]) => {
          const space = key.indexOf(' ');
          const tag = key.slice(0, space);
          return `<${tag} id="${id}"${key.slice(space)}</${tag}>`;
        })
        .join(''),
  };
  return canvas;
}

/** Shapes under one transform or attribute. */
export const group = (attributes: string, ...inner: string[]): string =>
  `<g ${attributes}>${inner.join('')}</g>`;

/** The shape and its mirror image about x = 0. */
export const twice = (inner: string): string => `${inner}<g transform="scale(-1 1)">${inner}</g>`;

export const placed = (x: number, y: number, scale: number, turn: number, ...inner: string[]): string =>
  group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})"`, ...inner);
