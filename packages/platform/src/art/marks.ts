import { createCanvas, group } from './kit/canvas.ts';
import type { Canvas } from './kit/canvas.ts';
import { lights } from './kit/light.ts';
import { box, ellipse, n, petal, polar, polygon, ring, sector, star, times } from './kit/path.ts';
import { createRandom } from './kit/random.ts';
import { inkOf } from './palettes.ts';

/** A provider's sign: one figure cut into a tile with one clipped corner. All fit a box of 24 by 24. */
const figures = {
  facet: () =>
    polygon([
      [12, 4],
      [19, 10],
      [12, 20],
      [5, 10],
    ]) +
    polygon([
      [12, 8],
      [8.6, 10.6],
      [12, 15.4],
      [15.4, 10.6],
    ]),
  orbit: () => ring(12, 12, 7.6, 5) + ellipse(12, 12, 2.2),
  stair: () => [0, 1, 2].map((i) => box(4.6 + i * 5.2, 15 - i * 4.6, 4.2, 4.6 + i * 4.6)).join(''),
  trefoil: () => times(3, (i) => petal([12, 12.6], -90 + i * 120, 8.6, 5.4)).join(''),
  wave: () =>
    'M3.6 14.5C6.5 8 9.5 8 12 12.4S17.5 16.6 20.4 9.6V13.4C17.5 20 14.5 20 12 16S6.5 12 3.6 18.4Z' +
    ellipse(16.8, 6.8, 2),
  spark: () => star(4, 8.6, 2.6, [12, 12]),
  prism: () =>
    polygon([
      [12, 3.8],
      [20, 18.6],
      [4, 18.6],
    ]) +
    polygon([
      [12, 9.8],
      [8.8, 15.8],
      [15.2, 15.8],
    ]),
  hive: () =>
    polygon(times(6, (i) => polar(8.4, i * 60 - 30, [12, 12]))) +
    polygon(times(6, (i) => polar(4, i * 60 - 30, [12, 12]))),
  crescent: () => 'M16.6 4.6A8.4 8.4 0 1 0 19.6 15.6A7 7 0 1 1 16.6 4.6Z' + star(4, 3, 1, [16.6, 9.6]),
  quarters: () =>
    sector(8.4, 3, 0, 86, [12.4, 12.4]) +
    sector(8.4, 3, 180, 266, [11.6, 11.6]) +
    box(13.4, 4.4, 6, 6) +
    box(4.6, 13.6, 6, 6),
  arrow: () =>
    polygon([
      [4.4, 19],
      [12, 4],
      [19.6, 19],
      [12, 14.6],
    ]),
  knot: () => ring(9.4, 12, 5.6, 3.2) + ring(14.6, 12, 5.6, 3.2),
} as const satisfies Record<string, () => string>;

export type MarkName = keyof typeof figures;

export const markNames = Object.keys(figures) as MarkName[];

/** Rounded square with the top right corner clipped: the product's tile. */
export const tile = (size: number): string => {
  const r = size * 0.2;
  const cut = size * 0.3;
  return (
    `M${n(r)} 0H${n(size - cut)}L${n(size)} ${n(cut)}V${n(size - r)}A${n(r)} ${n(r)} 0 0 1 ${n(size - r)} ${n(size)}` +
    `H${n(r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(size - r)}V${n(r)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z`
  );
};

/** The sign at `size` units with its top left corner at `x`, `y`; quiet enough to sit on any art. */
export const drawMark = (canvas: Canvas, mark: MarkName, x: number, y: number, size: number): string =>
  group(
    `transform="translate(${n(x)} ${n(y)}) scale(${n(size / 24)})"`,
    canvas.flat(tile(24), '#0a0c10', 0.62),
    canvas.stroke(tile(24), '#ffffff', 0.8, 0.28),
    canvas.flat(figures[mark](), '#f4f1ea', 0.96, 'fill-rule="evenodd"'),
  );

/**
 * A provider's logo as a standalone SVG of 96 by 96: the figure in light on a tile of the provider's own colour.
 * @param tint `#rrggbb` of the tile
 */
export function renderProviderMark(mark: MarkName, tint = '#171b24'): string {
  const canvas = createCanvas(inkOf('noir'), lights.left, createRandom(mark));
  const sheen = canvas.linear([
    [0, '#ffffff', 0.22],
    [0.6, '#ffffff', 0],
  ]);
  const body =
    canvas.flat(tile(24), tint) +
    canvas.flat(tile(24), sheen) +
    canvas.flat(figures[mark](), '#f4f1ea', 1, 'fill-rule="evenodd"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96"><defs>${canvas.definitions()}</defs>${body}</svg>`;
}
