import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { box, ellipse, petal, polar, polygon, ring, star, taper, times } from '../kit/path.ts';

const potion = (c: Canvas): string => {
  const { hero, gold, wood, light, mate } = c.ink;
  const flask = 'M-18 -66H18V-28Q68 -6 68 40Q64 94 0 96Q-64 94 -68 40Q-68 -6 -18 -28Z';
  return (
    c.haze(0, 30, 110, 100, hero.lit, 0.85) +
    c.flat(flask, '#ffffff', 0.22) +
    c.clip(
      flask,
      c.part('M-80 20Q-40 6 0 20T80 20V110H-80Z', hero, { depth: 'soft' }) +
        c.haze(0, 50, 50, 36, hero.hi, 0.8) +
        times(16, () => {
          const [x, y, r] = [c.random.range(-50, 50), c.random.range(20, 86), c.random.range(2, 8)];
          return (
            c.stroke(ellipse(x, y, r), '#ffffff', 1.4, 0.8) +
            c.flat(ellipse(x - r * 0.3, y - r * 0.3, r * 0.26), '#ffffff')
          );
        }).join(''),
    ) +
    c.stroke(flask, '#ffffff', 3, 0.75) +
    c.flat('M-56 30Q-54 2 -26 -14Q-44 10 -44 40Q-54 46 -56 30Z', '#ffffff', 0.7) +
    c.flat('M40 80Q56 66 58 46Q64 72 40 80Z', '#ffffff', 0.5) +
    c.part(box(-26, -74, 52, 14, 6), gold, { depth: 'soft' }) +
    c.part('M-15 -100H15L18 -72H-18Z', wood, { depth: 'soft' }) +
    c.part('M-34 26Q0 12 34 26V58Q0 70 -34 58Z', c.ink.ivory, { depth: 'fine' }) +
    c.part(star(5, 15, 6.5, [0, 42]), mate, { depth: 'fine' }) +
    times(6, (i) =>
      c.part(ellipse(-46 + i * 19, -50 - ((i * 37) % 48), 4 + (i % 3) * 2), i % 2 === 0 ? mate : light, {
        shade: 'ball',
        depth: 'fine',
        opacity: 0.9,
      }),
    ).join('')
  );
};

const grimoire = (c: Canvas): string => {
  const { hero, gold, ivory, ruby, light } = c.ink;
  return (
    c.haze(0, -30, 110, 90, light.hi, 0.8) +
    placed(
      0,
      0,
      1,
      -6,
      c.part('M-72 -78H66Q80 -78 80 -64V92H-58Q-74 92 -74 76Z', ivory, { depth: 'fine' }),
      times(6, (i) => c.stroke(`M-66 ${80 + i * 2.2}H78`, ivory.dim, 0.7)).join(''),
      c.part('M-76 -90H60Q72 -90 72 -78V74H-62Q-78 74 -78 86Z', hero, { depth: 'soft' }),
      c.flat('M-76 -90H-54V74H-62Q-78 74 -78 88Z', '#000000', 0.28),
      c.stroke(box(-44, -80, 106, 144, 6), gold.base, 2.6),
      c.stroke(box(-38, -74, 94, 132, 4), gold.dim, 1.2),
      [
        [-44, -80],
        [62, -80],
        [-44, 64],
        [62, 64],
      ]
        .map(([x, y]) =>
          c.part(polygon(times(4, (k) => polar(15, k * 90, [x ?? 0, y ?? 0]))), gold, { depth: 'fine' }),
        )
        .join(''),
      placed(
        9,
        -8,
        1,
        0,
        c.part(ring(0, 0, 42, 35), gold, { depth: 'fine', rule: 'evenodd' }),
        c.stroke(
          polygon(times(3, (k) => polar(35, k * 120 - 90))) +
            polygon(times(3, (k) => polar(35, k * 120 + 90))),
          gold.lit,
          2.4,
        ),
        c.part(ellipse(0, 0, 15), ruby, { shade: 'ball', depth: 'round' }),
        c.flat(ellipse(-5, -5, 4), '#ffffff', 0.9),
      ),
      times(3, (i) => c.part(box(-80, -66 + i * 56, 30, 9, 3), gold, { depth: 'fine' })).join(''),
    ) +
    times(8, (i) =>
      c.flat(star(4, 5 + (i % 3) * 5, 0.9, polar(92 + (i % 2) * 12, i * 43 - 160)), '#ffffff', 0.9),
    ).join('')
  );
};

const crystalBall = (c: Canvas): string => {
  const { hero, gold, light, mate, night, wood } = c.ink;
  const orb = ellipse(0, -16, 72);
  return (
    c.haze(0, -16, 125, 125, hero.lit, 0.8) +
    c.part(orb, night, { depth: 'none', shade: 'ball' }) +
    c.clip(
      orb,
      c.haze(-20, 0, 66, 44, hero.lit, 0.95) +
        c.haze(30, -30, 50, 44, mate.lit, 0.9) +
        c.haze(0, 22, 60, 30, light.base, 0.8) +
        c.stroke('M-60 6Q-20 -40 10 -10T66 -30', '#ffffff', 3, 0.5) +
        c.stroke('M-50 30Q-10 -10 20 16T60 6', light.hi, 2, 0.6) +
        times(18, () =>
          c.flat(
            star(4, c.random.range(2, 8), 0.6, [c.random.range(-54, 54), c.random.range(-66, 40)]),
            '#ffffff',
            0.9,
          ),
        ).join('') +
        c.flat(
          orb,
          c.radial(
            [
              [0, '#000000', 0],
              [0.7, '#000000', 0],
              [1, '#000000', 0.6],
            ],
            [0.44, 0.4],
            0.6,
          ),
        ),
    ) +
    c.haze(-28, -50, 24, 16, '#ffffff', 0.95) +
    c.stroke('M-56 18A66 66 0 0 0 40 36', light.hi, 3, 0.7) +
    c.part('M-52 46Q0 78 52 46L66 74Q0 96 -66 74Z', gold, { depth: 'soft' }) +
    c.part('M-62 74Q0 94 62 74L76 98Q0 110 -76 98Z', wood, { depth: 'soft' }) +
    twice(c.part(petal([46, 62], -70, 44, 14), gold, { depth: 'soft' })) +
    c.part(ellipse(0, 72, 9), mate, { shade: 'ball', depth: 'soft' })
  );
};

const key = (c: Canvas): string => {
  const { gold, hero, light, ruby } = c.ink;
  return (
    c.haze(0, 0, 100, 110, light.base, 0.6) +
    placed(
      0,
      0,
      1,
      32,
      times(4, (i) =>
        c.part(ring(...polar(25, i * 90 + 45, [0, -60]), 22, 12), gold, { depth: 'soft', rule: 'evenodd' }),
      ).join(''),
      c.part(ellipse(0, -60, 16), gold, { depth: 'soft' }),
      c.part(ellipse(0, -60, 10), ruby, { shade: 'ball', depth: 'soft' }),
      c.part(box(-8, -34, 16, 128, 4), gold, { depth: 'soft' }),
      [-30, -20, 44].map((y) => c.part(box(-14, y, 28, 8, 4), gold, { depth: 'fine' })).join(''),
      c.part('M8 60H44V70H34V78H44V94H26V84H18V94H8Z', gold, { depth: 'fine' }),
      c.stroke('M-3 -16V88', gold.hi, 2, 0.8),
    ) +
    times(7, (i) =>
      c.flat(
        star(4, 6 + (i % 3) * 5, 1, polar(66 + (i % 2) * 28, i * 51)),
        mix('#ffffff', hero.hi, 0.3),
        0.9,
      ),
    ).join('')
  );
};

const drum = (c: Canvas): string => {
  const { ruby, gold, ivory, wood, hero } = c.ink;
  const body = 'M-72 -28Q-96 26 -62 72Q0 100 62 72Q96 26 72 -28Z';
  return (
    c.part(body, ruby, { depth: 'full' }) +
    c.clip(
      body,
      times(7, (i) => c.flat(ellipse(-78 + i * 26, 64 + Math.sin((i / 6) * 3.1) * 18, 4.4), gold.lit)).join(
        '',
      ) +
        times(5, (i) =>
          placed(
            -60 + i * 30,
            22 + Math.sin((i / 4) * 3.1) * 12,
            0.34,
            0,
            c.flat(times(6, (k) => petal([0, 0], k * 60, 40, 18)).join(''), gold.base),
          ),
        ).join(''),
    ) +
    c.part(ellipse(0, -30, 76, 30), gold, { depth: 'fine' }) +
    c.part(ellipse(0, -33, 68, 25), ivory, { depth: 'soft' }) +
    c.stroke('M-20 -33a20 8 0 0 1 40 0a10 4 0 0 1 -20 0a10 4 0 0 0 -20 0a20 8 0 0 0 40 0', hero.base, 4) +
    times(20, (i) =>
      c.flat(ellipse(72 * Math.cos(i * 0.314), -30 + 27.5 * Math.sin(i * 0.314), 2), gold.deep),
    ).join('') +
    [-1, 1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1)">${c.part(
            taper(
              [
                [96, -104],
                [60, -72],
                [26, -46],
              ],
              [10, 9, 8],
            ),
            wood,
            { depth: 'fine' },
          )}${c.part(ellipse(22, -43, 12), ruby, { shade: 'ball', depth: 'soft' })}</g>`,
      )
      .join('')
  );
};

export const mysticMotifs = { potion, grimoire, crystalBall, key, drum } as const;
