import { group } from '../kit/canvas.ts';
import { ellipse, n, star, times } from '../kit/path.ts';
import { beams, clouds, disc, nearby, sky, sparks, specks } from './stage.ts';
import type { Scene } from './stage.ts';

const heavens: Scene = (stage) => {
  const { canvas, width, height } = stage;
  const { night, light } = canvas.ink;
  return {
    far: sky(stage, night.base, night.lit, night.hi, 1) + beams(stage, 14, 0.4),
    mid: clouds(stage, 9, 0.5) + canvas.haze(width / 2, height * 0.62, width * 0.7, 60, light.hi, 0.5),
    near:
      group('opacity="0.85"', clouds({ ...stage, height: height * 1.9 }, 5, 0.5)) +
      sparks(stage, 10, light.hi),
  };
};

const cosmos: Scene = (stage) => {
  const { canvas, width, height } = stage;
  const { night, light, hero, mate } = canvas.ink;
  const cloud = (colour: string, opacity: number): string =>
    times(4, () =>
      canvas.haze(
        canvas.random.range(0, width),
        canvas.random.range(0, height * 0.7),
        canvas.random.range(70, 150),
        canvas.random.range(50, 110),
        colour,
        opacity,
      ),
    ).join('');
  const planet = (x: number, y: number, radius: number): string =>
    canvas.part(ellipse(x, y, radius), mate, { depth: 'full', shade: 'ball' }) +
    canvas.clip(
      ellipse(x, y, radius),
      times(5, (i) =>
        canvas.stroke(
          `M${n(x - radius)} ${n(y - radius + i * radius * 0.45)}q${n(radius)} ${n(radius * 0.3)} ${n(radius * 2)} 0`,
          mate.dim,
          radius * 0.12,
          0.5,
        ),
      ).join(''),
    );
  return {
    far:
      sky(stage, night.deep, night.dim, night.base, 0.4) +
      cloud(night.lit, 0.55) +
      cloud(hero.dim, 0.55) +
      specks(stage, 90, [0, 0, width, height], 1.4, '#ffffff') +
      disc(stage, width * 0.02),
    mid:
      planet(width * (stage.source[0] > width / 2 ? 0.1 : 0.92), height * 0.2, 34) +
      times(7, () => {
        const [x, y, size] = [
          canvas.random.range(0, width),
          canvas.random.range(0, height * 0.6),
          canvas.random.range(4, 9),
        ];
        return canvas.flat(star(4, size, size * 0.12, [x, y]), light.hi);
      }).join(''),
    near:
      nearby(
        canvas,
        2,
        canvas.part(ellipse(width * 0.5, stage.nearEdge - 32 + width * 0.9, width * 0.9), night, {
          depth: 'full',
        }),
      ) + sparks(stage, 8, light.base),
  };
};

export const skyScenes = { heavens, cosmos } as const;
