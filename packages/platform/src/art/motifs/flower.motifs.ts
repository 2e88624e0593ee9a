import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { blob, ellipse, n, petal, polar, star, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const lotus = (c: Canvas): string => {
  const { hero, light, gold, leaf, ivory } = c.ink;
  const pale: Tone = {
    hi: '#ffffff',
    lit: mix(hero.hi, ivory.hi, 0.5),
    base: mix(hero.lit, ivory.base, 0.4),
    dim: hero.base,
    deep: hero.dim,
  };
  const layer = (count: number, spread: number, size: number, width: number, y: number, tone: Tone): string =>
    times(count, (i) => {
      const at = i % 2 === 0 ? i / 2 : count - 1 - (i - 1) / 2;
      return c.part(petal([0, y], -90 - spread / 2 + (spread * at) / (count - 1), size, width), tone, {
        depth: 'round',
      });
    }).join('');
  const pads =
    twice(
      c.part(ellipse(58, 78, 50, 15), leaf, { depth: 'soft' }) +
        c.stroke('M58 78L100 72M58 78L84 90M58 78L30 90M58 78L60 64', leaf.deep, 1.4, 0.6),
    ) + c.part(ellipse(0, 84, 62, 17), leaf, { depth: 'soft' });
  return (
    c.haze(0, 10, 120, 100, light.hi, 0.75) +
    pads +
    layer(8, 176, 104, 25, 64, hero) +
    layer(7, 128, 108, 27, 68, pale) +
    times(
      9,
      (i) =>
        c.stroke(`M0 40L${n((i - 4) * 8)} ${n(2 - (4 - Math.abs(i - 4)) * 4)}`, gold.base, 2) +
        c.part(ellipse((i - 4) * 8, 2 - (4 - Math.abs(i - 4)) * 4, 4), gold, {
          shade: 'ball',
          depth: 'fine',
        }),
    ).join('') +
    layer(6, 98, 84, 27, 74, pale) +
    layer(5, 128, 60, 21, 80, hero) +
    c.flat(star(4, 17, 1.4, [-32, -44]) + star(4, 10, 1, [46, -12]), '#ffffff')
  );
};

const rose = (c: Canvas): string => {
  const { hero, leaf, light } = c.ink;
  const petals = [
    [0, 10, 64, 12],
    [0, 8, 52, 10],
    [0, 4, 40, 9],
    [0, 0, 28, 7],
    [0, -2, 17, 5],
  ]
    .map(([x, y, r, count], layer) =>
      times(count ?? 5, (i) => {
        const angle = (i * 360) / (count ?? 5) + layer * 23;
        const [px, py] = polar((r ?? 10) * 0.5, angle, [x ?? 0, (y ?? 0) - 20]);
        return c.part(ellipse(px, py, (r ?? 10) * 0.46), hero, { depth: 'round', shade: 'ball' });
      }).join(''),
    )
    .join('');
  return (
    c.stroke('M0 30Q8 66 -4 106', leaf.dim, 8) +
    c.stroke('M-1 30Q7 66 -5 106', leaf.lit, 2.6) +
    c.part(petal([2, 74], -28, 78, 34), leaf, { depth: 'soft' }) +
    c.part(petal([2, 82], 206, 82, 34), leaf, { depth: 'soft' }) +
    c.stroke('M2 74L64 42M2 82L-64 50', leaf.deep, 1.8, 0.6) +
    times(5, (i) => c.part(petal([0, 20], 20 + i * 35, 46, 15), leaf, { depth: 'soft' })).join('') +
    petals +
    c.part(
      blob([
        [-8, -26],
        [4, -32],
        [10, -20],
        [0, -12],
      ]),
      hero,
      { depth: 'fine' },
    ) +
    [
      [-40, -44],
      [34, 4],
      [10, -62],
    ]
      .map(([x, y]) => c.part(ellipse(x ?? 0, y ?? 0, 4, 5), light, { shade: 'ball', depth: 'fine' }))
      .join('')
  );
};

const sunflower = (c: Canvas): string => {
  const { gold, wood, leaf, hero } = c.ink;
  const seeds = times(70, (i) => {
    const [x, y] = polar(4.5 * Math.sqrt(i), i * 137.5);
    return c.flat(ellipse(x, y, 2.4), i % 3 === 0 ? wood.lit : wood.deep);
  }).join('');
  return (
    c.part(petal([0, 50], 40, 88, 40), leaf, { depth: 'soft' }) +
    c.part(petal([0, 50], 140, 88, 40), leaf, { depth: 'soft' }) +
    times(20, (i) => c.part(petal([0, 0], i * 18 + 9, 92, 15), hero, { depth: 'soft' })).join('') +
    times(18, (i) => c.part(petal([0, 0], i * 20, 80, 15), gold, { depth: 'soft' })).join('') +
    c.part(ellipse(0, 0, 42), wood, { depth: 'round', shade: 'ball' }) +
    seeds
  );
};

const clover = (c: Canvas): string => {
  const { leaf, gold, light, hero } = c.ink;
  const green: Tone = { hi: '#d4ffb4', lit: '#6fdc5c', base: '#2ba845', dim: '#127036', deep: '#063e22' };
  return (
    c.stroke('M4 14Q10 66 44 98', leaf.dim, 12) +
    c.stroke('M2 14Q8 66 42 98', leaf.lit, 4) +
    times(4, (i) =>
      placed(
        0,
        -6,
        1,
        i * 90 + 45,
        c.part('M0 -2C-62 -22 -58 -98 0 -78C58 -98 62 -22 0 -2Z', green, { depth: 'full' }),
        c.stroke('M0 -10V-66M0 -26L-22 -46M0 -26L22 -46M0 -44L-14 -60M0 -44L14 -60', green.dim, 2, 0.6),
      ),
    ).join('') +
    c.part(ellipse(0, -6, 11), gold, { shade: 'ball', depth: 'soft' }) +
    [
      [-50, -52],
      [48, 26],
      [-30, 44],
    ]
      .map(
        ([x, y]) =>
          c.haze((x ?? 0) - 2, (y ?? 0) - 2, 9, 9, '#ffffff', 0.8) +
          c.part(ellipse(x ?? 0, y ?? 0, 5), light, { shade: 'ball', depth: 'fine' }),
      )
      .join('') +
    c.flat(star(4, 18, 1.4, [58, -62]), hero.hi)
  );
};

export const flowerMotifs = { lotus, rose, sunflower, clover } as const;
