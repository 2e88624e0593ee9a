import { placed } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, box, ellipse, n, petal, polygon, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const sandTone: Tone = { hi: '#fff0c4', lit: '#f6d28a', base: '#dda855', dim: '#9c682a', deep: '#553212' };

const pyramid = (c: Canvas): string => {
  const { light, hero, gold } = c.ink;
  const block = (x: number, y: number, size: number): string => {
    const left = polygon([
      [x, y - size],
      [x - size * 0.98, y + size * 0.42],
      [x + size * 0.12, y + size * 0.62],
    ]);
    const right = polygon([
      [x, y - size],
      [x + size * 0.12, y + size * 0.62],
      [x + size * 0.98, y + size * 0.34],
    ]);
    const courses = times(11, (i) => {
      const t = (i + 1) / 12;
      return `M${n(x - size * 0.98 * t)} ${n(y - size + size * 1.42 * t)}L${n(x + size * 0.12 * t)} ${n(y - size + size * 1.62 * t)}L${n(x + size * 0.98 * t)} ${n(y - size + size * 1.34 * t)}`;
    }).join('');
    return (
      c.part(left, sandTone, { depth: 'fine' }) +
      c.flat(
        right,
        c.linear(
          [
            [0, sandTone.dim],
            [1, sandTone.deep],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      c.stroke(courses, sandTone.deep, 1, 0.55) +
      c.part(
        polygon([
          [x, y - size],
          [x - size * 0.2, y - size * 0.71],
          [x + size * 0.025, y - size * 0.67],
        ]),
        gold,
        { depth: 'fine' },
      ) +
      c.flat(
        polygon([
          [x, y - size],
          [x + size * 0.025, y - size * 0.67],
          [x + size * 0.2, y - size * 0.725],
        ]),
        gold.dim,
      )
    );
  };
  const palm = (x: number, y: number, size: number): string =>
    placed(
      x,
      y,
      size,
      0,
      c.stroke('M0 0Q6 -24 0 -46', c.ink.wood.dim, 5),
      ...times(7, (i) => c.part(petal([0, -46], -200 + i * 37, 32, 10), c.ink.leaf, { depth: 'fine' })),
    );
  return (
    block(56, 34, 44) +
    block(-62, 30, 38) +
    c.haze(0, -72, 76, 66, light.hi, 0.85) +
    block(0, 18, 96) +
    c.part('M-12 -24Q2 -38 16 -22Q2 -12 -12 -24Z', hero, { depth: 'soft' }) +
    c.flat(ellipse(2, -24, 4.6), c.ink.coal.deep) +
    c.part(
      blob(
        [
          [-104, 92],
          [-60, 74],
          [0, 86],
          [60, 72],
          [104, 90],
          [100, 104],
          [-100, 104],
        ],
        0.15,
      ),
      sandTone,
      { depth: 'soft' },
    ) +
    palm(-70, 88, 1) +
    palm(78, 92, 1.25) +
    palm(60, 94, 0.8)
  );
};

const lantern = (c: Canvas): string => {
  const { ruby, gold, light, hero } = c.ink;
  const one = (tone: Tone): string => {
    const bodyPath = ellipse(0, 0, 52, 46);
    const ribs = [0.25, 0.62, 0.9]
      .map((k) => `M0 -46A${n(52 * k)} 46 0 0 1 0 46M0 -46A${n(52 * k)} 46 0 0 0 0 46`)
      .join('');
    return (
      c.haze(0, 0, 96, 90, light.base, 0.85) +
      c.stroke('M0 -100V-52', gold.dim, 2) +
      c.part(bodyPath, tone, { depth: 'full' }) +
      c.clip(bodyPath, c.haze(0, 6, 40, 42, light.base, 0.95) + c.stroke(ribs, tone.deep, 1.6, 0.6)) +
      c.part(box(-24, -54, 48, 12, 4), gold, { depth: 'fine' }) +
      c.part(box(-24, 42, 48, 12, 4), gold, { depth: 'fine' }) +
      placed(
        0,
        0,
        0.5,
        0,
        times(4, (i) => c.part(petal([0, 0], i * 90, 40, 22), gold, { depth: 'fine' })).join(''),
        c.part(ellipse(0, 0, 10), tone, { shade: 'ball' }),
      ) +
      times(7, (i) =>
        c.stroke(`M${-9 + i * 3} 56V${88 - Math.abs(i - 3) * 4}`, i % 2 === 0 ? gold.base : tone.lit, 2.2),
      ).join('') +
      c.part(ellipse(0, 58, 8), hero, { shade: 'ball', depth: 'fine' })
    );
  };
  return (
    placed(-66, -30, 0.52, -4, one(hero)) +
    placed(68, -20, 0.58, 5, one(ruby)) +
    placed(0, 14, 1.06, 0, one(ruby))
  );
};

export const eastMotifs = { pyramid, lantern } as const;
