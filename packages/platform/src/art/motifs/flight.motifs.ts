import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { blob, box, ellipse, polar, star, symmetric, taper, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const rocket = (c: Canvas): string => {
  const { ivory, hero, steel, light, sky, ruby } = c.ink;
  const plume = (scale: number, colour: string): string =>
    c.flat(
      symmetric([
        [0, 40],
        [22 * scale, 58],
        [16 * scale, 92],
        [0, 128 * Math.min(1.1, scale)],
      ]),
      colour,
    );
  const body = symmetric(
    [
      [0, -104],
      [18, -78],
      [30, -36],
      [30, 20],
      [20, 52],
      [0, 54],
    ],
    0.15,
  );
  return (
    placed(
      -4,
      6,
      0.94,
      28,
      c.haze(0, 84, 60, 70, light.base, 0.9),
      plume(1.3, ruby.base),
      plume(1, '#ff9a2e'),
      plume(0.6, '#fff2b0'),
      twice(c.part('M24 6Q58 28 54 72L26 48Z', hero, { depth: 'round' })),
      c.part('M-16 48H16L20 62H-20Z', steel, { depth: 'soft' }),
      c.part(body, ivory, { depth: 'full' }),
      c.clip(
        body,
        c.flat('M-40 -110H40V-66Q0 -54 -40 -66Z', hero.base) +
          c.flat('M-40 24Q0 34 40 24V36Q0 46 -40 36Z', hero.base) +
          c.stroke('M-40 -66Q0 -54 40 -66', hero.deep, 1.6) +
          c.flat(box(12, -110, 30, 180), '#000000', 0.2),
      ),
      c.part(ellipse(0, -24, 18), steel, { depth: 'soft' }),
      c.part(ellipse(0, -24, 13), sky, { shade: 'ball', depth: 'none' }),
      c.flat('M-9 -30Q-4 -37 4 -35Q-4 -30 -6 -22Z', '#ffffff', 0.85),
      c.part('M-5 10Q0 4 5 10V66Q0 72 -5 66Z', hero, { depth: 'soft' }),
    ) + times(7, (i) => c.haze(-64 + i * 7 - (i % 2) * 14, 82 + (i % 3) * 8, 20, 17, '#ffffff', 0.5)).join('')
  );
};

const plane = (c: Canvas): string => {
  const { hero, ivory, steel, sky, gold, coal } = c.ink;
  const body = blob(
    [
      [-92, 2],
      [-70, -16],
      [-10, -24],
      [60, -12],
      [94, -8],
      [94, 8],
      [40, 24],
      [-40, 28],
      [-80, 18],
    ],
    0.15,
  );
  return (
    times(4, (i) =>
      c.stroke(`M${80 + i * 6} ${30 + i * 12}L${130} ${40 + i * 13}`, '#ffffff', 5 - i, 0.6),
    ).join('') +
    placed(
      0,
      0,
      1,
      -16,
      c.part('M62 -10L96 -56L110 -54L98 -4Z', hero, { depth: 'soft' }),
      c.part('M-6 -18Q0 -60 30 -72L46 -70L34 -16Z', mixTone(hero, ivory), { depth: 'soft' }),
      c.part(body, ivory, { depth: 'full' }),
      c.clip(
        body,
        c.flat('M-100 6Q0 14 100 0V40H-100Z', hero.base) + c.stroke('M-100 4Q0 12 100 -2', gold.base, 3),
      ),
      c.part('M-50 -18Q-38 -44 -8 -42Q10 -38 14 -22Q-18 -14 -50 -18Z', sky, { depth: 'soft' }),
      c.stroke('M-28 -20V-40M-8 -20V-42', steel.dim, 2.4),
      c.part('M-20 14Q10 10 34 20L4 82Q-14 92 -26 84Z', hero, { depth: 'round' }),
      c.stroke('M-10 74L14 24', ivory.base, 4, 0.8),
      c.part(ellipse(-92, 4, 8, 13), coal, { shade: 'ball', depth: 'soft' }),
      c.flat(ellipse(-97, 4, 5, 58), '#ffffff', 0.35),
      c.part(ellipse(-97, 4, 3.4, 56), steel, { depth: 'fine', opacity: 0.7 }),
    )
  );
};

const mixTone = (a: Tone, b: Tone): Tone => ({
  hi: mix(a.hi, b.hi, 0.4),
  lit: mix(a.lit, b.lit, 0.4),
  base: mix(a.base, b.base, 0.3),
  dim: mix(a.dim, b.dim, 0.2),
  deep: a.deep,
});

const balloon = (c: Canvas): string => {
  const { hero, ivory, mate, wood, gold, light } = c.ink;
  const gore = (half: number): string =>
    symmetric(
      [
        [0, -100],
        [half * 0.7, -86],
        [half, -44],
        [half * 0.66, 10],
        [half * 0.24, 40],
        [0, 42],
      ],
      0.16,
    );
  return (
    c.stroke('M-16 38L-14 70M16 38L14 70M-5 40V70M5 40V70', wood.deep, 1.4) +
    c.part(gore(76), hero, { depth: 'full' }) +
    c.clip(
      gore(76),
      c.flat(gore(56), ivory.base, 0.92) +
        c.flat(gore(34), hero.base) +
        c.flat(gore(12), ivory.base, 0.92) +
        c.flat('M-90 -38Q0 -14 90 -38V-20Q0 4 -90 -20Z', mate.base, 0.92) +
        c.stroke('M-90 -38Q0 -14 90 -38M-90 -20Q0 4 90 -20', gold.base, 2) +
        c.flat(
          times(7, (i) => star(5, 6, 2.6, [-66 + i * 22, -29 + Math.sin((i / 6) * 3.1) * 12 + 3])).join(''),
          gold.hi,
        ) +
        c.flat(
          gore(76),
          c.radial(
            [
              [0, '#ffffff', 0.45],
              [0.5, '#ffffff', 0],
              [1, '#000000', 0.5],
            ],
            [0.34, 0.26],
            0.8,
          ),
        ),
    ) +
    c.haze(0, 46, 22, 22, light.base, 0.9) +
    c.part('M-18 66H18L14 96Q0 102 -14 96Z', wood, { depth: 'soft' }) +
    c.stroke('M-17 76H17M-15 86H15', wood.deep, 1.4, 0.7) +
    c.part(box(-20, 63, 40, 7, 3), gold, { depth: 'fine' }) +
    twice(c.part(ellipse(17, 84, 6, 9), ivory, { depth: 'soft' }))
  );
};

const comet = (c: Canvas): string => {
  const { light, hero, mate, night } = c.ink;
  const tail = times(9, (i) => {
    const bend = (i - 4) * 9;
    return c.flat(
      taper(
        [
          [-24, 28],
          [20 + bend, -26 + bend],
          [98 + bend * 0.8, -98 + bend * 0.9],
        ],
        [30 - Math.abs(i - 4) * 4, 18, 1],
      ),
      i % 2 === 0 ? hero.lit : mate.lit,
      0.3,
    );
  }).join('');
  const rock = blob(
    [
      [-62, 34],
      [-58, 4],
      [-36, -14],
      [-8, -8],
      [8, 18],
      [4, 52],
      [-22, 70],
      [-50, 62],
    ],
    0.12,
  );
  return (
    tail +
    c.flat(
      taper(
        [
          [-24, 28],
          [30, -28],
          [96, -96],
        ],
        [62, 26, 1],
      ),
      light.hi,
      0.75,
    ) +
    c.haze(-26, 28, 84, 84, light.base, 0.9) +
    c.part(rock, mixTone(night, hero), { depth: 'full' }) +
    times(6, (i) => {
      const [x, y] = polar(18 + (i % 2) * 12, i * 62, [-28, 28]);
      return c.part(ellipse(x, y, 6 + (i % 3) * 2.4, 5 + (i % 3) * 2), night, { depth: 'fine' });
    }).join('') +
    c.stroke('M-62 34Q-58 66 -22 72Q4 66 6 40', light.hi, 5, 0.95) +
    times(6, (i) =>
      c.flat(star(4, 6 + (i % 3) * 5, 0.9, polar(74 + i * 6, i * 58 + 20)), '#ffffff', 0.95),
    ).join('')
  );
};

export const flightMotifs = { rocket, plane, balloon, comet } as const;
