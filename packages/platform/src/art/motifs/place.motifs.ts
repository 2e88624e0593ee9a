import { twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { blob, box, curve, ellipse, n, polygon, star, symmetricPolygon, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const temple = (c: Canvas): string => {
  const { ivory, gold, hero, ruby, light } = c.ink;
  const column = (x: number): string =>
    c.part(box(x - 9, -24, 18, 92), ivory, { depth: 'round' }) +
    c.stroke(times(3, (i) => `M${x - 4.5 + i * 4.5} -18V62`).join(''), ivory.dim, 1, 0.7) +
    c.part(box(x - 13, -32, 26, 10, 3), ivory, { depth: 'fine' }) +
    c.part(box(x - 13, 64, 26, 9, 2), ivory, { depth: 'fine' });
  return (
    c.flat(box(-62, -26, 124, 96), mix(hero.deep, '#000000', 0.4)) +
    c.haze(0, 30, 60, 60, light.base, 0.95) +
    c.part('M-14 70V24Q0 2 14 24V70Z', gold, { depth: 'soft' }) +
    [-66, -36, 36, 66].map(column).join('') +
    c.part(box(-92, -46, 184, 16, 2), ivory, { depth: 'soft' }) +
    times(11, (i) => c.flat(box(-82 + i * 15.6, -43, 8, 10), i % 2 === 0 ? hero.base : gold.base)).join('') +
    c.part(
      symmetricPolygon([
        [0, -102],
        [98, -50],
        [0, -50],
      ]),
      ivory,
      { depth: 'soft' },
    ) +
    c.flat(
      symmetricPolygon([
        [0, -90],
        [70, -54],
        [0, -54],
      ]),
      hero.dim,
    ) +
    c.part(star(8, 14, 7, [0, -66]), gold, { depth: 'fine' }) +
    times(3, (i) =>
      c.part(box(-80 - i * 10, 72 + i * 9, 160 + i * 20, 10, 1), ivory, { depth: 'fine' }),
    ).join('') +
    twice(
      c.haze(76, 56, 18, 24, '#ff9a2e', 0.9) +
        c.part('M70 70L74 56H86L90 70Z', gold, { depth: 'fine' }) +
        c.flat('M80 32Q92 46 84 57H76Q70 48 80 32Z', light.base),
    ) +
    c.part(box(-5, -110, 10, 12, 2), ruby, { depth: 'fine' })
  );
};

const castle = (c: Canvas): string => {
  const { steel, hero, light, coal, gold } = c.ink;
  const tower = (x: number, top: number, wide: number, roof: Tone): string =>
    c.part(box(x - wide / 2, top, wide, 92 - top), steel, { depth: 'round' }) +
    times(8, (i) =>
      c.flat(box(x - wide / 2 + ((i * 7) % (wide - 8)), top + 14 + i * 13, 7, 3), steel.deep, 0.3),
    ).join('') +
    c.part(
      times(4, (i) => box(x - wide / 2 - 3 + i * ((wide + 6) / 4), top - 9, (wide + 6) / 6, 13)).join('') +
        box(x - wide / 2 - 3, top - 1, wide + 6, 8),
      steel,
      { depth: 'fine' },
    ) +
    c.part(
      `M${x - wide * 0.66} ${top - 6}Q${x - wide * 0.1} ${top - 26} ${x} ${top - 56}Q${x + wide * 0.1} ${top - 26} ${x + wide * 0.66} ${top - 6}Z`,
      roof,
      { depth: 'soft' },
    ) +
    c.part(`M${x} ${top - 58}q12 -6 20 0q-8 4 -20 10Z`, gold, { depth: 'fine' }) +
    c.flat(`M${x - 4} ${top + 30}v-10q4 -6 8 0v10Z`, light.base) +
    c.haze(x, top + 22, 16, 18, light.base, 0.8);
  return (
    tower(-66, -4, 30, hero) +
    tower(66, -10, 30, hero) +
    tower(-26, -34, 26, c.ink.mate) +
    tower(30, -28, 26, c.ink.mate) +
    tower(2, -48, 34, hero) +
    c.part(box(-80, 26, 160, 68), steel, { depth: 'soft' }) +
    times(11, (i) => c.part(box(-82 + i * 15.4, 16, 9, 13), steel, { depth: 'fine' })).join('') +
    times(16, (i) =>
      c.flat(box(-74 + ((i * 37) % 140), 36 + Math.floor(i / 4) * 13, 12, 4), steel.deep, 0.35),
    ).join('') +
    c.flat('M-22 94V60Q0 34 22 60V94Z', coal.deep) +
    c.stroke('M-11 94V54M0 94V48M11 94V54M-22 70H22M-22 82H22', gold.dim, 2) +
    c.stroke('M-22 94V60Q0 34 22 60V94', steel.hi, 3, 0.8)
  );
};

const volcano = (c: Canvas): string => {
  const { coal, hero, light, ruby } = c.ink;
  const cone = blob(
    [
      [-104, 98],
      [-54, 20],
      [-26, -24],
      [0, -18],
      [26, -24],
      [56, 24],
      [104, 98],
    ],
    0.06,
  );
  const flow = (d: string, width: number): string =>
    c.stroke(d, ruby.base, width + 5) + c.stroke(d, '#ff8a1e', width) + c.stroke(d, '#ffe58a', width * 0.4);
  const puff = times(11, (i) =>
    c.part(ellipse((i % 4) * 24 - 38 + c.random.range(-8, 8), -76 - Math.floor(i / 4) * 15, 20, 16), coal, {
      depth: 'round',
      opacity: 0.85,
    }),
  ).join('');
  const bombs = times(9, (i) => {
    const x = (i - 4) * 20;
    const y = -62 - Math.cos((i - 4) / 2.6) * 30;
    return (
      c.stroke(`M${n(x * 0.3)} -26Q${n(x * 0.6)} ${n(y)} ${n(x)} ${n(y)}`, '#ffb347', 2.4, 0.8) +
      c.part(ellipse(x, y, 4.4), hero, { shade: 'ball', depth: 'fine' })
    );
  }).join('');
  return (
    puff +
    c.haze(0, -40, 90, 80, '#ff7a1e', 0.9) +
    c.flat(
      'M-20 -20Q-30 -70 0 -104Q30 -70 20 -20Z',
      c.linear(
        [
          [0, '#fff0b0'],
          [0.4, '#ff9a2e'],
          [1, ruby.base],
        ],
        [0.5, 1],
        [0.5, 0],
      ),
    ) +
    bombs +
    c.part(cone, coal, { depth: 'round' }) +
    c.flat(ellipse(0, -21, 25, 7), '#ffe58a') +
    flow('M-8 -18Q-20 14 -14 40Q-6 66 -28 98', 7) +
    flow('M10 -18Q18 10 34 34Q46 60 44 98', 6) +
    flow('M0 -14Q6 30 4 98', 4) +
    c.haze(0, 90, 90, 22, light.base, 0.6)
  );
};

const summit = (c: Canvas): string => {
  const { steel, ivory, night, hero, light, ruby } = c.ink;
  const peak = (x: number, y: number, tall: number, wide: number): string => {
    const ridgeLine: Point[] = [
      [x, y - tall],
      [x + wide * 0.1, y - tall * 0.66],
      [x - wide * 0.06, y - tall * 0.36],
      [x + wide * 0.12, y],
    ];
    return (
      c.part(polygon([[x, y - tall], ...ridgeLine.slice(1), [x - wide, y]]), steel, { depth: 'fine' }) +
      c.flat(
        polygon([...ridgeLine, [x + wide, y]]),
        c.linear(
          [
            [0, night.base],
            [1, night.deep],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      c.part(
        polygon([
          [x, y - tall],
          [x + wide * 0.08, y - tall * 0.7],
          [x - wide * 0.06, y - tall * 0.58],
          [x - wide * 0.16, y - tall * 0.68],
          [x - wide * 0.3, y - tall * 0.54],
          [x - wide * 0.33, y - tall * 0.68],
        ]),
        ivory,
        { depth: 'fine' },
      ) +
      c.flat(
        polygon([
          [x, y - tall],
          [x + wide * 0.34, y - tall * 0.64],
          [x + wide * 0.24, y - tall * 0.56],
          [x + wide * 0.08, y - tall * 0.7],
        ]),
        night.hi,
        0.85,
      )
    );
  };
  return (
    c.haze(0, -40, 100, 90, light.base, 0.7) +
    peak(-56, 84, 104, 56) +
    peak(62, 84, 92, 52) +
    peak(4, 94, 178, 88) +
    c.stroke('M4 -84V-106', c.ink.wood.deep, 2.4) +
    c.part('M5 -106Q18 -112 30 -104Q20 -100 30 -92Q16 -96 5 -91Z', ruby, { depth: 'fine' }) +
    c.haze(-30, 70, 76, 18, '#ffffff', 0.75) +
    c.haze(48, 78, 70, 16, '#ffffff', 0.7) +
    c.stroke(
      curve([
        [-104, 92],
        [-40, 84],
        [20, 96],
        [104, 86],
      ]),
      hero.lit,
      3,
      0.7,
    )
  );
};

export const placeMotifs = { temple, castle, volcano, summit } as const;
