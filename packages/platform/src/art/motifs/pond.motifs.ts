import { placed } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, ellipse, n, petal, resample, taper, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';
import { eye } from './eye.ts';

const koi = (c: Canvas): string => {
  const { ivory, hero, ruby, gold, light } = c.ink;
  const fish = (patch: Tone): string => {
    const spine: Point[] = [
      [-70, -34],
      [-36, -50],
      [10, -34],
      [34, 10],
      [10, 54],
      [-26, 70],
    ];
    const body = taper(spine, [18, 44, 56, 46, 24, 8]);
    const dense = resample(spine, 5);
    const scales = dense
      .slice(6, 22)
      .map(([x, y]) =>
        c.stroke(
          `M${n(x - 12)} ${n(y - 8)}q8 8 2 18M${n(x + 2)} ${n(y - 12)}q8 10 2 20M${n(x + 14)} ${n(y - 6)}q6 10 0 18`,
          patch.dim,
          1,
          0.5,
        ),
      )
      .join('');
    const fin = (root: Point, turn: number, size: number): string =>
      times(4, (i) =>
        c.part(petal(root, turn + i * 13, size - i * 5, 13), ivory, { depth: 'soft', opacity: 0.92 }),
      ).join('');
    return (
      times(5, (i) =>
        c.part(
          taper(
            [
              [-24, 68],
              [-48 - i * 4, 82 - i * 12],
              [-88 + i * 6, 96 - i * 22],
            ],
            [10, 14, 2],
          ),
          i % 2 === 0 ? patch : ivory,
          { depth: 'soft' },
        ),
      ).join('') +
      fin([20, -20], -40, 56) +
      fin([-20, -26], 88, 50) +
      fin([20, 40], 40, 40) +
      c.part(body, ivory, { depth: 'full' }) +
      c.clip(
        body,
        c.flat(
          blob([
            [-70, -60],
            [-34, -62],
            [-26, -34],
            [-50, -20],
          ]),
          patch.base,
        ) +
          c.flat(
            blob([
              [-4, -62],
              [36, -40],
              [34, -6],
              [4, -16],
            ]),
            patch.base,
          ) +
          c.flat(
            blob([
              [6, 16],
              [40, 16],
              [24, 52],
              [2, 44],
            ]),
            patch.base,
          ) +
          scales,
      ) +
      eye(c, -62, -42, 6, gold) +
      c.stroke('M-82 -22q-12 4 -14 14M-78 -18q-4 8 -2 16', patch.dim, 2.4)
    );
  };
  const ripple = [96, 78, 58]
    .map((r, i) => c.stroke(ellipse(0, 26, r, r * 0.8), light.hi, 1.6, 0.3 - i * 0.06))
    .join('');
  return (
    ripple +
    placed(20, 10, 0.98, 8, fish(ruby)) +
    placed(-52, 66, 0.46, -120, fish(hero)) +
    placed(
      70,
      78,
      0.42,
      20,
      times(8, (i) => c.part(petal([0, 0], i * 45, 40, 18), hero, { depth: 'soft' })).join(''),
      c.part(ellipse(0, 0, 9), gold, { shade: 'ball' }),
    )
  );
};

export const pondMotifs = { koi } as const;
