import type { Canvas } from '../kit/canvas.ts';
import { blob, ellipse, ring, taper, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const horse = (c: Canvas): string => {
  const { wood, coal, hero, gold, light, ivory } = c.ink;
  const coat: Tone = { hi: '#f0c79a', lit: '#b9713c', base: '#86441f', dim: '#55260f', deep: '#2c1206' };
  const neck = blob(
    [
      [-20, -58],
      [14, -66],
      [46, -30],
      [66, 30],
      [84, 100],
      [-34, 104],
      [-24, 56],
      [-4, 26],
      [-26, 14],
    ],
    0.14,
  );
  const head = blob(
    [
      [2, -74],
      [18, -62],
      [14, -34],
      [-8, 0],
      [-34, 30],
      [-58, 50],
      [-82, 48],
      [-90, 30],
      [-74, 6],
      [-52, -22],
      [-34, -54],
      [-14, -74],
    ],
    0.14,
  );
  const mane = times(9, (i) =>
    c.part(
      taper(
        [
          [6 + i * 7, -72 + i * 15],
          [40 + i * 7, -76 + i * 17],
          [66 + i * 4, -42 + i * 17],
          [96 - i * 1.5, -48 + i * 18],
        ],
        [10, 17, 12, 2],
      ),
      coal,
      { depth: 'soft' },
    ),
  ).join('');
  const strap = (d: string): string => c.stroke(d, hero.dim, 6.4) + c.stroke(d, hero.lit, 3.4);
  return (
    mane +
    c.part(neck, coat, { depth: 'full' }) +
    c.part('M2 -72L4 -106L22 -66Z', coat, { depth: 'soft' }) +
    c.part('M-14 -74L-20 -104L2 -74Z', coat, { depth: 'soft' }) +
    c.part(head, coat, { depth: 'full' }) +
    c.clip(
      head,
      c.flat(
        blob(
          [
            [-10, -70],
            [2, -66],
            [-40, 10],
            [-70, 40],
            [-76, 34],
            [-50, -4],
          ],
          0.12,
        ),
        ivory.base,
        0.9,
      ),
    ) +
    strap('M-62 4Q-44 16 -34 32') +
    strap('M-62 6Q-34 -14 6 -50') +
    strap('M-26 -62Q-6 -48 12 -46') +
    strap('M-36 30Q20 30 60 20') +
    c.part(ring(-37, 28, 9, 5), gold, { depth: 'fine', rule: 'evenodd' }) +
    c.flat(ellipse(-78, 34, 4.6, 6.4), wood.deep) +
    c.stroke('M-84 46Q-70 46 -62 40', wood.deep, 2.2) +
    c.flat('M-42 -26Q-30 -38 -18 -30Q-26 -18 -42 -26Z', coal.deep) +
    c.flat(ellipse(-31, -29, 3), light.hi) +
    times(3, (i) =>
      c.part(
        taper(
          [
            [2 - i * 3, -78],
            [-14 - i * 6, -62 + i * 6],
            [-22 - i * 3, -44 + i * 3],
          ],
          [9, 8, 2],
        ),
        coal,
        { depth: 'fine' },
      ),
    ).join('') +
    c.part(ellipse(14, -46, 6), gold, { shade: 'ball', depth: 'fine' })
  );
};

const greyhound = (c: Canvas): string => {
  const { steel, hero, ivory, coal, light, gold } = c.ink;
  const neck = blob(
    [
      [4, -50],
      [38, -40],
      [52, 0],
      [70, 52],
      [88, 104],
      [-30, 104],
      [-22, 60],
      [2, 28],
      [-2, 0],
    ],
    0.14,
  );
  const head = blob(
    [
      [28, -58],
      [44, -38],
      [30, -12],
      [0, 0],
      [-40, 16],
      [-78, 28],
      [-96, 22],
      [-92, 8],
      [-60, -14],
      [-24, -42],
      [4, -62],
    ],
    0.15,
  );
  return (
    c.part('M30 -54Q74 -78 92 -48Q70 -46 60 -26Q46 -22 36 -32Z', steel, { depth: 'soft' }) +
    c.part(neck, steel, { depth: 'full' }) +
    c.clip(
      neck,
      c.flat('M-60 46Q20 30 110 46V110H-60Z', hero.base) +
        c.flat('M-60 46Q20 30 110 46V56Q20 40 -60 56Z', gold.base) +
        c.flat(ellipse(26, 82, 22), ivory.base) +
        c.flat('M20 70L30 68V98H22V78L17 80Z', coal.deep),
    ) +
    c.part(head, steel, { depth: 'full' }) +
    c.clip(
      head,
      c.flat(
        blob(
          [
            [-20, -30],
            [-2, -34],
            [-40, 0],
            [-90, 24],
            [-96, 12],
          ],
          0.12,
        ),
        ivory.base,
        0.85,
      ),
    ) +
    c.part('M24 -52Q40 -90 74 -92Q66 -60 46 -42Q34 -38 24 -52Z', steel, { depth: 'soft' }) +
    c.part(ellipse(-92, 13, 7.4, 6), coal, { shade: 'ball', depth: 'fine' }) +
    c.stroke('M-90 24Q-56 22 -30 6', coal.deep, 2.4) +
    c.flat('M-16 -30Q-2 -40 8 -30Q-2 -20 -16 -30Z', coal.deep) +
    c.flat(ellipse(-5, -32, 3), light.hi) +
    c.stroke('M14 6Q40 14 56 0', hero.dim, 12) +
    c.stroke('M14 6Q40 14 56 0', hero.lit, 8) +
    c.part(ellipse(24, 14, 6), gold, { shade: 'ball', depth: 'fine' })
  );
};

export const animalRaceMotifs = { horse, greyhound } as const;
