import { curve, ellipse, n, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import { beams, clouds, disc, nearby, ridge, sky, sparks } from './stage.ts';
import type { Scene, Stage } from './stage.ts';

const sea: Scene = (stage) => {
  const { canvas, horizon, height, width, source } = stage;
  const { night, light } = canvas.ink;
  const swell = (y: number, rise: number, colour: string, foot: string): string => {
    const line = times(9, (i): Point => [
      -20 + ((width + 40) * i) / 8,
      y + (i % 2 === 0 ? rise : -rise) * canvas.random.range(0.6, 1),
    ]);
    return (
      canvas.flat(
        `${curve(line, 0.22)}V${n(height + 10)}H-20Z`,
        canvas.linear(
          [
            [0, colour],
            [0.5, foot],
          ],
          [0, 0],
          [0, 1],
        ),
      ) + canvas.stroke(curve(line, 0.22), night.hi, 1.2, 0.5)
    );
  };
  const glitter = times(16, (i) => {
    const y = horizon + 4 + i * i * 0.55;
    const half = 6 + i * 2.4 * canvas.random.range(0.5, 1);
    return ellipse(source[0] + canvas.random.range(-6, 6), y, half, 0.8 + i * 0.09);
  }).join('');
  return {
    far: sky(stage, night.dim, night.lit, light.base) + clouds(stage, 4, 0.4) + disc(stage, width * 0.08),
    mid:
      canvas.flat(
        `M0 ${n(horizon)}H${n(width)}V${n(height)}H0Z`,
        canvas.linear(
          [
            [0, night.lit],
            [0.7, night.deep],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      canvas.flat(glitter, light.hi, 0.6) +
      swell(horizon + 44, 7, night.base, night.dim),
    near:
      swell(stage.nearEdge - 46, 10, night.base, night.deep) +
      nearby(canvas, 2.4, swell(stage.nearEdge - 6, 14, night.dim, night.deep)),
  };
};

const underwater: Scene = (stage) => {
  const { canvas, width, height } = stage;
  const { night, light, hero, mate } = canvas.ink;
  const surface = { ...stage, source: [stage.source[0], -30] as const };
  const weed = (x: number, tall: number, colour: string): string =>
    times(3, (i) =>
      canvas.stroke(
        curve([
          [x + i * 9, height],
          [x + i * 9 + 8, height - tall * 0.4],
          [x + i * 9 - 7, height - tall * 0.7],
          [x + i * 9 + 4, height - tall],
        ]),
        colour,
        6 - i,
      ),
    ).join('');
  const coral = (x: number, y: number, colour: string): string =>
    times(7, (i) =>
      canvas.stroke(
        `M${n(x)} ${n(y)}q${n((i - 3) * 4)} -20 ${n((i - 3) * 11)} ${n(-38 + Math.abs(i - 3) * 6)}`,
        colour,
        5,
        0.9,
      ),
    ).join('');
  return {
    far:
      sky(surface, night.hi, night.base, night.deep, 0.9) +
      beams(surface, 26, 0.36, night.hi) +
      ridge(stage, height * 0.7, 70, night.base, night.dim, 2),
    mid:
      ridge(stage, height * 0.8, 60, night.dim, night.deep, 2) +
      coral(width * 0.12, height * 0.72, mate.dim) +
      coral(width * 0.9, height * 0.7, hero.dim) +
      bubbles(stage, 16),
    near:
      nearby(canvas, 2.6, weed(4, height * 0.5, night.deep), weed(width - 26, height * 0.42, night.deep)) +
      bubbles(stage, 7) +
      sparks(stage, 5, light.base),
  };
};

function bubbles({ canvas, width, height }: Stage, count: number): string {
  const { random, ink } = canvas;
  const shell = canvas.radial([
    [0, '#ffffff', 0],
    [0.7, ink.night.hi, 0.15],
    [1, '#ffffff', 0.75],
  ]);
  return times(count, () => {
    const [x, y, radius] = [random.range(0, width), random.range(0.06, 0.75) * height, random.range(1.5, 7)];
    return (
      canvas.flat(ellipse(x, y, radius), shell) +
      canvas.flat(ellipse(x - radius * 0.35, y - radius * 0.35, radius * 0.22), '#ffffff', 0.9)
    );
  }).join('');
}

export const waterScenes = { sea, underwater } as const;
