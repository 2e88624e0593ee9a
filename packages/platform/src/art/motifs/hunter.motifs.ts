import { group, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, curve, ellipse, petal, polygon, symmetric, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';
import { eye } from './eye.ts';

const tiger = (c: Canvas): string => {
  const fur: Tone = { hi: '#ffe2a8', lit: '#ffb648', base: '#f58a1c', dim: '#b65408', deep: '#5e2604' };
  const { ivory, coal, ruby, light, gold } = c.ink;
  const ear =
    c.part(ellipse(62, -64, 26, 26), fur, { depth: 'round' }) +
    c.flat(ellipse(62, -62, 15, 15), coal.deep) +
    c.flat(ellipse(64, -58, 10, 10), ruby.dim, 0.7);
  const ruff = times(7, (i) =>
    c.part(petal([34, 8], -42 + i * 22, 72 - Math.abs(i - 3) * 3, 16), i % 2 === 0 ? ivory : fur, {
      depth: 'soft',
    }),
  ).join('');
  const head = symmetric([
    [0, -82],
    [42, -74],
    [76, -36],
    [80, 8],
    [60, 48],
    [28, 76],
    [0, 80],
  ]);
  const stripe = (d: string): string => c.flat(d, coal.deep, 0.95);
  const stripes =
    stripe('M0 -80Q5 -60 0 -40Q-5 -60 0 -80Z') +
    twice(
      stripe('M12 -80Q34 -66 30 -50Q20 -62 10 -64Z') +
        stripe('M40 -72Q60 -54 52 -42Q44 -54 34 -58Z') +
        stripe('M80 -22Q58 -22 50 -10Q62 -10 80 -6Z') +
        stripe('M79 14Q60 10 50 20Q64 22 70 32Z') +
        stripe('M62 48Q52 38 42 42Q50 48 52 60Z') +
        stripe('M6 -48Q18 -46 20 -36Q12 -38 4 -36Z'),
    );
  const muzzle = twice(c.part(ellipse(18, 36, 26, 22), ivory, { depth: 'round' }));
  return (
    twice(ear) +
    twice(ruff) +
    c.part(head, fur, { depth: 'full' }) +
    twice(c.part('M10 -30Q40 -46 58 -22Q40 -4 16 -8Z', ivory, { depth: 'soft' })) +
    stripes +
    twice(c.flat('M8 -12Q30 -34 52 -20Q34 2 8 -12Z', coal.deep)) +
    eye(c, 30, -15, 14, light) +
    group('transform="scale(-1 1)"', eye(c, 30, -15, 14, light)) +
    c.part(
      symmetric(
        [
          [0, -34],
          [10, -24],
          [16, 14],
          [0, 22],
        ],
        0.15,
      ),
      fur,
      { depth: 'round' },
    ) +
    c.flat(
      symmetric([
        [0, 44],
        [26, 50],
        [20, 70],
        [0, 76],
      ]),
      '#3a0508',
    ) +
    c.part(
      symmetric([
        [0, 58],
        [12, 60],
        [8, 72],
        [0, 74],
      ]),
      ruby,
      { depth: 'soft' },
    ) +
    muzzle +
    twice(
      c.part(
        polygon([
          [10, 52],
          [20, 50],
          [15, 70],
        ]),
        ivory,
        { depth: 'fine' },
      ) +
        times(3, (i) => c.flat(ellipse(20 + i * 7, 32 + (i % 2) * 7, 1.6), coal.deep)).join('') +
        c.stroke(
          curve([
            [34, 36],
            [66, 34],
            [98, 42],
          ]),
          '#ffffff',
          1.2,
          0.9,
        ) +
        c.stroke(
          curve([
            [34, 42],
            [64, 48],
            [92, 64],
          ]),
          '#ffffff',
          1.2,
          0.9,
        ),
    ) +
    c.part(
      symmetric([
        [0, 12],
        [18, 12],
        [14, 24],
        [0, 30],
      ]),
      ruby,
      { depth: 'soft' },
    ) +
    c.stroke('M0 30V46', coal.deep, 2.4) +
    c.part(
      symmetric(
        [
          [0, -62],
          [8, -56],
          [0, -46],
        ],
        0.05,
      ),
      gold,
      { depth: 'fine' },
    )
  );
};

const wolf = (c: Canvas): string => {
  const { steel, ivory, coal, light, hero } = c.ink;
  const ear =
    c.part(
      polygon([
        [20, -58],
        [60, -108],
        [74, -34],
      ]),
      steel,
      { depth: 'soft' },
    ) +
    c.flat(
      polygon([
        [34, -60],
        [57, -90],
        [64, -48],
      ]),
      coal.deep,
      0.85,
    );
  const ruff = times(8, (i) =>
    c.part(petal([26, 4], -30 + i * 20, 80 - Math.abs(i - 3) * 5, 16), i % 2 === 0 ? steel : ivory, {
      depth: 'soft',
    }),
  ).join('');
  const head = symmetric(
    [
      [0, -72],
      [38, -64],
      [70, -24],
      [62, 14],
      [36, 40],
      [0, 56],
    ],
    0.14,
  );
  const cheek = c.part(
    blob(
      [
        [12, -6],
        [44, -16],
        [66, 4],
        [54, 26],
        [34, 40],
        [16, 28],
      ],
      0.14,
    ),
    ivory,
    { depth: 'soft' },
  );
  const muzzle = symmetric(
    [
      [0, -8],
      [16, 4],
      [28, 34],
      [24, 62],
      [0, 74],
    ],
    0.15,
  );
  return (
    twice(ruff) +
    twice(ear) +
    c.part(
      symmetric([
        [0, 56],
        [22, 58],
        [16, 88],
        [0, 94],
      ]),
      ivory,
      { depth: 'soft' },
    ) +
    c.part(head, steel, { depth: 'full' }) +
    twice(cheek) +
    c.part(
      symmetric(
        [
          [0, -70],
          [15, -48],
          [20, -8],
          [12, 20],
          [0, 26],
        ],
        0.14,
      ),
      coal,
      { depth: 'soft', opacity: 0.75 },
    ) +
    c.part(muzzle, ivory, { depth: 'round' }) +
    c.flat(
      symmetric([
        [0, 64],
        [22, 62],
        [14, 82],
        [0, 86],
      ]),
      '#2a0408',
    ) +
    twice(
      c.part(
        polygon([
          [8, 64],
          [17, 62],
          [13, 80],
        ]),
        ivory,
        { depth: 'fine' },
      ) + c.flat('M10 -14Q30 -36 56 -26Q42 -2 10 -14Z', coal.deep),
    ) +
    eye(c, 33, -19, 12, light) +
    group('transform="scale(-1 1)"', eye(c, 33, -19, 12, light)) +
    twice(
      c.part('M6 -22Q30 -46 62 -34Q40 -34 10 -14Z', steel, { depth: 'soft' }) +
        times(3, (i) => c.flat(ellipse(14 + i * 5, 44 + (i % 2) * 6, 1.4), coal.deep)).join(''),
    ) +
    c.part(
      symmetric([
        [0, 28],
        [16, 30],
        [12, 44],
        [0, 50],
      ]),
      coal,
      { depth: 'soft' },
    ) +
    c.stroke('M0 50V62M-22 62Q-8 72 0 62Q8 72 22 62', coal.deep, 2.4) +
    c.part(
      symmetric(
        [
          [0, -66],
          [8, -54],
          [0, -32],
        ],
        0.05,
      ),
      hero,
      { depth: 'fine' },
    )
  );
};

export const hunterMotifs = { tiger, wolf } as const;
