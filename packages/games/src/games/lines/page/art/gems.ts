import { mix } from '../../../../page/slots/colour.ts';
import type { Pen } from './pen.ts';
import { circle, ellipse, polar, polygon } from './shapes.ts';

type Point = readonly [number, number];
/** Draws a low symbol in one hue; `form` from 0 to 4 gives five that are told apart by shape as well. */
export type LowArt = (pen: Pen, form: number, hue: string) => void;

const around = (angles: readonly number[], radius: number | readonly number[]): Point[] =>
  angles.map((angle, n) => polar(angle, typeof radius === 'number' ? radius : radius[n]!, 50, 51));

/** Outlines of five cuts. */
const CUTS: readonly (readonly Point[])[] = [
  around([0, 60, 120, 180, 240, 300], 37),
  [
    [27, 18],
    [73, 18],
    [84, 31],
    [84, 71],
    [73, 84],
    [27, 84],
    [16, 71],
    [16, 31],
  ],
  around([0, 45, 90, 135, 180, 225, 270, 315], [42, 29, 31, 29, 42, 29, 31, 29]),
  around([0, 72, 144, 216, 288], 39),
  [
    [26, 20],
    [74, 20],
    [89, 42],
    [50, 88],
    [11, 42],
  ],
];

/** A cut stone: facets between outline and table, each as bright as it faces the light. */
export const gem: LowArt = (pen, form, hue) => {
  const outline = CUTS[form % CUTS.length]!;
  const lift = form === 4 ? 42 : 50;
  const table = outline.map(([x, y]): Point => [50 + (x - 50) * 0.54, lift + (y - 51) * 0.5]);
  const deep = mix(hue, '#05060c', 0.62);
  pen.body(polygon(outline), [hue, deep], 0.9);
  outline.forEach((from, n) => {
    const next = (n + 1) % outline.length;
    const to = outline[next]!;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const facing = ((50 - middle[0]) * 0.5 + (51 - middle[1]) * 0.86) / 38;
    const tone = (add: number): string =>
      facing + add > 0
        ? mix(hue, '#ffffff', (facing + add) * 0.62)
        : mix(hue, '#04050a', -(facing + add) * 0.7);
    pen.patch(polygon([from, middle, table[n]!]), tone(0.1), 0.92);
    pen.patch(polygon([middle, to, table[next]!]), tone(-0.12), 0.92);
    pen.patch(polygon([middle, table[next]!, table[n]!]), tone(-0.02), 0.92);
  });
  pen.patch(polygon(table), mix(hue, '#ffffff', 0.3), 0.95);
  const [a, b, c] = [table[0]!, table[1]!, table[Math.floor(table.length / 2)]!];
  pen.patch(polygon([a, b, c]), '#ffffff', 0.26);
  outline.forEach((from, n) => pen.stroke(`M${from.join(' ')}L${table[n]!.join(' ')}`, 0.5, '#ffffff', 0.28));
  pen.stroke(polygon(table), 0.7, '#ffffff', 0.5);
  pen.glow(36, 30, 12, '#ffffff', 0.36);
};

/** Signs that are cut into stones; strokes only. */
const SIGNS = [
  'M32 42Q41 32 50 42T68 42M32 54Q41 44 50 54T68 54M32 66Q41 56 50 66T68 66',
  'M50 30V72M36 44L50 30L64 44M36 60H64',
  'M50 51m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M50 51m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0',
  'M34 66L50 32L66 66ZM42 56H58',
  'M50 32L64 51L50 70L36 51ZM50 32V70',
] as const;
const PEBBLES = [
  'M50 15C72 14 87 31 86 52C85 74 70 88 49 87C28 86 14 71 14 50C14 30 29 16 50 15Z',
  'M28 20Q50 12 72 20Q86 30 84 51Q86 74 72 82Q50 90 28 82Q14 73 16 51Q14 29 28 20Z',
  'M50 13C60 13 88 40 88 51C88 62 61 88 50 88C39 88 12 62 12 51C12 40 39 13 50 13Z',
  'M50 13C62 13 90 68 86 77C81 87 19 87 14 77C10 68 38 13 50 13Z',
  'M24 18H76Q86 18 86 28V74Q86 84 76 84H24Q14 84 14 74V28Q14 18 24 18Z',
] as const;

/** A river-smooth stone with a sign cut into it that glows a little. */
export const stone: LowArt = (pen, form, hue) => {
  const d = PEBBLES[form % PEBBLES.length]!;
  pen.body(d, [mix(hue, '#ffffff', 0.22), mix(hue, '#06070d', 0.68)], 1.15);
  pen.glow(40, 34, 30, '#ffffff', 0.2);
  const sign = SIGNS[form % SIGNS.length]!;
  pen.stroke(sign, 7.4, mix(hue, '#020308', 0.78), 0.9);
  pen.stroke(sign, 3.6, mix(hue, '#ffffff', 0.62));
  pen.glow(50, 52, 26, hue, 0.35);
  pen.stroke('M27 33Q34 22 50 20', 3, '#ffffff', 0.5);
};

/** A small world. */
export const orb: LowArt = (pen, form, hue) => {
  const light = mix(hue, '#ffffff', 0.3);
  const dark = mix(hue, '#04040c', 0.72);
  const tilted = (draw: () => void): void => pen.turned(-18, draw);
  if (form === 1) tilted(() => pen.bar('M10 54A41 11 0 0 1 90 54', 4, [mix(hue, '#ffffff', 0.55), dark]));
  pen.ball(50, 51, 33, [light, dark]);
  if (form === 0) {
    tilted(() => {
      for (const [y, width] of [
        [36, 4],
        [48, 7],
        [63, 5],
      ] as const) {
        const reach = Math.sqrt(33 ** 2 - (y - 51) ** 2) - 1;
        pen.stroke(`M${50 - reach} ${y}Q50 ${y + 7} ${50 + reach} ${y}`, width, dark, 0.5);
      }
    });
  } else if (form === 1) {
    tilted(() => pen.bar('M10 54A41 11 0 0 0 90 54', 4.6, [mix(hue, '#ffffff', 0.7), hue]));
  } else if (form === 2) {
    for (const [x, y, r] of [
      [38, 40, 7],
      [60, 56, 9],
      [44, 68, 5],
      [64, 36, 4],
    ] as const) {
      pen.patch(circle(x, y, r), dark, 0.7);
      pen.stroke(`M${x - r} ${y + 1}A${r} ${r} 0 0 0 ${x + r} ${y + 1}`, 1, '#ffffff', 0.5);
    }
  } else if (form === 3) {
    pen.patch('M22 44Q34 34 44 42T64 40Q58 52 46 52T30 60Q20 56 22 44Z', mix(hue, '#ffffff', 0.55), 0.7);
    pen.patch('M48 66Q58 58 70 64Q66 76 56 79Q48 76 48 66Z', mix(hue, '#ffffff', 0.55), 0.7);
  } else {
    pen.glow(50, 51, 44, hue, 0.75);
    pen.patch(ellipse(50, 51, 20, 20), mix(hue, '#ffffff', 0.75), 0.5);
  }
  pen.glow(38, 36, 17, '#ffffff', 0.6);
};
