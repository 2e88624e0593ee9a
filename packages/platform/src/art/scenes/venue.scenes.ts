import { mix } from '../kit/colour.ts';
import { box, ellipse, n, polygon, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import { beams, bokeh, nearby, ridge, sky, sparks, specks } from './stage.ts';
import type { Scene } from './stage.ts';

const stadium: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, leaf } = canvas.ink;
  const turf = mix(leaf.base, night.base, 0.25);
  const stripes = times(8, (i) =>
    polygon([
      [width / 2 + (i - 4) * width * 0.1, horizon],
      [width / 2 + (i - 3.5) * width * 0.1, horizon],
      [width / 2 + (i - 3.5) * width * 0.5, height],
      [width / 2 + (i - 4) * width * 0.5, height],
    ]),
  ).join('');
  const crowd = times(160, () =>
    ellipse(
      canvas.random.range(0, width),
      horizon - canvas.random.range(6, 74),
      canvas.random.range(0.8, 1.8),
    ),
  ).join('');
  const stand = `M-10 ${n(horizon)}V${n(horizon - 104)}Q${n(width / 2)} ${n(horizon - 62)} ${n(width + 10)} ${n(horizon - 104)}V${n(horizon)}Z`;
  const flood = (x: number): string => {
    const lamps = times(8, (i) =>
      ellipse(x + ((i % 4) - 1.5) * 9, horizon - 150 + Math.floor(i / 4) * 9, 3.4),
    ).join('');
    return (
      canvas.stroke(`M${n(x)} ${n(horizon - 140)}V${n(horizon - 60)}`, night.deep, 4) +
      canvas.haze(x, horizon - 145, 92, 92, light.hi, 0.85) +
      canvas.flat(lamps, '#ffffff')
    );
  };
  return {
    far:
      sky(stage, night.deep, night.base, night.lit, 0.5) +
      canvas.flat(
        stand,
        canvas.linear(
          [
            [0, night.base],
            [1, night.dim],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      canvas.flat(crowd, night.hi, 0.55),
    mid:
      canvas.flat(
        box(0, horizon, width, height),
        canvas.linear(
          [
            [0, mix(turf, light.base, 0.25)],
            [1, mix(turf, '#000000', 0.6)],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      canvas.flat(stripes, '#ffffff', 0.08) +
      flood(width * 0.12) +
      flood(width * 0.88) +
      canvas.stroke(`M0 ${n(horizon + 2)}H${n(width)}`, '#ffffff', 1.4, 0.7),
    near: specks(stage, 26, [0, 0, width, height * 0.75], 2, '#ffffff') + sparks(stage, 6, light.hi),
  };
};

const salon: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, hero } = canvas.ink;
  const table = `M-20 ${n(height)}V${n(horizon + 40)}Q${n(width / 2)} ${n(horizon - 6)} ${n(width + 20)} ${n(horizon + 40)}V${n(height)}Z`;
  const rail = `M-20 ${n(horizon + 40)}Q${n(width / 2)} ${n(horizon - 6)} ${n(width + 20)} ${n(horizon + 40)}`;
  return {
    far:
      sky(stage, night.deep, night.base, night.dim, 0.6) +
      bokeh(stage, 34, [0, horizon], 22, [light.base, hero.base, light.hi, night.lit]),
    mid:
      canvas.flat(
        table,
        canvas.radial(
          [
            [0, night.lit],
            [0.5, night.base],
            [1, night.deep],
          ],
          [0.5, 0.2],
          0.8,
        ),
      ) +
      canvas.stroke(rail, canvas.ink.wood.dim, 13) +
      canvas.stroke(rail, canvas.ink.gold.base, 2.2, 0.8, 'transform="translate(0 7)"'),
    near: nearby(canvas, 2, bokeh(stage, 6, [horizon, height * 0.8], 20, [light.base, hero.lit])),
  };
};

const theatre: Scene = (stage) => {
  const { canvas, width, height } = stage;
  const { night, light, hero, gold } = canvas.ink;
  const cloth = canvas.linear(
    [
      [0, hero.dim],
      [0.3, mix(hero.base, night.base, 0.3)],
      [0.6, hero.deep],
      [1, hero.dim],
    ],
    [0, 0],
    [1, 0],
  );
  const fold = (x: number, wide: number, lean: number): string =>
    canvas.flat(
      `M${n(x)} -10Q${n(x + lean)} ${n(height * 0.5)} ${n(x - lean * 0.6)} ${n(height)}h${n(wide)}Q${n(x + wide + lean)} ${n(height * 0.5)} ${n(x + wide)} -10Z`,
      cloth,
    );
  const drape = times(
    5,
    (i) =>
      fold(-18 + i * width * 0.06, width * 0.07, -i * 4) +
      fold(width - width * 0.06 * i - width * 0.02, width * 0.07, i * 4),
  ).join('');
  const swags = times(
    5,
    (i) =>
      canvas.flat(
        `M${n((i * width) / 5)} -6h${n(width / 5)}q${n(-width / 10)} 60 ${n(-width / 5)} 0Z`,
        cloth,
      ) + canvas.stroke(`M${n((i * width) / 5)} -6q${n(width / 10)} 62 ${n(width / 5)} 0`, gold.base, 2, 0.8),
  ).join('');
  return {
    far:
      sky(stage, night.dim, night.base, night.deep, 0.8) +
      beams({ ...stage, source: [stage.source[0], -20] }, 16, 0.55) +
      canvas.flat(
        box(0, height * 0.68, width, height),
        canvas.linear(
          [
            [0, night.lit],
            [0.5, night.deep],
          ],
          [0, 0],
          [0, 1],
        ),
      ),
    mid: canvas.haze(width / 2, height * 0.69, width * 0.4, 30, light.hi, 0.8) + drape + swags,
    near:
      specks(stage, 34, [0, 0, width, height * 0.7], 2, light.hi) +
      nearby(canvas, 2, bokeh(stage, 5, [height * 0.62, height * 0.8], 14, [light.base, gold.lit])),
  };
};

const speedway: Scene = (stage) => {
  const { canvas, width, height, horizon } = stage;
  const { night, light, hero, coal } = canvas.ink;
  const far = horizon - 30;
  const streaks = times(40, () => {
    const y = canvas.random.range(0, far + 30);
    const x = canvas.random.range(-60, width);
    return box(x, y, canvas.random.range(40, 180), canvas.random.range(0.6, 3));
  }).join('');
  const road = polygon([
    [width * 0.38, far],
    [width * 0.62, far],
    [width * 1.5, height],
    [-width * 0.5, height],
  ]);
  const kerb = times(9, (i): string => {
    const at = (t: number): Point => [width * 0.38 - width * 0.88 * t, far + (height - far) * t];
    const [a, b] = [at((i / 9) ** 1.6), at(((i + 0.55) / 9) ** 1.6)];
    return (
      polygon([a, b, [b[0] - 14 * (i + 1) * 0.5, b[1]], [a[0] - 14 * (i + 0.5) * 0.5, a[1]]]) +
      polygon([
        [width - a[0], a[1]],
        [width - b[0], b[1]],
        [width - b[0] + 7 * (i + 1), b[1]],
        [width - a[0] + 7 * (i + 0.5), a[1]],
      ])
    );
  }).join('');
  return {
    far:
      sky(stage, night.dim, night.lit, hero.lit) +
      canvas.flat(streaks, light.hi, 0.25) +
      ridge(stage, far, 30, night.base, night.dim, 5),
    mid:
      canvas.flat(box(0, far, width, height), night.dim) +
      canvas.flat(
        road,
        canvas.linear(
          [
            [0, coal.base],
            [1, coal.deep],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      canvas.flat(kerb, '#ffffff', 0.85) +
      times(5, (i) =>
        canvas.flat(box(width / 2 - 1 - i, far + 6 + i * i * 11, 2 + 2 * i, 8 + i * 7), light.hi, 0.7),
      ).join(''),
    near: nearby(
      canvas,
      3,
      canvas.flat(
        times(10, () =>
          box(
            canvas.random.chance(0.5)
              ? canvas.random.range(-40, width * 0.1)
              : canvas.random.range(width * 0.8, width),
            canvas.random.range(far, height * 0.9),
            90,
            2.4,
          ),
        ).join(''),
        light.hi,
        0.5,
      ),
    ),
  };
};

export const venueScenes = { stadium, salon, theatre, speedway } as const;
