import { group, placed } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { box, curve, ellipse, n, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import { beams, bokeh, disc, nearby, ridge, sky, sparks, specks } from './stage.ts';
import type { Scene } from './stage.ts';

const skyline: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, hero } = canvas.ink;
  const row = (y: number, wide: number, tall: number, colour: string, lit: string): string =>
    times(Math.ceil(width / wide) + 1, (i) => {
      const rise = tall * canvas.random.range(0.35, 1);
      const x = i * wide - canvas.random.range(0, wide * 0.4);
      const windows = times(14, (k) =>
        canvas.random.chance(0.5)
          ? box(x + 4 + (k % 3) * (wide * 0.26), y - rise + 8 + Math.floor(k / 3) * 10, wide * 0.14, 4)
          : '',
      ).join('');
      return (
        canvas.flat(
          box(x, y - rise, wide * 0.94, rise + height),
          canvas.linear(
            [
              [0, mix(colour, light.base, 0.12)],
              [0.6, colour],
            ],
            [0, 0],
            [0, 1],
          ),
        ) + canvas.flat(windows, lit, 0.75)
      );
    }).join('');
  return {
    far:
      sky(stage, night.deep, night.base, hero.dim) +
      specks(stage, 30, [0, 0, width, height * 0.4], 1.2, '#ffffff') +
      row(horizon + 20, 26, 150, night.base, night.lit),
    mid:
      row(horizon + 60, 40, 130, night.dim, light.base) +
      canvas.haze(width / 2, horizon + 60, width * 0.8, 60, hero.base, 0.5),
    near: bokeh(stage, 12, [horizon + 20, height * 0.85], 15, [light.base, hero.lit, night.hi]),
  };
};

const pillars: Scene = (stage) => {
  const { canvas, width, height } = stage;
  const { night, light } = canvas.ink;
  const column = (x: number, wide: number, colour: string, dark: string): string => {
    const shaft = canvas.linear(
      [
        [0, dark],
        [0.3, colour],
        [0.45, mix(colour, light.hi, 0.35)],
        [1, dark],
      ],
      [0, 0],
      [1, 0],
    );
    const flutes = times(4, (i) =>
      canvas.stroke(`M${n(x + wide * (0.18 + i * 0.2))} 24V${n(height)}`, dark, wide * 0.05, 0.6),
    ).join('');
    return (
      canvas.flat(box(x, 0, wide, height), shaft) +
      flutes +
      canvas.flat(
        box(x - wide * 0.16, -4, wide * 1.32, 14, 3) + box(x - wide * 0.08, 10, wide * 1.16, 8, 2),
        colour,
      )
    );
  };
  const floor = canvas.flat(
    `M0 ${n(height * 0.68)}H${n(width)}V${n(height)}H0Z`,
    canvas.linear(
      [
        [0, night.lit],
        [1, night.deep],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  return {
    far:
      sky(stage, night.base, night.lit, night.base, 1) +
      beams(stage, 12, 0.5) +
      [0.3, 0.62].map((x) => column(width * x, width * 0.07, night.lit, night.base)).join('') +
      floor,
    mid:
      [0.12, 0.77].map((x) => column(width * x, width * 0.11, night.base, night.dim)).join('') +
      canvas.haze(width / 2, height * 0.68, width * 0.5, 26, light.base, 0.55),
    near:
      nearby(
        canvas,
        3,
        column(-width * 0.09, width * 0.16, night.dim, night.deep),
        column(width * 0.93, width * 0.16, night.dim, night.deep),
      ) + sparks(stage, 12, light.base),
  };
};

const shrine: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, hero, ruby } = canvas.ink;
  const roof = (x: number, y: number, size: number, colour: string): string =>
    placed(
      x,
      y,
      size,
      0,
      canvas.flat(
        'M-60 0Q-40 -4 -26 -26H26Q40 -4 60 0Q40 6 0 6T-60 0ZM-40 6H40V26H-40Z M-44 26Q-30 22 -20 10H20Q30 22 44 26Z',
        colour,
      ),
    );
  const pagoda = (x: number, y: number, size: number, colour: string): string =>
    times(4, (i) => roof(x, y - i * 30 * size, size * (1 - i * 0.16), colour)).join('') +
    canvas.flat(box(x - 2 * size, y - 146 * size, 4 * size, 40 * size), colour) +
    canvas.flat(box(x - 40 * size, y, 80 * size, height), colour);
  const garland = (y: number, dip: number): string => {
    const at = (i: number): Point => [(width * i) / 6, y + Math.sin((i / 6) * Math.PI) * dip];
    return (
      canvas.stroke(curve(times(7, at)), night.deep, 1.4) +
      times(5, (i) => {
        const [x, ly] = at(i + 1);
        return (
          canvas.haze(x, ly + 12, 26, 26, light.base, 0.7) +
          canvas.part(ellipse(x, ly + 12, 8, 10), ruby, { shade: 'ball', depth: 'soft' }) +
          canvas.flat(box(x - 3.4, ly + 0.5, 6.8, 3), canvas.ink.gold.base) +
          canvas.flat(box(x - 3.4, ly + 21, 6.8, 3), canvas.ink.gold.dim)
        );
      }).join('')
    );
  };
  return {
    far:
      sky(stage, night.base, night.lit, light.base, 1) +
      disc(stage, width * 0.15, mix(light.hi, hero.hi, 0.3)) +
      ridge(stage, horizon, 60, night.lit, night.base, 3),
    mid:
      pagoda(width * 0.14, horizon + 50, 0.72, night.dim) +
      pagoda(width * 0.88, horizon + 40, 0.6, night.base) +
      canvas.haze(width / 2, horizon + 40, width, 44, night.hi, 0.55) +
      ridge(stage, horizon + 84, 24, night.dim, night.deep, 3),
    near: garland(14, 26) + sparks(stage, 9, light.base),
  };
};

const circuit: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, hero } = canvas.ink;
  const lanes =
    times(
      13,
      (i) =>
        `M${n(width / 2 + (i - 6) * 8)} ${n(horizon)}L${n(width / 2 + (i - 6) * width * 0.26)} ${n(height)}`,
    ).join('') + times(9, (i) => `M0 ${n(horizon + 2 + i * i * 2.6)}H${n(width)}`).join('');
  const bars = times(9, (i) =>
    box(stage.source[0] - width * 0.24, horizon - 66 + i * 8 + i * i * 0.25, width * 0.48, 1.2 + i * 0.42),
  ).join('');
  const sunset = canvas.flat(
    ellipse(stage.source[0], horizon - 40, width * 0.22),
    canvas.linear(
      [
        [0, light.hi],
        [1, hero.base],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  return {
    far:
      sky(stage, night.deep, night.base, hero.base, 0.5) +
      specks(stage, 40, [0, 0, width, horizon], 1.2, '#ffffff') +
      sunset +
      canvas.flat(bars, night.base, 0.8) +
      ridge(stage, horizon, 40, night.base, night.deep, 5, true),
    mid:
      canvas.flat(
        box(0, horizon, width, height),
        canvas.linear(
          [
            [0, night.base],
            [0.5, night.deep],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      group(canvas.blur(2), canvas.stroke(lanes, hero.base, 2.4, 0.8)) +
      canvas.stroke(lanes, light.hi, 0.7, 0.8),
    near: sparks(stage, 9, hero.lit),
  };
};

export const cityScenes = { skyline, pillars, shrine, circuit } as const;
