import { group, placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { blob, box, ellipse, polar, star, symmetric, taper, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const astronaut = (c: Canvas): string => {
  const { ivory, hero, steel, gold, light, night, mate, coal } = c.ink;
  const visor = symmetric([
    [0, -52],
    [44, -42],
    [58, -6],
    [44, 34],
    [0, 44],
  ]);
  return (
    c.part(
      symmetric([
        [0, 46],
        [60, 52],
        [92, 84],
        [94, 110],
        [0, 110],
      ]),
      ivory,
      { depth: 'round' },
    ) +
    c.part('M-70 64Q0 96 70 64L74 80Q0 112 -74 80Z', hero, { depth: 'soft' }) +
    c.part(box(-24, 84, 48, 22, 4), steel, { depth: 'soft' }) +
    [0, 1, 2]
      .map((i) =>
        c.flat(ellipse(-12 + i * 12, 95, 3.4), [c.ink.ruby.lit, gold.lit, c.ink.leaf.lit][i] ?? gold.lit),
      )
      .join('') +
    twice(
      c.part(ellipse(76, -4, 16, 26), steel, { depth: 'round' }) +
        c.part(ellipse(80, -4, 8, 15), hero, { depth: 'soft' }),
    ) +
    c.part(ellipse(0, -6, 80), ivory, { depth: 'full' }) +
    c.part(visor, gold, { depth: 'fine' }) +
    c.flat(
      symmetric([
        [0, -46],
        [39, -37],
        [52, -6],
        [39, 29],
        [0, 38],
      ]),
      c.linear([
        [0, hero.dim],
        [0.4, night.base],
        [0.7, night.deep],
        [1, mate.base],
      ]),
    ) +
    c.clip(
      visor,
      c.flat(ellipse(20, 34, 44), mate.base, 0.75) +
        c.flat(ellipse(24, 40, 44), night.deep, 0.65) +
        c.flat(ellipse(-26, -22, 9), light.hi) +
        c.haze(-26, -22, 34, 34, light.base, 0.9) +
        times(16, () =>
          c.flat(
            ellipse(c.random.range(-46, 46), c.random.range(-40, 30), c.random.range(0.5, 1.5)),
            '#ffffff',
            0.95,
          ),
        ).join('') +
        c.flat('M-56 -10Q-40 -50 0 -52Q-36 -36 -40 14Z', '#ffffff', 0.5),
    ) +
    c.stroke('M-30 -76Q-14 -84 6 -82', '#ffffff', 5, 0.8) +
    c.part(box(-3, -104, 6, 22, 3), coal, { depth: 'fine' }) +
    c.part(ellipse(0, -104, 6), c.ink.ruby, { shade: 'ball' })
  );
};

const planet = (c: Canvas): string => {
  const { hero, mate, light, gold } = c.ink;
  const band = c.clip(
    ellipse(0, 0, 62),
    times(6, (i) =>
      c.flat(
        `M-70 ${-56 + i * 20}Q0 ${-40 + i * 20} 70 ${-56 + i * 20}V${-47 + i * 20}Q0 ${-31 + i * 20} -70 ${-47 + i * 20}Z`,
        i % 2 === 0 ? hero.deep : hero.hi,
        0.4,
      ),
    ).join('') +
      c.flat(ellipse(24, 22, 15, 8), mate.base, 0.9) +
      c.flat(
        ellipse(0, 0, 62),
        c.radial(
          [
            [0, '#000000', 0],
            [0.6, '#000000', 0],
            [1, '#000000', 0.7],
          ],
          [0.34, 0.3],
          0.72,
        ),
      ),
  );
  const loop = (top: boolean): string =>
    c.clip(
      top ? 'M-130 -130H130V0H-130Z' : 'M-130 0H130V130H-130Z',
      [104, 94, 84]
        .map((r, i) =>
          c.stroke(
            ellipse(0, 0, r, r * 0.3),
            [light.lit, mate.lit, gold.lit][i] ?? light.lit,
            7 - i * 1.6,
            0.92,
          ),
        )
        .join(''),
    );
  return (
    placed(
      0,
      0,
      1,
      -20,
      loop(true),
      c.part(ellipse(0, 0, 62), hero, { shade: 'ball', depth: 'full' }),
      band,
      loop(false),
    ) +
    placed(70, -62, 1, 0, c.part(ellipse(0, 0, 15), mate, { shade: 'ball', depth: 'round' })) +
    c.flat(star(4, 18, 1.4, [-70, -60]) + star(4, 11, 1, [62, 66]), '#ffffff')
  );
};

const moon = (c: Canvas): string => {
  const { light, night, gold, hero } = c.ink;
  const cloud = (x: number, y: number, size: number): string =>
    c.part(
      times(5, (i) =>
        ellipse(
          x + (i - 2) * size * 0.5,
          y - Math.sin(((i + 0.5) / 5) * 3.14) * size * 0.3,
          size * 0.42,
          size * 0.34,
        ),
      ).join(''),
      { ...night, lit: night.hi, base: night.hi, dim: night.lit },
      { depth: 'round' },
    );
  const crescent = 'M30 -92A92 92 0 1 0 92 30A74 74 0 1 1 30 -92Z';
  return (
    c.haze(0, 0, 125, 125, light.hi, 0.7) +
    c.part(
      crescent,
      { ...gold, hi: light.hi, lit: light.lit, base: mix(light.base, gold.base, 0.4) },
      { depth: 'full' },
    ) +
    c.clip(
      crescent,
      times(7, (i) => {
        const [x, y] = polar(70, 60 + i * 26);
        return c.stroke(ellipse(x, y, 5 + (i % 3) * 4), gold.dim, 1.6, 0.4);
      }).join(''),
    ) +
    [
      [40, -24, 22],
      [64, -58, 12],
      [74, -6, 9],
    ]
      .map(([x, y, r]) => c.part(star(5, r ?? 9, (r ?? 9) * 0.44, [x ?? 0, y ?? 0]), hero, { depth: 'soft' }))
      .join('') +
    cloud(-34, 78, 60) +
    cloud(58, 88, 46)
  );
};

const lamp = (c: Canvas): string => {
  const { gold, hero, ruby, light, mate } = c.ink;
  const smoke = (tone: Tone, shift: number): string =>
    group(
      `${c.blur(1.2)} opacity="0.9"`,
      c.part(
        taper(
          [
            [84 + shift, 10],
            [96, -20],
            [58 + shift, -44],
            [82 - shift, -76],
            [40, -100],
          ],
          [4, 14, 26, 30, 6],
        ),
        tone,
        { depth: 'none' },
      ),
    );
  const body = blob(
    [
      [-60, 20],
      [-36, 2],
      [20, 4],
      [54, 18],
      [86, 2],
      [98, 8],
      [66, 50],
      [20, 66],
      [-36, 60],
    ],
    0.15,
  );
  return (
    smoke(hero, 0) +
    smoke(mate, 12) +
    c.stroke('M-50 22Q-100 0 -92 34Q-84 62 -40 50', gold.dim, 12) +
    c.stroke('M-50 22Q-100 0 -92 34Q-84 62 -40 50', gold.base, 8) +
    c.part('M-34 66H28L42 90H-48Z', gold, { depth: 'soft' }) +
    c.part(body, gold, { depth: 'round' }) +
    c.clip(
      body,
      c.stroke('M-80 34Q0 54 80 28M-80 42Q0 62 80 36', gold.dim, 2.4) +
        times(6, (i) =>
          c.flat(
            ellipse(-36 + i * 17, 33 + Math.sin((i / 5) * 3.1) * 6, 4.4),
            i % 2 === 0 ? ruby.base : mate.base,
          ),
        ).join(''),
    ) +
    c.part('M-30 6Q-6 -40 18 6Q-6 12 -30 6Z', gold, { depth: 'round' }) +
    c.part(ellipse(-6, -22, 7), ruby, { shade: 'ball', depth: 'soft' }) +
    c.haze(-34, 18, 18, 10, '#ffffff', 0.8) +
    times(7, (i) =>
      c.flat(star(4, 5 + (i % 3) * 4, 0.8, [40 + c.random.range(-30, 50), -104 + i * 14]), light.hi),
    ).join('')
  );
};

export const journeyMotifs = { astronaut, planet, moon, lamp } as const;
