import { twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, box, ellipse, n, petal, polar, symmetric, taper, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const viking = (c: Canvas): string => {
  const { steel, gold, ivory, wood, hero } = c.ink;
  const beard: Tone = { hi: '#ffd9a0', lit: '#e89a4a', base: '#c26a22', dim: '#84400f', deep: '#461e06' };
  const skin: Tone = { hi: '#ffe6cf', lit: '#f2bd94', base: '#d99468', dim: '#9c5c3a', deep: '#57301c' };
  const horn =
    c.part(
      taper(
        [
          [44, -36],
          [78, -38],
          [98, -66],
          [88, -104],
        ],
        [30, 26, 16, 2],
      ),
      ivory,
      { depth: 'round' },
    ) +
    [0, 1, 2]
      .map((i) => c.stroke(`M${66 + i * 11} ${-24 - i * 11}q-4 -10 ${-6 + i * 2} -24`, ivory.deep, 1.8, 0.5))
      .join('') +
    c.part(ellipse(52, -36, 9, 17), gold, { depth: 'fine' });
  const locks = times(7, (i) =>
    c.part(
      taper(
        [
          [(i - 3) * 12, 30],
          [(i - 3) * 15, 66],
          [(i - 3) * 7, 104 - Math.abs(i - 3) * 9],
        ],
        [20, 22, 3],
      ),
      beard,
      { depth: 'soft' },
    ),
  ).join('');
  return (
    twice(horn) +
    twice(c.part('M40 -10Q64 10 56 60L36 40Z', beard, { depth: 'soft' })) +
    c.part(
      symmetric([
        [0, -20],
        [44, -14],
        [46, 26],
        [24, 54],
        [0, 58],
      ]),
      skin,
      { depth: 'round' },
    ) +
    c.part(
      symmetric([
        [0, 26],
        [26, 22],
        [50, 14],
        [52, 44],
        [30, 70],
        [0, 76],
      ]),
      beard,
      { depth: 'soft' },
    ) +
    locks +
    twice(
      c.part('M2 22Q22 14 44 38Q24 40 6 32Z', beard, { depth: 'soft' }) +
        c.flat('M8 -2Q24 -12 38 0Q24 8 8 -2Z', '#ffffff') +
        c.flat(ellipse(22, -2, 4.6), hero.dim) +
        c.flat(ellipse(21, -4, 1.5), '#ffffff') +
        c.part('M6 -12Q26 -22 44 -8Q26 -10 8 -4Z', beard, { depth: 'fine' }),
    ) +
    c.part(
      symmetric([
        [0, -92],
        [34, -80],
        [56, -44],
        [56, -20],
        [0, -28],
      ]),
      steel,
      { depth: 'full' },
    ) +
    c.part('M-58 -30Q0 -50 58 -30V-12Q0 -32 -58 -12Z', gold, { depth: 'soft' }) +
    c.part('M-8 -92H8V-30H-8Z', gold, { depth: 'soft' }) +
    c.part('M-8 -26H8L10 14Q0 26 -10 14Z', steel, { depth: 'soft' }) +
    times(8, (i) => c.flat(ellipse(-49 + i * 14, -24 - Math.sin((i / 7) * 3.1) * 9, 2.4), wood.deep)).join(
      '',
    ) +
    twice(c.part(box(-4 + 14, 84, 12, 8, 3), gold, { depth: 'fine' }))
  );
};

const samurai = (c: Canvas): string => {
  const { coal, gold, ruby, hero, ivory, light } = c.ink;
  const plates = (side: 1 | -1): string =>
    `<g transform="scale(${side} 1)">${times(
      4,
      (i) =>
        c.part(
          `M${40 + i * 5} ${-18 + i * 16}Q${76 + i * 7} ${-14 + i * 16} ${86 + i * 5} ${8 + i * 16}L${78 + i * 4} ${18 + i * 16}Q${62 + i * 4} ${4 + i * 15} ${40 + i * 3} ${-2 + i * 16}Z`,
          i % 2 === 0 ? hero : coal,
          { depth: 'soft' },
        ) +
        c.stroke(
          `M${46 + i * 5} ${-10 + i * 16}Q${72 + i * 6} ${-6 + i * 16} ${82 + i * 5} ${10 + i * 16}`,
          gold.base,
          1.4,
        ),
    )
      .reverse()
      .join('')}</g>`;
  const crest = twice(c.part('M4 -66Q40 -70 68 -112Q64 -62 18 -46Z', gold, { depth: 'soft' }));
  const mask = symmetric(
    [
      [0, 15],
      [40, 14],
      [44, 30],
      [30, 62],
      [14, 78],
      [0, 80],
    ],
    0.15,
  );
  return (
    plates(1) +
    plates(-1) +
    crest +
    c.part(
      symmetric([
        [0, -84],
        [36, -72],
        [58, -34],
        [56, -4],
        [0, -12],
      ]),
      coal,
      { depth: 'full' },
    ) +
    times(9, (i) =>
      c.stroke(`M0 -84Q${n((i - 4) * 12)} -64 ${n((i - 4) * 14)} -14`, gold.dim, 1.4, 0.8),
    ).join('') +
    c.flat(box(-40, -12, 80, 24), '#0c0608') +
    twice(c.haze(20, 4, 16, 10, light.base, 0.95) + c.flat('M6 6Q20 -6 36 2Q22 12 6 6Z', light.hi)) +
    c.part('M-62 -14Q0 -34 62 -14L66 2Q0 -18 -66 2Z', hero, { depth: 'soft' }) +
    c.stroke('M-63 -5Q0 -25 63 -5', gold.base, 1.6) +
    c.part(mask, ruby, { depth: 'soft' }) +
    c.part(
      symmetric(
        [
          [0, 4],
          [9, 10],
          [13, 34],
          [0, 42],
        ],
        0.14,
      ),
      ruby,
      { depth: 'round' },
    ) +
    twice(
      c.stroke('M14 30Q34 22 40 38', ruby.deep, 3, 0.8) +
        c.part('M4 42Q26 34 40 52Q20 48 4 50Z', ivory, { depth: 'fine' }),
    ) +
    c.flat(
      symmetric([
        [0, 52],
        [24, 54],
        [18, 66],
        [0, 68],
      ]),
      '#160406',
    ) +
    times(5, (i) => c.flat(box(-17 + i * 7.4, 53, 5, 5, 1), ivory.lit)).join('') +
    c.part(ellipse(0, -52, 16), gold, { depth: 'soft' }) +
    c.part(ellipse(0, -52, 9), hero, { shade: 'ball', depth: 'fine' }) +
    c.part('M-30 78Q0 92 30 78L40 102H-40Z', coal, { depth: 'soft' })
  );
};

const titan = (c: Canvas): string => {
  const { ivory, gold, hero, light } = c.ink;
  const beard = times(9, (i) =>
    c.part(
      taper(
        [
          [(i - 4) * 9, 30],
          [(i - 4) * 14, 70],
          [(i - 4) * 10, 106 - Math.abs(i - 4) * 9],
        ],
        [18, 20, 3],
      ),
      ivory,
      { depth: 'soft' },
    ),
  ).join('');
  const curls = times(13, (i) => {
    const [x, y] = polar(60, 172 + i * 16.3, [0, -22]);
    return c.part(ellipse(x, y, 17), ivory, { depth: 'round' });
  }).join('');
  const face: Tone = { hi: '#fff2e0', lit: '#f4cfa8', base: '#dba97c', dim: '#a06c48', deep: '#5c3822' };
  return (
    c.haze(0, -30, 110, 100, light.hi, 0.6) +
    curls +
    c.part(
      symmetric([
        [0, -66],
        [42, -50],
        [46, 10],
        [26, 48],
        [0, 56],
      ]),
      face,
      { depth: 'full' },
    ) +
    c.part(
      symmetric([
        [0, 30],
        [30, 16],
        [50, 0],
        [54, 44],
        [26, 72],
        [0, 76],
      ]),
      ivory,
      { depth: 'soft' },
    ) +
    beard +
    twice(
      c.part('M2 24Q24 16 42 40Q20 42 4 34Z', ivory, { depth: 'soft' }) +
        c.haze(20, -12, 18, 12, light.base, 0.9) +
        c.flat('M8 -10Q22 -20 34 -10Q22 -4 8 -10Z', light.hi) +
        c.part('M4 -20Q24 -34 46 -16Q24 -20 6 -12Z', ivory, { depth: 'fine' }),
    ) +
    c.part(
      symmetric(
        [
          [0, -18],
          [7, -8],
          [11, 12],
          [0, 20],
        ],
        0.14,
      ),
      face,
      { depth: 'round' },
    ) +
    times(7, (i) =>
      c.part(petal(polar(50, 196 + i * 25, [0, -14]), 120 + i * 20, 30, 9), gold, { depth: 'fine' }),
    ).join('') +
    c.part(
      blob(
        [
          [74, -100],
          [50, -40],
          [68, -42],
          [52, 6],
          [96, -58],
          [76, -56],
          [98, -98],
        ],
        0,
      ),
      hero,
      { depth: 'soft' },
    ) +
    c.stroke('M74 -100L50 -40H68L52 6L96 -58H76L98 -98Z', light.hi, 1.6, 0.9)
  );
};

export const warriorMotifs = { viking, samurai, titan } as const;
