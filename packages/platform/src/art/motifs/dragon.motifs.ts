import { group, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { ellipse, petal, polygon, symmetric, taper, times } from '../kit/path.ts';
import { eye } from './eye.ts';

const dragon = (c: Canvas): string => {
  const { hero, gold, ivory, ruby, light, mate } = c.ink;
  const mane = times(13, (i) =>
    c.part(petal([0, -4], -198 + i * 18, 106 - Math.abs(i - 6) * 2, 17), i % 2 === 0 ? mate : ruby, {
      depth: 'soft',
    }),
  ).join('');
  const horn =
    c.part(
      taper(
        [
          [22, -48],
          [40, -74],
          [46, -98],
          [70, -114],
        ],
        [22, 16, 11, 2],
      ),
      ivory,
      { depth: 'soft' },
    ) +
    c.part(
      taper(
        [
          [40, -78],
          [60, -82],
          [74, -94],
        ],
        [10, 8, 2],
      ),
      ivory,
      { depth: 'fine' },
    );
  const skull = symmetric(
    [
      [0, -64],
      [26, -60],
      [52, -40],
      [66, -8],
      [50, 10],
      [38, 22],
      [0, 30],
    ],
    0.15,
  );
  const snout = symmetric(
    [
      [0, -14],
      [18, -8],
      [24, 14],
      [42, 34],
      [40, 54],
      [20, 62],
      [0, 62],
    ],
    0.15,
  );
  const ridge = times(4, (i) => c.part(petal([0, -50 + i * 15], 90, 24, 13 - i), gold, { depth: 'fine' }))
    .reverse()
    .join('');
  const brow = c.part('M8 -22Q30 -56 72 -54Q66 -38 46 -28Q26 -18 8 -14Z', gold, { depth: 'soft' });
  const cheek = c.part('M44 6Q78 -12 96 12Q78 12 72 24Q88 26 88 46Q68 36 52 44Z', hero, { depth: 'soft' });
  const nostril =
    c.part(ellipse(24, 40, 15, 13), hero, { depth: 'round' }) + c.flat(ellipse(26, 43, 6.4, 4.6), hero.deep);
  const whisker = c.part(
    taper(
      [
        [34, 50],
        [66, 62],
        [88, 44],
        [110, 58],
      ],
      [8, 6, 4, 1],
    ),
    gold,
    { depth: 'fine' },
  );
  const jaw = symmetric(
    [
      [0, 60],
      [38, 56],
      [34, 86],
      [0, 100],
    ],
    0.15,
  );
  const fang = (x: number, y: number, tall: number): string =>
    c.part(
      polygon([
        [x - 5, y],
        [x + 5, y],
        [x, y + tall],
      ]),
      ivory,
      { depth: 'fine' },
    );
  const beard = times(5, (i) =>
    c.part(
      taper(
        [
          [(i - 2) * 9, 88],
          [(i - 2) * 13, 102],
          [(i - 2) * 10, 116 - Math.abs(i - 2) * 5],
        ],
        [11, 9, 2],
      ),
      mate,
      { depth: 'fine' },
    ),
  ).join('');
  return (
    c.haze(0, 0, 110, 110, hero.lit, 0.5) +
    mane +
    twice(horn) +
    beard +
    c.part(jaw, hero, { depth: 'soft' }) +
    c.flat(
      symmetric([
        [0, 56],
        [35, 54],
        [28, 80],
        [0, 86],
      ]),
      '#3a0508',
    ) +
    c.part(
      symmetric([
        [0, 72],
        [14, 73],
        [12, 86],
        [0, 92],
      ]),
      ruby,
      { depth: 'soft' },
    ) +
    twice(fang(24, 84, -16) + cheek) +
    c.part(skull, hero, { depth: 'full' }) +
    twice(c.flat('M12 -12Q32 -30 58 -20Q42 2 12 -12Z', hero.deep)) +
    eye(c, 35, -14, 15, light) +
    group('transform="scale(-1 1)"', eye(c, 35, -14, 15, light)) +
    twice(brow) +
    c.part(snout, hero, { depth: 'round' }) +
    ridge +
    twice(nostril + fang(32, 56, 24) + fang(18, 60, 14) + fang(6, 61, 10)) +
    twice(whisker) +
    c.part(petal([0, -40], -90, 44, 15), gold, { depth: 'soft' }) +
    c.part(ellipse(0, -42, 10), ruby, { shade: 'ball', depth: 'soft' })
  );
};

export const dragonMotifs = { dragon } as const;
