import { group, placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, ellipse, petal, polygon, resample, taper, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import { eye } from './eye.ts';

const angler = (c: Canvas): string => {
  const { hero, ivory, light, ruby, coal } = c.ink;
  const body = blob([
    [-84, 8],
    [-70, -40],
    [-20, -68],
    [40, -50],
    [74, -10],
    [70, 34],
    [30, 66],
    [-30, 72],
    [-70, 52],
  ]);
  const mouth = blob([
    [-90, 10],
    [-56, -10],
    [-8, 4],
    [8, 30],
    [-14, 52],
    [-58, 60],
    [-84, 40],
  ]);
  const tooth = (x: number, y: number, tall: number, lean: number): string =>
    c.part(
      polygon([
        [x - 5, y],
        [x + 5, y],
        [x + lean, y + tall],
      ]),
      ivory,
      { depth: 'fine' },
    );
  const fins =
    times(5, (i) => c.part(petal([66, 6], -44 + i * 20, 46, 14), hero, { depth: 'soft' })).join('') +
    times(4, (i) => c.part(petal([20, 22], 10 + i * 18, 48, 12), hero, { depth: 'soft' })).join('') +
    times(6, (i) =>
      c.part(petal([-20 + i * 14, -60 + i * 7], -100 + i * 14, 36, 10), hero, { depth: 'soft' }),
    ).join('');
  const stalk: Point[] = [
    [-8, -62],
    [-16, -94],
    [-50, -104],
    [-72, -84],
  ];
  return (
    fins +
    c.part(body, hero, { depth: 'full' }) +
    times(20, () =>
      c.flat(ellipse(c.random.range(-10, 60), c.random.range(-46, 44), c.random.range(1, 3)), hero.deep, 0.5),
    ).join('') +
    c.part(mouth, ruby, { depth: 'soft' }) +
    c.flat(
      blob([
        [-84, 12],
        [-54, -2],
        [-12, 10],
        [0, 30],
        [-18, 44],
        [-56, 50],
        [-78, 36],
      ]),
      '#1a0206',
    ) +
    times(6, (i) => tooth(-76 + i * 14, 6 - Math.sin((i / 5) * 3.1) * 8, 20 + (i % 2) * 8, 2)).join('') +
    times(6, (i) => tooth(-74 + i * 13, 48 + Math.sin((i / 5) * 3.1) * 5, -18 - (i % 2) * 7, 0)).join('') +
    c.part(ellipse(-20, -32, 19), ivory, { shade: 'ball', depth: 'soft' }) +
    eye(c, -24, -32, 12, light) +
    c.flat('M-44 -46Q-20 -60 2 -40Q-20 -46 -44 -46Z', hero.deep) +
    c.part(taper(stalk, [8, 5, 4, 3]), hero, { depth: 'fine' }) +
    c.haze(-74, -78, 52, 52, light.base, 0.95) +
    c.part(ellipse(-74, -78, 12), light, { shade: 'ball', depth: 'soft' }) +
    c.flat(ellipse(-76, -81, 5), '#ffffff') +
    c.stroke('M40 -20q10 12 2 26M52 -12q8 10 2 22', coal.deep, 2.4, 0.6)
  );
};

const reefFish = (c: Canvas): string => {
  const { hero, ivory, gold, coal, mate } = c.ink;
  const body = blob([
    [-84, 4],
    [-56, -34],
    [-8, -58],
    [44, -36],
    [62, 0],
    [44, 38],
    [-8, 62],
    [-56, 40],
  ]);
  const fin = (root: Point, from: number, count: number, size: number, tone = hero): string =>
    times(count, (i) => c.part(petal(root, from + i * 12, size, 11), tone, { depth: 'soft' })).join('');
  return (
    fin([54, 0], -52, 9, 54, mate) +
    fin([-6, -46], -116, 8, 54, mate) +
    fin([0, 48], 30, 6, 42, mate) +
    c.part(body, hero, { depth: 'full' }) +
    c.clip(
      body,
      c.flat('M-50 -70Q-26 0 -50 70H-26Q-4 0 -26 -70Z', ivory.base) +
        c.stroke('M-50 -70Q-26 0 -50 70M-26 -70Q-4 0 -26 70', coal.deep, 3) +
        c.flat('M14 -70Q38 0 14 70H34Q56 0 34 -70Z', ivory.base) +
        c.stroke('M14 -70Q38 0 14 70M34 -70Q56 0 34 70', coal.deep, 3) +
        times(12, (i) =>
          c.stroke(`M${-8 + (i % 3) * 9} ${-34 + Math.floor(i / 3) * 20}q7 8 0 16`, hero.dim, 1.6, 0.6),
        ).join('') +
        c.haze(-20, -40, 70, 20, '#ffffff', 0.6),
    ) +
    fin([-14, 14], 10, 4, 38, gold) +
    c.flat(ellipse(-60, -8, 13), '#ffffff') +
    c.flat(ellipse(-62, -8, 8.4), coal.deep) +
    c.flat(ellipse(-65, -11, 3), '#ffffff') +
    c.stroke('M-84 10Q-76 16 -70 12', hero.deep, 3) +
    times(4, (i) => c.stroke(ellipse(-92 + i * 4, -40 - i * 19, 4 + i * 1.6), '#ffffff', 1.6, 0.8)).join('')
  );
};

const octopus = (c: Canvas): string => {
  const { hero, light, ivory } = c.ink;
  const arms: Point[][] = [
    [
      [-20, 20],
      [-60, 40],
      [-92, 16],
      [-96, -20],
      [-78, -26],
    ],
    [
      [-14, 30],
      [-48, 72],
      [-88, 76],
      [-94, 54],
    ],
    [
      [-6, 34],
      [-18, 80],
      [-48, 100],
      [-58, 84],
    ],
    [
      [6, 34],
      [20, 82],
      [52, 98],
      [58, 80],
    ],
    [
      [14, 30],
      [50, 68],
      [90, 74],
      [92, 50],
    ],
    [
      [20, 20],
      [62, 36],
      [90, 8],
      [92, -28],
      [74, -30],
    ],
  ];
  const arm = (spine: Point[]): string =>
    c.part(taper(spine, [32, 24, 16, 9, 4]), hero, { depth: 'round' }) +
    resample(spine, 3)
      .slice(2, -1)
      .map(
        ([x, y], i) =>
          c.flat(ellipse(x, y + 3, 4.4 - i * 0.26), ivory.base, 0.9) +
          c.stroke(ellipse(x, y + 3, 4.4 - i * 0.26), hero.dim, 0.9),
      )
      .join('');
  const head = blob([
    [0, -96],
    [46, -80],
    [58, -36],
    [40, 8],
    [30, 36],
    [-30, 36],
    [-40, 8],
    [-58, -36],
    [-46, -80],
  ]);
  return (
    arms.map(arm).join('') +
    c.part(head, hero, { depth: 'full' }) +
    times(12, () =>
      c.flat(ellipse(c.random.range(-38, 38), c.random.range(-84, -34), c.random.range(2, 6)), hero.lit, 0.5),
    ).join('') +
    twice(
      c.part(ellipse(22, -2, 17, 15), ivory, { shade: 'ball', depth: 'soft' }) +
        c.part('M2 -16Q24 -34 46 -10Q24 -16 2 -6Z', hero, { depth: 'soft' }),
    ) +
    eye(c, 22, 0, 11, light) +
    group('transform="scale(-1 1)"', eye(c, 22, 0, 11, light)) +
    c.stroke('M-12 24Q0 32 12 24', hero.deep, 3)
  );
};

const shark = (c: Canvas): string => {
  const { steel, ivory, ruby, coal, light } = c.ink;
  const back = blob(
    [
      [-92, 10],
      [-60, -32],
      [0, -52],
      [56, -30],
      [88, -6],
      [50, 24],
      [-20, 48],
      [-70, 36],
    ],
    0.15,
  );
  const belly = blob(
    [
      [-88, 18],
      [-40, 14],
      [20, 12],
      [84, -4],
      [40, 30],
      [-20, 50],
      [-66, 40],
    ],
    0.15,
  );
  const fin =
    c.part('M-6 -44Q12 -92 44 -102Q34 -66 46 -34Z', steel, { depth: 'round' }) +
    c.part('M-14 30Q-2 76 34 94Q28 58 26 24Z', steel, { depth: 'round' }) +
    c.part('M74 -10Q98 -40 108 -60Q104 -20 92 0Q102 20 102 40Q84 26 74 4Z', steel, { depth: 'soft' });
  return (
    placed(
      0,
      0,
      1,
      -10,
      fin,
      c.part(back, steel, { depth: 'full' }),
      c.clip(back, c.flat(belly, ivory.base, 0.95)),
      c.flat(
        blob([
          [-82, 22],
          [-52, 10],
          [-26, 18],
          [-34, 36],
          [-62, 38],
        ]),
        '#2a0408',
      ),
      c.part(
        blob([
          [-68, 30],
          [-48, 24],
          [-36, 30],
          [-52, 36],
        ]),
        ruby,
        { depth: 'soft' },
      ),
      times(7, (i) =>
        c.part(
          polygon([
            [-80 + i * 8, 20 - Math.sin(i / 2) * 6],
            [-73 + i * 8, 19 - Math.sin(i / 2) * 6],
            [-77 + i * 8, 31 - Math.sin(i / 2) * 4],
          ]),
          ivory,
          { depth: 'fine' },
        ),
      ).join(''),
      c.flat(ellipse(-48, -12, 6.4), coal.deep),
      c.flat(ellipse(-50, -14, 2.2), '#ffffff'),
      c.stroke('M-58 -22Q-46 -28 -36 -18', coal.deep, 3),
      times(4, (i) => c.stroke(`M${-8 + i * 9} -8q6 12 0 26`, coal.dim, 2.6, 0.7)).join(''),
    ) +
    times(5, (i) =>
      c.stroke(ellipse(-70 + i * 36, -70 + (i % 2) * 20, 4 + (i % 3) * 2), light.hi, 1.5, 0.7),
    ).join('')
  );
};

export const oceanMotifs = { angler, reefFish, octopus, shark } as const;
