import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { box, ellipse, polar, ring, star, taper, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const balls = (c: Canvas): string => {
  const { hero, mate, ruby, gold, leaf, sky } = c.ink;
  const digits: Record<string, string> = {
    7: 'M-9 -12H9V-6L-1 13H-8L1 -5H-9Z',
    3: 'M-9 -12H9V-6L3 -2Q9 1 9 6Q8 13 -1 13Q-7 13 -10 9L-5 5Q-1 9 3 6Q4 1 -4 1V-3L1 -6H-9Z',
    1: 'M-6 -8L1 -12H5V13H-2V-4L-6 -2Z',
    4: 'M1 -12H7V4H10V9H7V13H1V9H-11V4ZM1 -3L-4 4H1Z',
    8: 'M0 -13Q9 -13 9 -6Q9 -2 5 0Q10 2 10 7Q9 13 0 13T-10 7Q-10 2 -5 0Q-9 -2 -9 -6Q-9 -13 0 -13ZM0 -8Q-3 -8 -3 -5T0 -2T3 -5T0 -8ZM0 3Q-4 3 -4 6T0 9T4 6T0 3Z',
    9: 'M0 -13Q10 -13 10 -2Q10 12 -5 13L-6 8Q2 8 3 3Q-10 6 -10 -4Q-10 -13 0 -13ZM0 -8Q-4 -8 -4 -5T0 -1T4 -5T0 -8Z',
  };
  const one = (x: number, y: number, r: number, tone: Tone, digit: string): string =>
    c.part(ellipse(x, y, r), tone, { shade: 'ball', depth: 'full' }) +
    c.part(ellipse(x, y, r * 0.54), c.ink.ivory, { depth: 'fine' }) +
    placed(x, y, r / 36, 0, c.flat(digits[digit] ?? '', c.ink.coal.deep, 1, 'fill-rule="evenodd"')) +
    c.haze(x - r * 0.36, y - r * 0.52, r * 0.34, r * 0.22, '#ffffff', 0.95);
  return (
    one(-58, -42, 32, mate, '3') +
    one(56, -48, 34, leaf, '4') +
    one(0, -66, 30, sky, '1') +
    one(-64, 36, 36, ruby, '8') +
    one(64, 34, 36, gold, '9') +
    one(0, 18, 52, hero, '7') +
    times(5, (i) => c.flat(star(4, 8 + (i % 2) * 6, 1, polar(104, -150 + i * 32)), '#ffffff')).join('')
  );
};

const drawGlobe = (c: Canvas): string => {
  const { gold, hero, mate, ruby, leaf, sky, wood, light } = c.ink;
  const globe = ellipse(0, -14, 74);
  const inside = times(16, (i) => {
    const [x, y] = polar(12 + ((i * 29) % 50), i * 67, [0, 2]);
    return (
      c.part(ellipse(x, y, 15), [hero, mate, ruby, leaf, sky, gold][i % 6] ?? hero, {
        shade: 'ball',
        depth: 'soft',
      }) +
      c.flat(ellipse(x + 1, y + 1, 6.6), '#ffffff', 0.95) +
      c.flat(box(x - 1, y - 3, 3, 8, 1), c.ink.coal.deep)
    );
  }).join('');
  return (
    c.haze(0, -14, 115, 115, light.base, 0.6) +
    c.part('M-84 102Q-70 70 -40 66H40Q70 70 84 102Z', wood, { depth: 'soft' }) +
    c.part('M-74 78H74L80 90H-80Z', gold, { depth: 'fine' }) +
    twice(
      c.part('M50 72L84 -16H94L66 76Z', gold, { depth: 'soft' }) +
        c.part(ellipse(86, -14, 10), gold, { shade: 'ball', depth: 'soft' }),
    ) +
    c.flat(globe, '#ffffff', 0.16) +
    c.clip(
      globe,
      inside +
        c.flat(
          globe,
          c.radial([
            [0, '#ffffff', 0],
            [0.74, '#ffffff', 0.04],
            [1, '#ffffff', 0.5],
          ]),
        ),
    ) +
    c.stroke(globe, gold.base, 5) +
    c.stroke(ellipse(0, -14, 26, 74), gold.base, 2.4, 0.8) +
    c.stroke('M-74 -14H74', gold.base, 4) +
    c.flat('M-58 -46A68 68 0 0 1 -6 -80Q-36 -58 -46 -28Z', '#ffffff', 0.75) +
    c.part(ellipse(0, -90, 9), gold, { shade: 'ball', depth: 'fine' })
  );
};

const ticket = (c: Canvas): string => {
  const { hero, ivory, gold, mate, coal, ruby } = c.ink;
  const shape = 'M-92 -44H92V-16A16 16 0 0 0 92 16V44H-92V16A16 16 0 0 0 -92 -16Z';
  const one = (tone: Tone): string =>
    c.part(shape, tone, { depth: 'soft' }) +
    c.stroke('M-82 -36H82V-22M82 22V36H-82V22M-82 -22V-36', ivory.base, 1.8, 0.8) +
    c.stroke('M44 -40V40', ivory.base, 2.4, 0.9, 'stroke-dasharray="3 6"') +
    times(
      8,
      (i) =>
        c.part(ellipse(-62 + (i % 4) * 28, -10 + Math.floor(i / 4) * 27, 10), ivory, { depth: 'fine' }) +
        c.flat(
          i % 3 === 0
            ? star(5, 6, 2.6, [-62 + (i % 4) * 28, -10 + Math.floor(i / 4) * 27])
            : box(-64 + (i % 4) * 28, -14 + Math.floor(i / 4) * 27, 4, 8, 1),
          i % 3 === 0 ? ruby.base : coal.base,
        ),
    ).join('') +
    c.flat(box(-72, -32, 104, 6, 3), gold.lit) +
    c.part(star(5, 17, 7.4, [67, 0]), gold, { depth: 'fine' });
  return (
    placed(8, -40, 0.9, 14, one(mate)) +
    placed(-4, 18, 1.08, -14, one(hero)) +
    placed(
      -62,
      78,
      1,
      20,
      c.part(ring(0, 0, 26, 20), gold, { depth: 'fine', rule: 'evenodd' }),
      c.part(ellipse(0, 0, 21), gold, { depth: 'soft' }),
      c.part(star(5, 13, 6), gold, { depth: 'fine' }),
    ) +
    c.flat(star(4, 16, 1.3, [78, -70]), '#ffffff')
  );
};

const starBall = (c: Canvas): string => {
  const { gold, hero, light, mate, ruby } = c.ink;
  return (
    times(7, (i) =>
      c.flat(
        taper([[0, 0], polar(60, 100 + i * 22), polar(112, 94 + i * 24)], [26, 18, 1]),
        [hero.lit, mate.lit, gold.lit][i % 3] ?? gold.lit,
        0.5,
      ),
    ).join('') +
    c.haze(10, -8, 100, 100, light.hi, 0.8) +
    c.part(star(5, 88, 42, [12, -8]), gold, { depth: 'full' }) +
    c.part(ellipse(12, -6, 38), hero, { shade: 'ball', depth: 'full' }) +
    c.part(star(5, 22, 9.5, [12, -6]), c.ink.ivory, { depth: 'fine' }) +
    c.haze(0, -24, 12, 8, '#ffffff', 0.95) +
    [
      [-66, 52, 16],
      [-40, 84, 11],
      [-86, 20, 9],
    ]
      .map(([x, y, r], i) =>
        c.part(star(5, r ?? 9, (r ?? 9) * 0.45, [x ?? 0, y ?? 0]), i % 2 === 0 ? ruby : mate, {
          depth: 'fine',
        }),
      )
      .join('')
  );
};

export const drawMotifs = { balls, drawGlobe, ticket, starBall } as const;
