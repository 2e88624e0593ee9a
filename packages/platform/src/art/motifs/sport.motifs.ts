import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { box, ellipse, petal, polar, polygon, ring, sector, star, symmetric, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const hockey = (c: Canvas): string => {
  const { wood, coal, hero, ivory } = c.ink;
  const stick = (side: 1 | -1, tone: Tone): string =>
    `<g transform="scale(${side} 1)">${c.part('M-58 -102L-44 -106L38 50Q44 60 56 60H92Q100 70 92 80H40Q28 78 22 64Z', tone, { depth: 'soft' })}${c.part('M-58 -102L-44 -106L-32 -80L-46 -76Z', coal, { depth: 'fine' })}${times(5, (i) => c.stroke(`M${54 + i * 8} 60l-4 20`, ivory.base, 3, 0.85)).join('')}</g>`;
  return (
    stick(1, hero) +
    stick(-1, wood) +
    c.flat(
      'M-40 62V78A40 14 0 0 0 40 78V62Z',
      c.linear(
        [
          [0, coal.dim],
          [0.35, coal.lit],
          [1, coal.deep],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    c.part(ellipse(0, 62, 40, 15), coal, { depth: 'fine' }) +
    c.stroke(ellipse(0, 62, 28, 10), coal.hi, 1.4, 0.6)
  );
};

const shuttlecock = (c: Canvas): string => {
  const { ivory, hero, light } = c.ink;
  const feathers = times(9, (i) => {
    const a = -40 + i * 10;
    return placed(
      0,
      40,
      1,
      a,
      c.part('M-4 0L-17 -112Q0 -136 17 -112L4 0Z', ivory, { depth: 'soft' }),
      c.stroke('M0 0V-122', ivory.dim, 2),
      times(6, (k) =>
        c.stroke(`M0 ${-60 - k * 10}l11 -10M0 ${-60 - k * 10}l-11 -10`, ivory.dim, 0.9, 0.5),
      ).join(''),
    );
  }).join('');
  return placed(
    0,
    4,
    0.94,
    26,
    c.haze(0, 0, 110, 110, light.hi, 0.4),
    feathers,
    c.stroke('M-46 -28Q0 -44 46 -28M-34 4Q0 -8 34 4', hero.base, 4),
    c.part('M-28 34H28V48Q26 84 0 86Q-26 84 -28 48Z', ivory, { depth: 'round' }),
    c.part('M-30 30H30V44H-30Z', hero, { depth: 'soft' }),
  );
};

const trophy = (c: Canvas): string => {
  const { gold, hero, wood, ivory, light } = c.ink;
  const cup = symmetric(
    [
      [0, -84],
      [54, -84],
      [56, -60],
      [44, 0],
      [18, 26],
      [12, 34],
      [0, 34],
    ],
    0.14,
  );
  const handle =
    c.stroke('M50 -66Q100 -70 88 -26Q78 4 38 6', gold.dim, 13) +
    c.stroke('M50 -66Q100 -70 88 -26Q78 4 38 6', gold.base, 9) +
    c.stroke('M52 -68Q97 -71 85 -28', gold.hi, 2.4, 0.8);
  const laurel = twice(
    times(8, (i) => {
      const [x, y] = polar(96, 88 - i * 15, [0, -6]);
      return c.part(petal([x, y], 30 - i * 18, 26, 10), c.ink.leaf, { depth: 'fine' });
    }).join(''),
  );
  return (
    laurel +
    twice(handle) +
    c.part('M-10 30H10L16 60H-16Z', gold, { depth: 'soft' }) +
    c.part(cup, gold, { depth: 'round' }) +
    c.part(ellipse(0, -83, 55, 11), gold, { depth: 'fine' }) +
    c.flat(ellipse(0, -82, 47, 7.4), gold.deep) +
    c.part(star(5, 24, 10, [0, -36]), hero, { depth: 'soft' }) +
    c.part('M-34 56H34L40 72H-40Z', gold, { depth: 'soft' }) +
    c.part('M-48 70H48L52 98H-52Z', wood, { depth: 'soft' }) +
    c.part(box(-26, 77, 52, 14, 2), ivory, { depth: 'fine' }) +
    c.haze(-30, -50, 10, 30, '#ffffff', 0.8) +
    c.flat(star(4, 18, 1.4, [38, -82]), light.hi)
  );
};

const gloves = (c: Canvas): string => {
  const { hero, mate, ivory, gold } = c.ink;
  const glove = (tone: Tone): string =>
    c.part('M-30 34L-34 84Q0 96 32 84L32 34Z', ivory, { depth: 'soft' }) +
    c.flat('M-33 62Q0 74 32 62L32 72Q0 84 -34 72Z', tone.base) +
    c.part('M-42 36Q-62 -8 -46 -48Q-30 -84 12 -82Q54 -78 58 -36Q60 8 36 42Q0 54 -42 36Z', tone, {
      depth: 'full',
    }) +
    c.part('M-38 34Q-66 20 -66 -8Q-64 -28 -46 -24Q-32 -20 -30 2Q-26 20 -12 24Z', tone, { depth: 'round' }) +
    c.stroke('M-22 -60Q18 -72 50 -44', tone.deep, 2.2, 0.6) +
    c.stroke('M-24 6Q14 18 52 2', tone.deep, 2.2, 0.5) +
    c.flat(star(5, 12, 5, [16, -18]), gold.lit);
  return (
    placed(44, -6, 0.9, 22, `<g transform="scale(-1 1)">${glove(mate)}</g>`) +
    placed(-34, 6, 1, -16, glove(hero)) +
    c.flat(star(8, 30, 9, [8, -66]), c.ink.light.hi, 0.95)
  );
};

const target = (c: Canvas): string => {
  const { ruby, ivory, hero, gold, coal } = c.ink;
  const rings = [88, 72, 56, 40, 24, 10]
    .map((r, i) =>
      c.part(ellipse(0, 0, r), [coal, ivory, hero, ivory, ruby, gold][i] ?? ivory, { depth: 'fine' }),
    )
    .join('');
  const arrow = (turn: number): string =>
    placed(
      0,
      0,
      1,
      turn,
      c.part('M0 -3L86 -3L86 3L0 3Z', c.ink.wood, { depth: 'fine' }),
      c.part(
        polygon([
          [70, 0],
          [84, -16],
          [108, -16],
          [96, 0],
          [108, 16],
          [84, 16],
        ]),
        hero,
        { depth: 'fine' },
      ),
      c.flat(ellipse(0, 0, 4), coal.deep),
    );
  return (
    rings +
    c.stroke(sector(88, 72, 0, 359), mix(coal.base, '#000000', 0.4), 0.6) +
    c.stroke(ring(0, 0, 64, 48), coal.dim, 0.5, 0.5) +
    arrow(-38) +
    placed(12, 20, 0.8, 0, arrow(-22))
  );
};

export const sportMotifs = { hockey, shuttlecock, trophy, gloves, target } as const;
