import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import {
  box,
  ellipse,
  polar,
  polygon,
  star,
  symmetric,
  symmetricPolygon,
  taper,
  times,
} from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

/** A straight sword, point up, about its guard. */
function sword(c: Canvas, grip: Tone): string {
  const { steel, gold, ruby } = c.ink;
  return (
    c.flat(
      polygon([
        [-8, 0],
        [-8, -106],
        [0, -126],
        [0, 0],
      ]),
      steel.lit,
    ) +
    c.flat(
      polygon([
        [8, 0],
        [8, -106],
        [0, -126],
        [0, 0],
      ]),
      steel.dim,
    ) +
    c.stroke('M0 -8V-104', steel.deep, 1.6, 0.5) +
    c.stroke('M-8 0V-106L0 -126', '#ffffff', 1.2, 0.8) +
    c.part('M-34 -4Q0 8 34 -4L36 6Q0 18 -36 6Z', gold, { depth: 'soft' }) +
    c.part(box(-5, 10, 10, 40, 3), grip, { depth: 'fine' }) +
    times(5, (i) => c.stroke(`M-5 ${16 + i * 7}l10 4`, gold.dim, 1.6)).join('') +
    c.part(ellipse(0, 56, 9), gold, { shade: 'ball', depth: 'fine' }) +
    c.part(ellipse(0, 6, 6), ruby, { shade: 'ball', depth: 'fine' })
  );
}

const swords = (c: Canvas): string => {
  const { steel, hero, gold, mate } = c.ink;
  const shield = symmetric(
    [
      [0, -52],
      [52, -44],
      [50, 16],
      [28, 56],
      [0, 76],
    ],
    0.1,
  );
  return (
    placed(38, 30, 1.02, 42, sword(c, hero)) +
    placed(-38, 30, 1.02, -42, sword(c, mate)) +
    c.part(shield, gold, { depth: 'soft' }) +
    placed(
      0,
      2,
      0.86,
      0,
      c.part(shield, hero, { depth: 'soft' }),
      c.clip(
        shield,
        c.flat(box(0, -70, 80, 80), mate.base, 0.9) + c.flat(box(-80, 10, 80, 90), mate.base, 0.9),
      ),
      c.part('M-5 -52H5V2H52V12H5V74H-5V12H-52V2H-5Z', steel, { depth: 'fine' }),
      c.part(ellipse(0, 7, 15), gold, { shade: 'ball', depth: 'soft' }),
    )
  );
};

const knight = (c: Canvas): string => {
  const { steel, gold, hero, mate, light } = c.ink;
  const plume = times(6, (i) =>
    c.part(
      taper(
        [
          [0, -84],
          [26 + i * 6, -104 + i * 4],
          [60 + i * 5, -74 + i * 13],
          [74 - i * 2, -24 + i * 12],
        ],
        [12, 20, 14, 2],
      ),
      i % 2 === 0 ? hero : mate,
      { depth: 'soft' },
    ),
  ).join('');
  const helm = symmetric([
    [0, -86],
    [40, -74],
    [58, -30],
    [56, 30],
    [34, 74],
    [0, 88],
  ]);
  return (
    plume +
    c.part(
      symmetric([
        [0, 66],
        [60, 70],
        [88, 102],
        [0, 108],
      ]),
      steel,
      { depth: 'round' },
    ) +
    c.part('M-56 72Q0 96 56 72L62 82Q0 108 -62 82Z', gold, { depth: 'soft' }) +
    c.part(helm, steel, { depth: 'full' }) +
    c.part(
      symmetricPolygon([
        [0, -20],
        [62, -34],
        [60, 20],
        [30, 68],
        [0, 84],
      ]),
      steel,
      { depth: 'soft' },
    ) +
    twice(
      c.flat('M6 -4L52 -16L50 -6L8 6Z', '#07090f') +
        c.haze(28, -5, 18, 6, light.base, 0.85) +
        times(4, (i) => c.flat(`M${14 + i * 9} ${26 - i * 2}h4l-1 24h-4Z`, '#07090f')).join(''),
    ) +
    c.part('M-64 -36Q0 -56 64 -36L64 -24Q0 -42 -64 -24Z', gold, { depth: 'soft' }) +
    c.part('M-5 -88H5V84H-5Z', gold, { depth: 'fine' }) +
    twice(c.part(ellipse(56, -26, 9), gold, { shade: 'ball', depth: 'soft' })) +
    times(5, (i) => c.flat(ellipse(-40 + i * 20, -44 + Math.abs(i - 2) * 3, 2), gold.deep)).join('') +
    c.haze(-28, -60, 16, 14, '#ffffff', 0.8)
  );
};

const fencing = (c: Canvas): string => {
  const { steel, coal, hero, gold, ivory, mate } = c.ink;
  const foil = (grip: Tone): string =>
    c.part(
      polygon([
        [-1.6, -6],
        [-0.8, -128],
        [0.8, -128],
        [1.6, -6],
      ]),
      steel,
      { depth: 'none' },
    ) +
    c.flat(ellipse(0, -129, 3), hero.lit) +
    c.part('M-24 -8Q0 -30 24 -8Q0 8 -24 -8Z', gold, { depth: 'soft' }) +
    c.part(box(-4, -4, 8, 44, 4), grip, { depth: 'fine' });
  const mesh = symmetric([
    [0, -66],
    [42, -52],
    [54, 0],
    [34, 52],
    [0, 66],
  ]);
  const weave = times(
    24,
    (i) => `M-70 ${-90 + i * 8}L70 ${-50 + i * 8}M70 ${-90 + i * 8}L-70 ${-50 + i * 8}`,
  ).join('');
  return (
    placed(44, 70, 1.22, 40, foil(mate)) +
    placed(-44, 70, 1.22, -40, foil(hero)) +
    c.part('M-50 30Q-64 80 -40 98Q0 110 40 98Q64 80 50 30Z', ivory, { depth: 'round' }) +
    c.part(
      symmetric([
        [0, -80],
        [56, -64],
        [68, 0],
        [44, 62],
        [0, 80],
      ]),
      ivory,
      { depth: 'round' },
    ) +
    c.part(mesh, coal, { depth: 'round' }) +
    c.clip(mesh, c.stroke(weave, steel.lit, 1.1, 0.55) + c.haze(-24, -34, 24, 34, '#ffffff', 0.35)) +
    c.stroke(mesh, hero.base, 5) +
    c.part('M-66 -10Q-76 0 -66 22L-58 16V-6Z', hero, { depth: 'soft' }) +
    c.part('M66 -10Q76 0 66 22L58 16V-6Z', hero, { depth: 'soft' }) +
    c.part(star(5, 13, 6, [0, 82]), gold, { depth: 'fine' })
  );
};

const bow = (c: Canvas): string => {
  const { wood, gold, hero, steel, light } = c.ink;
  const limb =
    'M-30 -104Q-6 -84 22 -70Q66 -34 66 0Q66 34 22 70Q-6 84 -30 104Q4 92 34 72Q84 36 84 0Q84 -36 34 -72Q4 -92 -30 -104Z';
  return (
    c.haze(20, 0, 96, 96, light.base, 0.4) +
    c.stroke('M-30 -104L-50 0L-30 104', '#ffffff', 1.6, 0.9) +
    c.part(limb, wood, { depth: 'soft' }) +
    c.part(box(65, -22, 20, 44, 7), gold, { depth: 'soft' }) +
    c.part('M10 -76L28 -82L40 -66L24 -60Z', gold, { depth: 'fine' }) +
    c.part('M10 76L28 82L40 66L24 60Z', gold, { depth: 'fine' }) +
    c.part(box(-56, -2.4, 150, 4.8, 2), wood, { depth: 'fine' }) +
    c.part(
      polygon([
        [112, 0],
        [86, -12],
        [92, 0],
        [86, 12],
      ]),
      steel,
      { depth: 'fine' },
    ) +
    c.part(
      polygon([
        [-66, -16],
        [-38, -16],
        [-24, 0],
        [-38, 16],
        [-66, 16],
        [-54, 0],
      ]),
      hero,
      { depth: 'fine' },
    ) +
    times(3, (i) => c.flat(star(4, 9 - i * 2, 0.9, polar(112, -6 + i * 8)), light.hi)).join('')
  );
};

export const duelMotifs = { swords, knight, fencing, bow } as const;
