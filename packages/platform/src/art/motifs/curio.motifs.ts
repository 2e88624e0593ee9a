import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { box, ellipse, gear, n, polar, polygon, ring, star, symmetric, taper, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const mask = (c: Canvas): string => {
  const { hero, gold, ivory, mate, ruby } = c.ink;
  const plumes = times(
    9,
    (i) =>
      c.part(
        taper(
          [
            [0, -30],
            [(i - 4) * 13, -74],
            [(i - 4) * 23, -108 + Math.abs(i - 4) * 9],
          ],
          [10, 19, 6],
        ),
        [hero, mate, ruby][i % 3] ?? hero,
        { depth: 'soft' },
      ) +
      c.stroke(`M0 -30Q${(i - 4) * 13} -74 ${(i - 4) * 23} ${-104 + Math.abs(i - 4) * 9}`, '#ffffff', 1, 0.4),
  ).join('');
  const face = symmetric(
    [
      [0, -36],
      [50, -50],
      [96, -34],
      [82, 12],
      [50, 44],
      [20, 40],
      [0, 66],
    ],
    0.15,
  );
  const eyeHole = 'M16 -2Q40 -30 70 -8Q48 18 16 -2Z';
  return (
    plumes +
    c.part(face, ivory, { depth: 'full' }) +
    c.clip(
      face,
      c.flat('M0 -80H120V90H0Z', hero.base, 0.82) +
        c.flat(
          'M0 -80H120V90H0Z',
          c.linear([
            [0, '#ffffff', 0.3],
            [1, '#000000', 0.35],
          ]),
        ),
    ) +
    twice(
      c.flat(eyeHole, '#0a0610') +
        c.stroke(eyeHole, gold.base, 4) +
        c.stroke(eyeHole, gold.hi, 1.2) +
        c.stroke('M60 22Q84 4 88 -24M14 24Q36 38 58 22', gold.base, 2.2) +
        times(4, (i) =>
          c.part(ellipse(34 + i * 13, -34 - i * 2, 3), gold, { shade: 'ball', depth: 'none' }),
        ).join(''),
    ) +
    c.part(
      symmetric(
        [
          [0, -12],
          [9, 0],
          [15, 34],
          [0, 46],
        ],
        0.12,
      ),
      ivory,
      { depth: 'round' },
    ) +
    c.part(
      polygon([
        [0, -66],
        [15, -44],
        [0, -22],
        [-15, -44],
      ]),
      gold,
      { depth: 'soft' },
    ) +
    c.part(
      polygon([
        [0, -58],
        [9, -44],
        [0, -30],
        [-9, -44],
      ]),
      ruby,
      { depth: 'fine' },
    ) +
    twice(
      c.part(
        taper(
          [
            [90, -10],
            [104, 30],
            [90, 66],
            [102, 102],
          ],
          [9, 9, 7, 3],
        ),
        ruby,
        { depth: 'fine' },
      ),
    )
  );
};

const clockwork = (c: Canvas): string => {
  const { gold, steel, hero, ivory, coal, ruby } = c.ink;
  const brass = gold;
  const wheel = (x: number, y: number, r: number, teeth: number, tone: Tone): string =>
    c.part(gear(teeth, r, r * 0.84, [x, y]) + ellipse(x, y, r * 0.5), tone, {
      depth: 'fine',
      rule: 'evenodd',
    }) +
    times(5, (i) =>
      c.stroke(
        `M${polar(r * 0.14, i * 72, [x, y])
          .map(n)
          .join(' ')}L${polar(r * 0.58, i * 72, [x, y])
          .map(n)
          .join(' ')}`,
        tone.dim,
        r * 0.11,
      ),
    ).join('') +
    c.part(ellipse(x, y, r * 0.18), tone, { shade: 'ball', depth: 'fine' });
  const hours = times(12, (i) =>
    c.part(box(-2.4, -60, 4.8, i % 3 === 0 ? 15 : 9, 1), coal, {
      depth: 'none',
      transform: `translate(0 6) rotate(${i * 30})`,
    }),
  ).join('');
  return (
    wheel(-66, -56, 40, 14, steel) +
    wheel(72, 66, 42, 16, hero) +
    wheel(-70, 70, 28, 11, brass) +
    wheel(70, -64, 30, 12, brass) +
    c.part(gear(28, 90, 80, [0, 6]), brass, { depth: 'soft' }) +
    c.part(ellipse(0, 6, 72), ivory, { depth: 'soft' }) +
    c.part(ring(0, 6, 74, 64), brass, { depth: 'fine', rule: 'evenodd' }) +
    c.flat(ellipse(0, 26, 25), coal.deep) +
    c.clip(ellipse(0, 26, 25), wheel(-8, 22, 17, 10, brass) + wheel(12, 36, 14, 9, steel)) +
    c.stroke(ellipse(0, 26, 25), brass.dim, 2.4) +
    hours +
    placed(0, 6, 1, -52, c.part('M-4 10L-2.4 -50L0 -58L2.4 -50L4 10Z', coal, { depth: 'fine' })) +
    placed(0, 6, 1, 62, c.part('M-4.6 10L-3.4 -32L0 -42L3.4 -32L4.6 10Z', ruby, { depth: 'fine' })) +
    c.part(ellipse(0, 6, 7), brass, { shade: 'ball', depth: 'fine' }) +
    c.flat('M-58 -20A64 64 0 0 1 30 -50Q-24 -36 -58 -20Z', '#ffffff', 0.5)
  );
};

const hourglass = (c: Canvas): string => {
  const { gold, hero, wood, light } = c.ink;
  const glass = 'M-48 -74H48Q50 -32 10 -2Q50 32 48 74H-48Q-50 32 -10 -2Q-50 -32 -48 -74Z';
  const post = (x: number): string =>
    c.part(
      `M${x - 5} -82Q${x - 9} -40 ${x - 4} 0Q${x - 9} 40 ${x - 5} 82H${x + 5}Q${x + 9} 40 ${x + 4} 0Q${x + 9} -40 ${x + 5} -82Z`,
      gold,
      { depth: 'soft' },
    );
  return (
    c.haze(0, 0, 80, 100, light.base, 0.6) +
    post(-66) +
    post(66) +
    c.flat(
      glass,
      c.linear(
        [
          [0, '#ffffff', 0.4],
          [0.5, light.base, 0.18],
          [1, '#ffffff', 0.3],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    c.clip(
      glass,
      c.part('M-60 -38Q0 -26 60 -38L6 0H-6Z', hero, { depth: 'soft' }) +
        c.flat(box(-1.6, -6, 3.2, 70), hero.lit) +
        c.part('M-60 78L-44 62Q0 8 44 62L60 78Z', hero, { depth: 'soft' }) +
        times(26, () =>
          c.flat(ellipse(c.random.range(-38, 38), c.random.range(50, 74), 1.3), light.hi, 0.9),
        ).join(''),
    ) +
    c.stroke(glass, '#ffffff', 2.2, 0.7) +
    c.flat('M-40 -68Q-40 -36 -16 -14Q-30 -40 -30 -68Z', '#ffffff', 0.6) +
    c.flat('M-40 66Q-40 40 -20 20Q-30 42 -30 66Z', '#ffffff', 0.45) +
    [-92, 76]
      .map(
        (y) =>
          c.part(box(-80, y, 160, 18, 6), wood, { depth: 'soft' }) +
          c.part(box(-84, y + 6, 168, 6, 3), gold, { depth: 'fine' }),
      )
      .join('') +
    times(5, (i) =>
      c.flat(star(4, 6 + (i % 2) * 6, 1, [-90 + i * 44, -50 + ((i * 53) % 100)]), '#ffffff', 0.9),
    ).join('')
  );
};

const compass = (c: Canvas): string => {
  const { gold, ivory, ruby, hero, coal, light } = c.ink;
  const marks = times(
    48,
    (i) =>
      `M${polar(66, i * 7.5)
        .map(n)
        .join(' ')}L${polar(i % 4 === 0 ? 58 : 63, i * 7.5)
        .map(n)
        .join(' ')}`,
  ).join('');
  const point = (turn: number, long: number, wide: number, tone: Tone): string =>
    placed(
      0,
      0,
      1,
      turn,
      c.flat(
        polygon([
          [0, -long],
          [wide, -wide],
          [0, 0],
        ]),
        tone.dim,
      ),
      c.flat(
        polygon([
          [0, -long],
          [-wide, -wide],
          [0, 0],
        ]),
        tone.lit,
      ),
    );
  return (
    c.part(ring(0, -96, 13, 7), gold, { depth: 'fine', rule: 'evenodd' }) +
    c.part(box(-9, -92, 18, 14, 3), gold, { depth: 'fine' }) +
    c.part(ellipse(0, 4, 88), gold, { depth: 'round' }) +
    placed(
      0,
      4,
      1,
      0,
      c.part(ellipse(0, 0, 72), ivory, { depth: 'fine' }),
      c.stroke(ellipse(0, 0, 67), coal.base, 1),
      c.stroke(marks, coal.base, 1.2),
      times(4, (i) => point(45 + i * 90, 40, 9, hero)).join(''),
      times(4, (i) => point(i * 90, 56, 12, gold)).join(''),
      placed(
        0,
        0,
        1,
        34,
        c.part(
          polygon([
            [0, -60],
            [8, 0],
            [-8, 0],
          ]),
          ruby,
          { depth: 'fine' },
        ),
        c.part(
          polygon([
            [0, 60],
            [8, 0],
            [-8, 0],
          ]),
          coal,
          { depth: 'fine' },
        ),
      ),
      c.part(ellipse(0, 0, 7), gold, { shade: 'ball' }),
      c.flat('M-66 -20A70 70 0 0 1 40 -56Q-20 -40 -66 -20Z', '#ffffff', 0.5),
    ) +
    c.flat(star(4, 16, 1.4, [-58, -58]), light.hi)
  );
};

export const curioMotifs = { mask, clockwork, hourglass, compass } as const;
