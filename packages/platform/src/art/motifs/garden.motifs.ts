import { placed } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { ellipse, n, petal, polar, sector, star, symmetric, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const cherries = (c: Canvas): string => {
  const { ruby, leaf, hero, light } = c.ink;
  const red: Tone = { ...ruby, lit: '#ff5a5f', base: '#e0162f', dim: '#960a24', deep: '#4e0418' };
  const one = (x: number, y: number, r: number): string =>
    c.part(
      symmetric([
        [0, -r * 0.82],
        [r * 0.5, -r * 0.96],
        [r, -r * 0.1],
        [r * 0.62, r * 0.8],
        [0, r * 0.92],
      ]),
      red,
      { depth: 'full', shade: 'ball', transform: `translate(${x} ${y})` },
    ) +
    c.haze(x - r * 0.34, y - r * 0.46, r * 0.4, r * 0.28, '#ffffff', 0.95) +
    c.flat(
      `M${x - r * 0.7} ${y + r * 0.34}Q${x - r * 0.3} ${y + r * 0.86} ${x + r * 0.4} ${y + r * 0.72}Q${x - r * 0.2} ${y + r * 0.7} ${x - r * 0.7} ${y + r * 0.34}Z`,
      light.hi,
      0.6,
    );
  return (
    c.stroke('M-44 10Q-30 -50 22 -90', leaf.dim, 7) +
    c.stroke('M48 22Q52 -44 22 -90', leaf.dim, 7) +
    c.stroke('M-44 8Q-30 -51 20 -90', leaf.lit, 2.4) +
    c.stroke('M46 20Q50 -44 22 -90', leaf.lit, 2.4) +
    c.part(petal([20, -88], 158, 92, 36), leaf, { depth: 'soft' }) +
    c.stroke('M18 -88L-56 -58M-2 -80l-8 16M-2 -80l-18 -4M-22 -72l-8 14M-22 -72l-18 -2', leaf.deep, 1.8, 0.7) +
    c.part(petal([22, -88], 24, 70, 28), leaf, { depth: 'soft' }) +
    c.stroke('M24 -88L78 -64', leaf.deep, 1.8, 0.7) +
    c.part(ellipse(21, -91, 9), c.ink.wood, { shade: 'ball', depth: 'fine' }) +
    one(-46, 48, 48) +
    one(50, 56, 44) +
    c.flat(star(4, 18, 1.4, [74, 20]), mix('#ffffff', hero.hi, 0.2))
  );
};

const melon = (c: Canvas): string => {
  const { leaf, ivory, coal, hero, light } = c.ink;
  const flesh: Tone = { hi: '#ffc0b4', lit: '#ff6f66', base: '#f03a48', dim: '#b41634', deep: '#660a22' };
  const seeds = times(11, (i) => {
    const [x, y] = polar(i % 2 === 0 ? 42 : 62, 20 + i * 14, [0, -40]);
    return placed(x, y, 1, (i - 5) * -9, c.flat('M0 -6Q5 2 0 6Q-5 2 0 -6Z', coal.deep));
  }).join('');
  const citrus = (x: number, y: number, r: number, tone: Tone): string =>
    placed(
      x,
      y,
      1,
      14,
      c.part(ellipse(0, 0, r), tone, { depth: 'round' }),
      c.flat(ellipse(0, 0, r * 0.86), ivory.hi),
      times(9, (i) =>
        c.part(sector(r * 0.8, r * 0.1, i * 40 + 3, i * 40 + 37), tone, { depth: 'fine' }),
      ).join(''),
    );
  const grapes = times(10, (i) => {
    const row = i < 4 ? 0 : i < 7 ? 1 : i < 9 ? 2 : 3;
    const first = [0, 4, 7, 9][row] ?? 0;
    return c.part(ellipse(-62 + (i - first - (3 - row) / 2) * 21, -52 + row * 18, 12.5), c.ink.mate, {
      shade: 'ball',
      depth: 'soft',
    });
  }).join('');
  return (
    c.part(petal([-62, -62], -60, 40, 22), leaf, { depth: 'soft' }) +
    grapes +
    citrus(56, -34, 40, hero) +
    c.part(sector(106, 0.1, 8, 172, [0, -36]), leaf, { depth: 'soft' }) +
    c.flat(sector(96, 0.1, 9, 171, [0, -36]), ivory.base) +
    c.part(sector(90, 0.1, 9, 171, [0, -36]), flesh, { depth: 'soft' }) +
    seeds +
    c.haze(-40, -10, 40, 16, light.hi, 0.6)
  );
};

const mushroom = (c: Canvas): string => {
  const { hero, ivory, leaf, light } = c.ink;
  const one = (): string =>
    c.part('M-18 6Q-14 50 -30 84Q0 100 30 84Q14 50 18 6Z', ivory, { depth: 'round' }) +
    c.flat('M-58 14Q0 44 58 14Q0 66 -58 14Z', ivory.dim) +
    times(9, (i) =>
      c.stroke(
        `M${-44 + i * 11} ${n(18 + Math.sin((i / 8) * 3.1) * 8)}L${-20 + i * 5} 40`,
        ivory.deep,
        1,
        0.5,
      ),
    ).join('') +
    c.part('M-76 12Q-70 -76 0 -82Q70 -76 76 12Q0 40 -76 12Z', hero, { depth: 'full' }) +
    [
      [-38, -22, 13],
      [0, -52, 12],
      [34, -14, 15],
      [-6, -8, 9],
      [58, -4, 7],
      [-60, 0, 7],
      [38, -48, 8],
    ]
      .map(([x, y, r]) => c.part(ellipse(x ?? 0, y ?? 0, r ?? 8, (r ?? 8) * 0.82), ivory, { depth: 'fine' }))
      .join('');
  const grass = times(15, (i) =>
    c.part(petal([-84 + i * 12, 98], -104 + (i % 5) * 7, 34 + (i % 3) * 8, 6), leaf, { depth: 'fine' }),
  ).join('');
  return (
    c.haze(0, 40, 90, 60, light.base, 0.7) +
    placed(-64, 40, 0.5, -10, one()) +
    placed(66, 46, 0.44, 12, one()) +
    placed(2, 6, 1, 3, one()) +
    grass
  );
};

const honeycomb = (c: Canvas): string => {
  const { gold, coal, ivory, light, leaf } = c.ink;
  const cell = (x: number, y: number, r: number, full: boolean): string => {
    const d = `M${times(6, (k) =>
      polar(r, k * 60 + 30, [x, y])
        .map(n)
        .join(' '),
    ).join('L')}Z`;
    return (
      c.part(d, gold, { depth: 'fine' }) +
      c.flat(
        `M${times(6, (k) =>
          polar(r * 0.76, k * 60 + 30, [x, y])
            .map(n)
            .join(' '),
        ).join('L')}Z`,
        full
          ? c.linear([
              [0, '#ffe68a'],
              [0.5, '#ffb310'],
              [1, '#c06a04'],
            ])
          : gold.deep,
      )
    );
  };
  const comb = times(14, (i) => {
    const row = Math.floor(i / 4);
    return cell(((i % 4) - 1.5) * 40 + (row % 2) * 20 - 10, row * 35 - 22, 22, i % 5 !== 3);
  }).join('');
  const bee = placed(
    -4,
    -34,
    1.1,
    -14,
    c.part(petal([0, -10], -128, 72, 32), ivory, { depth: 'soft', opacity: 0.8 }),
    c.part(petal([6, -10], -62, 74, 32), ivory, { depth: 'soft', opacity: 0.8 }),
    c.part(ellipse(0, 8, 46, 30), gold, { depth: 'full' }),
    c.clip(
      ellipse(0, 8, 46, 30),
      [-18, 4, 26].map((x) => c.flat(`M${x} -30q10 38 0 76h12q10 -38 0 -76Z`, coal.deep, 0.92)).join(''),
    ),
    c.part(ellipse(-42, 4, 20), coal, { shade: 'ball', depth: 'round' }),
    c.flat(ellipse(-50, -1, 6, 7.4), '#ffffff') + c.flat(ellipse(-51, 0, 3.4, 4.2), coal.deep),
    c.stroke('M-48 -14q-4 -16 -16 -18M-38 -15q2 -16 -6 -24', coal.base, 3),
    c.flat('M46 8l14 3l-13 5Z', coal.deep),
  );
  return (
    c.part(petal([-70, 80], 200, 40, 22), leaf, { depth: 'soft' }) +
    comb +
    c.part('M40 66q10 0 10 14v14q0 10 -8 10t-8 -10V78q0 -12 6 -12Z', gold, { depth: 'soft' }) +
    bee +
    c.haze(-20, 20, 40, 20, light.hi, 0.3)
  );
};

export const gardenMotifs = { cherries, melon, mushroom, honeycomb } as const;
