import { twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, ellipse, n, petal, polar, star, symmetric, taper, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import { eye } from './eye.ts';

const phoenix = (c: Canvas): string => {
  const { hero, light, gold, mate, ruby } = c.ink;
  const wing = times(3, (layer) =>
    times(8 - layer, (i) => {
      const angle = -76 + i * 15 + layer * 8;
      return c.part(
        petal([10, 4 + layer * 3], angle, 108 - layer * 26 - Math.abs(i - 3) * 4, 15 - layer * 2),
        [ruby, hero, gold][layer] ?? hero,
        { depth: 'soft' },
      );
    }).join(''),
  ).join('');
  const tail = times(5, (i) => {
    const bend = (i - 2) * 22;
    const end: Point = [bend * 1.6, 104 - Math.abs(i - 2) * 8];
    return (
      c.part(taper([[0, 30], [bend * 0.6, 62], end], [8, 12, 3]), i % 2 === 0 ? hero : gold, {
        depth: 'fine',
      }) +
      c.part(ellipse(end[0], end[1] - 4, 9, 12), gold, { depth: 'soft' }) +
      c.part(ellipse(end[0], end[1] - 3, 5, 6.5), mate, { depth: 'fine', shade: 'ball' })
    );
  }).join('');
  const body = blob([
    [0, -34],
    [16, -14],
    [20, 16],
    [8, 44],
    [-6, 44],
    [-18, 16],
    [-14, -14],
  ]);
  const head = blob(
    [
      [-12, -34],
      [-16, -54],
      [-4, -70],
      [12, -66],
      [18, -56],
      [36, -50],
      [18, -44],
      [12, -32],
      [0, -24],
    ],
    0.14,
  );
  const crest = times(
    4,
    (i) =>
      c.part(
        taper(
          [
            [-2, -66],
            [-10 - i * 8, -84 + i * 3],
            [-8 - i * 12, -100 + i * 7],
          ],
          [5, 5, 2],
        ),
        i % 2 === 0 ? gold : hero,
        { depth: 'fine' },
      ) + c.part(ellipse(-8 - i * 12, -100 + i * 7, 4.4), light, { shade: 'ball', depth: 'fine' }),
  ).join('');
  return (
    c.haze(0, 0, 125, 120, light.base, 0.8) +
    tail +
    twice(wing) +
    c.part(body, hero, { depth: 'full' }) +
    times(3, (row) =>
      times(3, (i) => c.part(petal([(i - 1) * 10, -10 + row * 13], 90, 18, 9), gold, { depth: 'fine' })).join(
        '',
      ),
    ).join('') +
    crest +
    c.part(head, hero, { depth: 'round' }) +
    c.part('M16 -57L40 -50L16 -45Q22 -51 16 -57Z', gold, { depth: 'fine' }) +
    eye(c, 5, -55, 5, light)
  );
};

const owl = (c: Canvas): string => {
  const { hero, ivory, gold, coal, light, wood } = c.ink;
  const wing =
    c.part(
      blob([
        [40, -20],
        [70, -6],
        [76, 44],
        [52, 90],
        [40, 40],
      ]),
      hero,
      { depth: 'round' },
    ) +
    times(4, (i) => c.part(petal([58 - i * 3, 12 + i * 14], 96, 40, 13), hero, { depth: 'soft' })).join('');
  const disc =
    c.part(ellipse(28, -36, 33, 34), ivory, { depth: 'soft' }) +
    times(14, (i) =>
      c.stroke(
        `M${polar(17, i * 25.7, [28, -36])
          .map(n)
          .join(' ')}L${polar(30, i * 25.7, [28, -36])
          .map(n)
          .join(' ')}`,
        hero.dim,
        1.3,
        0.5,
      ),
    ).join('') +
    c.part(ellipse(28, -36, 18), gold, { shade: 'ball', depth: 'soft' }) +
    c.flat(ellipse(28, -36, 10), coal.deep) +
    c.flat(ellipse(24, -41, 3.6), '#ffffff');
  return (
    c.part('M-96 92Q0 76 96 90L94 102Q0 90 -96 104Z', wood, { depth: 'soft' }) +
    c.part(
      symmetric([
        [0, -70],
        [44, -60],
        [60, -10],
        [54, 60],
        [24, 92],
        [0, 94],
      ]),
      hero,
      { depth: 'full' },
    ) +
    times(5, (row) =>
      times(4 + (row % 2), (i) =>
        c.part(
          petal([(i - (3 + (row % 2)) / 2) * 16, 2 + row * 14], 90, 20, 11),
          row % 2 === 0 ? ivory : hero,
          { depth: 'fine' },
        ),
      ).join(''),
    ).join('') +
    twice(wing) +
    twice(c.part('M4 -60Q30 -74 56 -98Q62 -66 50 -44Q30 -60 4 -52Z', hero, { depth: 'soft' })) +
    twice(disc) +
    c.part(
      symmetric(
        [
          [0, -32],
          [9, -20],
          [0, 4],
        ],
        0.1,
      ),
      gold,
      { depth: 'soft' },
    ) +
    twice(times(3, (i) => c.part(ellipse(14 + i * 9, 92, 5, 9), gold, { depth: 'fine' })).join('')) +
    c.flat(star(4, 12, 1, [-60, -70]), light.hi)
  );
};

const scarab = (c: Canvas): string => {
  const { hero, gold, mate, ruby } = c.ink;
  const feathers = times(9, (i) =>
    c.part(petal([22, -20], -52 + i * 13, 82 - i * 2, 11), [mate, hero, gold][i % 3] ?? hero, {
      depth: 'soft',
    }),
  ).join('');
  const leg = (y: number, d: string): string =>
    c.stroke(d, gold.dim, 6) + c.stroke(d, gold.lit, 3) + c.flat(ellipse(0, y, 0.1), gold.base);
  return (
    twice(feathers) +
    twice(leg(50, 'M26 34Q56 44 52 76') + leg(60, 'M20 56Q36 70 28 98')) +
    c.part(
      symmetric([
        [0, -26],
        [34, -10],
        [40, 30],
        [24, 66],
        [0, 78],
      ]),
      hero,
      { depth: 'full' },
    ) +
    c.stroke('M0 -20V76', gold.base, 2.4) +
    twice(c.stroke('M6 -14Q30 20 10 68M18 -10Q42 24 22 62', gold.lit, 1.3, 0.8)) +
    c.part('M-34 -14Q0 -42 34 -14Q0 0 -34 -14Z', gold, { depth: 'soft' }) +
    c.part(
      symmetric([
        [0, -54],
        [18, -46],
        [22, -26],
        [0, -18],
      ]),
      hero,
      { depth: 'round' },
    ) +
    twice(c.stroke('M12 -52Q26 -62 20 -76', gold.base, 3.4)) +
    c.haze(0, -78, 40, 40, c.ink.light.base, 0.8) +
    c.part(ellipse(0, -78, 21), ruby, { shade: 'ball', depth: 'round' }) +
    c.stroke(ellipse(0, -78, 23), gold.lit, 2.4)
  );
};

export const birdMotifs = { phoenix, owl, scarab } as const;
