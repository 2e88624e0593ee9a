import { group, placed } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { blob, curve, ellipse, n, petal, polygon, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import { beams, bokeh, clouds, disc, nearby, ridge, sky, sparks, specks } from './stage.ts';
import type { Scene, Stage } from './stage.ts';

const dunes: Scene = (stage) => {
  const { canvas, horizon, width } = stage;
  const { night, light } = canvas.ink;
  return {
    far:
      sky(stage, night.dim, night.lit, light.base) +
      disc(stage, width * 0.09) +
      ridge(stage, horizon, 26, mix(night.lit, light.base, 0.35), night.lit, 3, true),
    mid:
      ridge(stage, horizon + 26, 34, mix(night.lit, light.base, 0.25), night.base, 2) +
      ridge(stage, horizon + 62, 40, night.lit, night.dim, 2),
    near:
      nearby(canvas, 3, ridge(stage, stage.nearEdge, 44, night.base, night.deep, 1)) +
      sparks(stage, 8, light.base),
  };
};

const peaks: Scene = (stage) => {
  const { canvas, horizon, height, width } = stage;
  const { night, light } = canvas.ink;
  const snow = mix(night.hi, light.hi, 0.5);
  return {
    far:
      sky(stage, night.base, night.lit, night.hi) + ridge(stage, horizon - 20, 110, snow, night.lit, 3, true),
    mid:
      ridge(stage, horizon + 20, 96, night.lit, night.base, 2, true) +
      canvas.haze(width / 2, horizon + 40, width * 0.8, 50, night.hi, 0.5) +
      ridge(stage, horizon + 60, 50, night.base, night.dim, 4, true),
    near:
      nearby(canvas, 3, pines(stage, stage.nearEdge + 10, night.deep)) +
      specks(stage, 40, [0, 0, width, height * 0.8], 1.8, '#ffffff'),
  };
};

function pines({ canvas, width }: Stage, y: number, colour: string): string {
  return times(9, (i) => {
    const x = (width * i) / 8 + canvas.random.range(-10, 10);
    const tall = canvas.random.range(40, 90) * (i > 2 && i < 6 ? 0.5 : 1.2);
    const tiers = times(4, (k) =>
      polygon([
        [x, y - tall + k * tall * 0.2],
        [x + 8 + k * 5, y - tall * 0.62 + k * tall * 0.22],
        [x - 8 - k * 5, y - tall * 0.62 + k * tall * 0.22],
      ]),
    );
    return canvas.flat(`${tiers.join('')}M${n(x - 30)} ${n(y)}h60v90h-60Z`, colour);
  }).join('');
}

const jungle: Scene = (stage) => {
  const { canvas, width, height } = stage;
  const { night, light, leaf } = canvas.ink;
  const green = (colour: string, share: number): string => mix(night.base, colour, share);
  const frond = (x: number, y: number, turn: number, size: number, colour: string, dark: string): string =>
    placed(
      x,
      y,
      size,
      turn,
      canvas.flat(
        petal([0, 0], 0, 100, 34),
        canvas.linear([
          [0, colour],
          [1, dark],
        ]),
      ),
      canvas.stroke('M0 0H96', dark, 2, 0.7),
      ...times(8, (i) =>
        canvas.stroke(
          `M${14 + i * 10} 0l10 ${n(11 - Math.abs(i - 3) * 1.4)}M${14 + i * 10} 0l10 ${n(-11 + Math.abs(i - 3) * 1.4)}`,
          dark,
          1,
          0.5,
        ),
      ),
    );
  const fringe = (count: number, size: number, colour: string, dark: string): string =>
    times(count, (i) => {
      const side = i % 2;
      const y = (height * 0.72 * i) / count;
      return frond(
        side === 0 ? -12 : width + 12,
        y,
        side === 0 ? canvas.random.range(-20, 50) : canvas.random.range(130, 200),
        size * canvas.random.range(0.8, 1.2),
        colour,
        dark,
      );
    }).join('');
  return {
    far:
      sky(stage, green(leaf.base, 0.4), night.lit, night.dim, 1) +
      beams(stage, 18, 0.4) +
      bokeh(stage, 14, [0, height * 0.6], 16, [leaf.lit, light.base]),
    mid: fringe(10, 0.95, green(leaf.base, 0.6), night.dim),
    near:
      nearby(canvas, 2.2, fringe(7, 1.05, green(leaf.dim, 0.5), night.deep)) + sparks(stage, 10, light.base),
  };
};

const meadow: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, leaf, hero, mate } = canvas.ink;
  const flower = (x: number, y: number, size: number, colour: string): string =>
    placed(
      x,
      y,
      size,
      0,
      canvas.flat(times(5, (i) => petal([0, 0], i * 72, 9, 5)).join(''), colour),
      canvas.flat(ellipse(0, 0, 2), light.hi),
    );
  return {
    far:
      sky(stage, night.lit, night.hi, light.hi) +
      clouds(stage, 5, 0.6) +
      ridge(stage, horizon, 40, mix(night.lit, leaf.lit, 0.4), mix(night.base, leaf.base, 0.5), 3),
    mid:
      ridge(stage, horizon + 40, 34, mix(leaf.lit, light.base, 0.25), leaf.dim, 2) +
      ridge(stage, horizon + 90, 30, leaf.base, leaf.deep, 2) +
      times(16, () =>
        flower(
          canvas.random.range(0, width),
          canvas.random.range(height * 0.66, height * 0.8),
          canvas.random.range(0.6, 1.3),
          canvas.random.pick([hero.lit, mate.lit, '#ffffff']),
        ),
      ).join(''),
    near: nearby(canvas, 2, times(6, (i) => flower((i * width) / 5, stage.nearEdge, 3, hero.base)).join('')),
  };
};

const lava: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, hero } = canvas.ink;
  const vein = times(7, (i) =>
    curve(
      times(6, (k): Point => [
        width * (0.08 + i * 0.14) + canvas.random.range(-16, 16),
        horizon + 20 + k * 26,
      ]),
    ),
  ).join('');
  return {
    far:
      sky(stage, night.deep, night.dim, hero.base, 0.6) +
      canvas.haze(width / 2, horizon, width * 0.8, 120, hero.base, 0.8) +
      ridge(stage, horizon, 120, night.dim, night.deep, 3, true),
    mid:
      ridge(stage, horizon + 36, 50, night.deep, '#000000', 3, true) +
      group(canvas.blur(4), canvas.stroke(vein, hero.base, 7)) +
      canvas.stroke(vein, light.base, 1.6),
    near:
      nearby(canvas, 2.5, ridge(stage, stage.nearEdge + 22, 46, night.deep, '#000000', 2, true)) +
      specks(stage, 36, [0, 0, width, height * 0.75], 2.2, hero.lit) +
      sparks(stage, 14, hero.lit),
  };
};

const cavern: Scene = (stage) => {
  const { canvas, width, height } = stage;
  const { night, light, hero, mate } = canvas.ink;
  const crystal = (x: number, y: number, turn: number, size: number, colour: string): string =>
    placed(
      x,
      y,
      size,
      turn,
      canvas.flat(
        'M-9 0L-7 -42L0 -58L8 -40L10 0Z',
        canvas.linear([
          [0, mix(colour, light.hi, 0.5)],
          [1, night.dim],
        ]),
      ),
      canvas.flat('M0 -58L8 -40L10 0L1 0L-1 -36Z', night.deep, 0.35),
      canvas.flat('M-9 0L-7 -42L0 -58L-1 -36L-3 0Z', '#ffffff', 0.2),
    );
  const cluster = (size: number, y: number): string =>
    times(9, (i) =>
      crystal(
        (width * i) / 8,
        y + canvas.random.range(-6, 10),
        (i - 4) * -5,
        size * canvas.random.range(0.6, 1.3) * (0.7 + Math.abs(i - 4) * 0.14),
        canvas.random.pick([hero.base, mate.base, night.lit]),
      ),
    ).join('');
  const wall = blob(
    [
      [-20, -20],
      [width + 20, -20],
      [width + 20, height],
      [width * 0.9, height * 0.5],
      [width * 0.82, height * 0.2],
      [width * 0.5, height * 0.06],
      [width * 0.18, height * 0.22],
      [width * 0.1, height * 0.55],
      [-20, height],
    ],
    0.12,
  );
  return {
    far:
      sky(stage, night.base, night.lit, night.dim, 0.9) +
      canvas.haze(width / 2, height * 0.42, width * 0.6, height * 0.4, hero.base, 0.55),
    mid:
      canvas.flat(
        wall,
        canvas.linear([
          [0, night.dim],
          [1, night.deep],
        ]),
      ) + cluster(1.2, height * 0.72),
    near:
      nearby(
        canvas,
        2,
        crystal(-2, height * 0.8, 22, 2.4, night.base),
        crystal(width + 2, height * 0.8, -24, 2.6, night.base),
      ) + sparks(stage, 10, light.base),
  };
};

export const landScenes = { dunes, peaks, jungle, meadow, lava, cavern } as const;
