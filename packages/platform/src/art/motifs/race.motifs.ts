import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, box, ellipse, n, petal, polar, polygon, ring, star, symmetric, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const car = (c: Canvas): string => {
  const { hero, coal, steel, ivory, gold, mate } = c.ink;
  const tyre = (x: number, y: number, w: number, h: number): string =>
    c.part(box(x - w / 2, y - h / 2, w, h, w * 0.3), coal, { depth: 'round' }) +
    times(5, (i) => c.flat(box(x - w / 2, y - h * 0.38 + (i * h) / 6, w, 2), '#000000', 0.5)).join('') +
    c.stroke(`M${x - w * 0.34} ${y - h * 0.42}V${y + h * 0.42}`, steel.lit, 1.6, 0.5);
  return (
    twice(tyre(66, -6, 26, 48) + c.stroke('M28 0L60 -8M28 8L60 4', steel.base, 3)) +
    c.part(box(-58, -66, 116, 12, 3), hero, { depth: 'soft' }) +
    twice(c.part('M52 -74H62V-40H52Z', mate, { depth: 'fine' }) + c.flat(box(22, -56, 4, 20), coal.base)) +
    c.part('M-22 -50Q0 -78 22 -50L28 -14H-28Z', hero, { depth: 'round' }) +
    c.flat('M-9 -54Q0 -64 9 -54L8 -42H-8Z', coal.deep) +
    c.part('M-40 -14Q0 -28 40 -14L46 30Q0 44 -46 30Z', hero, { depth: 'round' }) +
    c.flat('M-24 -16Q0 -26 24 -16L20 4Q0 10 -20 4Z', '#0b0d14') +
    c.part(ellipse(0, -10, 14, 15), ivory, { shade: 'ball', depth: 'soft' }) +
    c.flat('M-11 -9Q0 -14 11 -9V-3Q0 2 -11 -3Z', coal.deep) +
    c.stroke('M-30 -20Q0 -44 30 -20M0 -34V-20', coal.base, 4) +
    c.part('M-17 12Q0 6 17 12L11 82Q0 92 -11 82Z', hero, { depth: 'round' }) +
    c.flat('M-3 10H3L2.4 84H-2.4Z', ivory.base, 0.9) +
    twice(
      tyre(76, 52, 34, 60) +
        c.stroke('M12 40L62 36M12 56L62 60', steel.lit, 3.4) +
        c.part('M8 74L86 78Q98 80 96 94L92 100L20 94Z', mate, { depth: 'soft' }) +
        c.part('M86 72H98V100H88Z', hero, { depth: 'fine' }),
    ) +
    c.part(ellipse(0, 28, 11), ivory, { depth: 'fine' }) +
    c.flat('M-3 22L3 20V36H-1V25L-4 26Z', coal.deep) +
    c.part('M-22 84H22L18 96H-18Z', gold, { depth: 'fine' })
  );
};

const raceHelmet = (c: Canvas): string => {
  const { hero, ivory, coal, mate, gold, sky } = c.ink;
  const shell = blob(
    [
      [-84, 24],
      [-80, -30],
      [-46, -74],
      [10, -84],
      [62, -60],
      [84, -8],
      [80, 46],
      [52, 74],
      [-20, 80],
      [-54, 78],
      [-66, 56],
    ],
    0.15,
  );
  const visor = blob(
    [
      [-86, 8],
      [-78, -28],
      [-30, -36],
      [30, -26],
      [44, -6],
      [30, 18],
      [-30, 28],
      [-80, 28],
    ],
    0.12,
  );
  return (
    c.part(shell, ivory, { depth: 'full' }) +
    c.clip(
      shell,
      c.flat('M-100 -100H100V-66Q10 -92 -90 -40Z', hero.base) +
        c.flat('M40 -90Q96 -40 60 90H110V-90Z', hero.base, 0.95) +
        c.flat('M-90 46Q0 60 60 30Q70 60 40 84H-90Z', mate.base) +
        c.stroke('M-94 -36Q10 -90 96 -62M-92 44Q0 58 60 28', gold.base, 4) +
        c.flat(star(5, 20, 9, [58, 12]), '#ffffff', 0.95) +
        c.flat(
          shell,
          c.radial(
            [
              [0, '#ffffff', 0.3],
              [0.5, '#ffffff', 0],
              [1, '#000000', 0.55],
            ],
            [0.36, 0.3],
            0.8,
          ),
        ),
    ) +
    c.part(visor, coal, { depth: 'soft' }) +
    c.clip(
      visor,
      c.flat(
        visor,
        c.linear(
          [
            [0, sky.lit, 0.9],
            [0.4, hero.base, 0.55],
            [1, '#000000', 0.7],
          ],
          [0, 0],
          [1, 0.6],
        ),
      ) +
        c.flat('M-90 -20Q-20 -40 46 -20L40 -10Q-20 -28 -90 -8Z', '#ffffff', 0.65) +
        c.flat('M-60 -40L-40 -40L-66 40H-86Z', '#ffffff', 0.25),
    ) +
    c.part(ellipse(40, -4, 9), gold, { shade: 'ball', depth: 'fine' }) +
    times(4, (i) => c.flat(box(-72 + i * 13, 54, 9, 4, 2), coal.deep)).join('') +
    c.stroke('M-50 82Q0 92 54 76', coal.deep, 6)
  );
};

const bicycle = (c: Canvas): string => {
  const { coal, hero, steel, gold, mate } = c.ink;
  const wheel = (x: number): string =>
    c.part(ring(x, 38, 46, 38), coal, { depth: 'fine', rule: 'evenodd' }) +
    c.stroke(ellipse(x, 38, 37), steel.lit, 2) +
    c.stroke(
      times(
        18,
        (i) =>
          `M${polar(4, i * 20, [x, 38])
            .map(n)
            .join(' ')}L${polar(37, i * 20 + 16, [x, 38])
            .map(n)
            .join(' ')}`,
      ).join(''),
      steel.base,
      0.8,
      0.9,
    ) +
    c.part(ellipse(x, 38, 6), steel, { shade: 'ball', depth: 'fine' }) +
    c.stroke(`M${x - 44} 12A46 46 0 0 1 ${x + 8} -8`, '#ffffff', 1.4, 0.6);
  const tube = (d: string, w: number, tone: Tone): string =>
    c.stroke(d, tone.deep, w + 2.4) +
    c.stroke(d, tone.base, w) +
    c.stroke(d, tone.hi, w * 0.3, 0.8, 'transform="translate(-0.6 -1.4)"');
  return (
    wheel(-56) +
    wheel(56) +
    tube('M-56 38L-4 40', 5, hero) +
    tube('M-56 38L-16 -34', 5, hero) +
    tube('M-4 40L-18 -42', 7, hero) +
    tube('M-14 -26L38 -34', 8, hero) +
    tube('M-4 40L38 -32', 8, hero) +
    tube('M34 -52L42 -22L56 38', 6, mate) +
    c.part('M-44 -52Q-18 -58 0 -48Q-10 -40 -24 -44Q-38 -44 -44 -52Z', coal, { depth: 'soft' }) +
    tube('M34 -54H58Q76 -52 70 -36Q62 -28 52 -34', 5, coal) +
    c.part(ring(-4, 40, 16, 10), gold, { depth: 'fine', rule: 'evenodd' }) +
    tube('M-4 40L10 62', 4, steel) +
    c.part(box(0, 60, 22, 6, 2), coal, { depth: 'fine' }) +
    c.stroke('M-56 31H-6M-56 45H-6', coal.lit, 1.6, 1, 'stroke-dasharray="3 2"') +
    c.flat('M8 -6L22 -28L28 -28L14 -4Z', '#ffffff', 0.5)
  );
};

const speedboat = (c: Canvas): string => {
  const { hero, ivory, wood, sky, gold, steel } = c.ink;
  const spray = times(22, () =>
    c.flat(
      ellipse(c.random.range(-100, -10), c.random.range(40, 92), c.random.range(2, 9)),
      '#ffffff',
      c.random.range(0.3, 0.9),
    ),
  ).join('');
  return (
    c.flat(
      'M-110 96Q-60 20 -20 62Q30 92 110 70V110H-110Z',
      c.linear(
        [
          [0, '#ffffff'],
          [0.4, c.ink.night.hi],
          [1, c.ink.night.base],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    placed(
      0,
      -4,
      1,
      -12,
      c.part('M-88 6Q0 -22 100 -22Q88 30 36 56H-70Q-90 40 -88 6Z', hero, { depth: 'full' }),
      c.flat('M-89 18Q0 6 94 -8L90 0Q0 18 -88 30Z', ivory.base, 0.95),
      c.part('M-88 6Q0 -30 100 -22Q40 -2 -88 14Z', wood, { depth: 'soft' }),
      c.stroke('M-80 4Q0 -20 90 -20M-80 9Q0 -12 80 -15', gold.dim, 1.2, 0.8),
      c.part('M-40 -8Q-36 -44 -4 -46L26 -22Q-6 -18 -40 -8Z', sky, { depth: 'soft' }),
      c.flat('M-32 -14Q-28 -38 -6 -40L-14 -18Z', '#ffffff', 0.6),
      c.part('M-86 4L-98 -28L-84 -30L-70 0Z', ivory, { depth: 'fine' }),
      c.flat(star(5, 13, 6, [36, 20]), gold.lit),
      c.part(ellipse(70, -8, 6), steel, { shade: 'ball', depth: 'fine' }),
    ) +
    spray +
    c.part(
      petal([-20, 86], 8, 130, 14),
      { ...ivory, lit: '#ffffff', base: '#e6f6ff', dim: c.ink.night.hi, deep: c.ink.night.lit },
      { depth: 'soft', opacity: 0.9 },
    )
  );
};

const stopwatch = (c: Canvas): string => {
  const { steel, ivory, coal, hero, ruby, gold } = c.ink;
  const marks = times(
    60,
    (i) =>
      `M${polar(62, i * 6, [0, 12])
        .map(n)
        .join(' ')}L${polar(i % 5 === 0 ? 52 : 57, i * 6, [0, 12])
        .map(n)
        .join(' ')}`,
  ).join('');
  return (
    c.part(ring(0, -96, 15, 9), steel, { depth: 'fine', rule: 'evenodd' }) +
    c.part(box(-11, -88, 22, 20, 4), steel, { depth: 'soft' }) +
    c.part(box(-17, -92, 34, 10, 4), hero, { depth: 'soft' }) +
    twice(placed(58, -52, 1, 42, c.part(box(-9, -12, 18, 22, 4), hero, { depth: 'soft' }))) +
    c.part(ellipse(0, 12, 84), steel, { depth: 'round' }) +
    c.part(ellipse(0, 12, 70), ivory, { depth: 'fine' }) +
    c.flat(
      `M0 12L0 -54A66 66 0 0 1 ${n(polar(66, 20, [0, 12])[0])} ${n(polar(66, 20, [0, 12])[1])}Z`,
      hero.base,
      0.35,
    ) +
    c.stroke(marks, coal.base, 1.6) +
    c.stroke(ellipse(0, 42, 17), coal.base, 1.4) +
    c.stroke('M0 42L8 32', ruby.base, 2.4) +
    placed(
      0,
      12,
      1,
      110,
      c.part(
        polygon([
          [-3, 18],
          [0, -60],
          [3, 18],
        ]),
        ruby,
        { depth: 'fine' },
      ),
    ) +
    c.part(ellipse(0, 12, 6), gold, { shade: 'ball', depth: 'fine' }) +
    c.flat(
      symmetric([
        [0, -52],
        [50, -30],
        [60, 0],
        [0, -26],
      ]),
      '#ffffff',
      0.35,
    )
  );
};

export const raceMotifs = { car, raceHelmet, bicycle, speedboat, stopwatch } as const;
