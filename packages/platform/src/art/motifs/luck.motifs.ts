import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { box, ellipse, n, petal, polar, ring, sector, star, symmetric, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';
import { stone } from './treasure.motifs.ts';

/** A struck coin, seen slightly from above. */
function coin(c: Canvas, x: number, y: number, radius: number, tone: Tone, tilt = 1): string {
  const face =
    c.part(ellipse(0, 0, radius), tone, { depth: 'fine', shade: 'along' }) +
    c.stroke(ellipse(0, 0, radius * 0.8), tone.dim, radius * 0.05) +
    c.part(star(5, radius * 0.5, radius * 0.22), tone, { depth: 'fine' });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${n(tilt)})"><g transform="translate(0 ${n(radius * 0.16)})">${c.flat(ellipse(0, 0, radius), tone.deep)}</g>${face}</g>`;
}

const coins = (c: Canvas): string => {
  const { gold, hero } = c.ink;
  const stack = (x: number, base: number, count: number): string =>
    times(count, (i) => coin(c, x, base - i * 9, 27, i % 4 === 3 ? hero : gold, 0.42)).join('');
  const spill = times(9, (i) => coin(c, -88 + i * 22, 84 + (i % 3) * 7, 16, gold, 0.5)).join('');
  return (
    stack(-52, 66, 7) +
    stack(54, 66, 9) +
    stack(0, 74, 5) +
    spill +
    placed(-6, -16, 1, -12, coin(c, 0, 0, 52, gold)) +
    c.flat(star(4, 24, 2, [-32, -46]), '#ffffff', 0.95)
  );
};

const chest = (c: Canvas): string => {
  const { wood, gold, hero, mate, ruby, light } = c.ink;
  const plank = (y: number): string => c.stroke(`M-76 ${y}H76`, wood.deep, 1.6, 0.7);
  const hoard = times(17, (i) =>
    coin(c, -64 + i * 8, 2 - Math.sin((i / 16) * Math.PI) * 24 + (i % 3) * 5, 12, gold, 0.62),
  ).join('');
  const jewels =
    stone(c, -34, -18, 24, hero) +
    stone(c, 20, -26, 28, ruby) +
    stone(c, 48, -8, 20, mate) +
    stone(c, -6, -12, 18, light);
  const strap = (x: number): string =>
    c.part(box(x - 7, 8, 14, 78, 2), gold, { depth: 'fine' }) +
    times(4, (i) => c.flat(ellipse(x, 18 + i * 20, 2.4), gold.deep)).join('');
  return (
    c.part('M-78 -18Q-84 -84 0 -88Q84 -84 78 -18L66 -24Q60 -66 0 -70Q-60 -66 -66 -24Z', wood, {
      depth: 'soft',
    }) +
    c.flat('M-66 -22Q-60 -66 0 -70Q60 -66 66 -22Z', mix(wood.deep, '#000000', 0.4)) +
    c.stroke('M-78 -18Q-84 -84 0 -88Q84 -84 78 -18', gold.base, 6) +
    c.stroke('M-40 -80V-64M40 -80V-64M0 -88V-70', gold.dim, 9) +
    c.haze(0, -24, 96, 60, light.base, 0.95) +
    hoard +
    jewels +
    c.part(box(-82, 6, 164, 80, 7), wood, { depth: 'soft', shade: 'down' }) +
    plank(30) +
    plank(54) +
    c.part(box(-85, 4, 170, 14, 4), gold, { depth: 'fine' }) +
    c.part(box(-85, 76, 170, 12, 4), gold, { depth: 'fine' }) +
    strap(-58) +
    strap(58) +
    c.part('M-17 8H17V32Q17 46 0 50Q-17 46 -17 32Z', gold, { depth: 'soft', line: true }) +
    c.flat('M-4 22a5 5 0 1 1 8 0L6 38H-6Z', gold.deep) +
    c.flat(star(4, 18, 1.4, [24, -34]), '#ffffff')
  );
};

const bell = (c: Canvas): string => {
  const { gold, hero, leaf, ruby } = c.ink;
  const body = symmetric(
    [
      [0, -66],
      [20, -62],
      [40, -36],
      [46, 10],
      [60, 38],
      [72, 50],
      [40, 60],
      [0, 62],
    ],
    0.15,
  );
  return (
    c.part(ellipse(0, 66, 16), gold, { shade: 'ball' }) +
    c.part(body, gold, { depth: 'round' }) +
    c.clip(
      body,
      c.haze(-24, -20, 14, 56, '#ffffff', 0.7) +
        c.stroke('M-80 34Q0 50 80 34', gold.dim, 5) +
        c.stroke('M-80 28Q0 44 80 28', hero.base, 5) +
        c.stroke('M-60 -30Q0 -18 60 -30', gold.dim, 3),
    ) +
    c.part('M-76 46Q0 70 76 46L78 58Q0 84 -78 58Z', gold, { depth: 'soft' }) +
    twice(
      c.part(petal([4, -66], -28, 72, 26), leaf, { depth: 'soft' }) +
        c.stroke('M6 -67L60 -94', leaf.dim, 1.6) +
        c.part(petal([4, -66], 16, 60, 22), hero, { depth: 'soft' }),
    ) +
    times(3, (i) =>
      c.part(ellipse([-12, 12, 0][i] ?? 0, [-72, -72, -60][i] ?? 0, 11), ruby, {
        shade: 'ball',
        depth: 'soft',
      }),
    ).join('')
  );
};

const seven = (c: Canvas): string => {
  const { hero, gold, light } = c.ink;
  const d = 'M-62 -84H66V-46Q20 10 4 92H-48Q-34 16 14 -40H-30V-22H-62Z';
  const flame = symmetric(
    [
      [0, -112],
      [30, -70],
      [78, -40],
      [82, 20],
      [64, 74],
      [0, 98],
    ],
    0.2,
  );
  return (
    c.haze(0, 0, 118, 118, hero.lit, 0.75) +
    c.flat(flame, hero.dim, 0.35) +
    `<g transform="translate(5 7)">${c.flat(d, hero.deep)}</g>` +
    c.stroke(d, gold.dim, 13) +
    c.stroke(d, gold.lit, 9) +
    c.part(d, hero, { depth: 'round' }) +
    c.clip(d, c.flat('M-70 -90H80V-62Q0 -52 -70 -58Z', '#ffffff', 0.4)) +
    times(7, (i) => c.flat(ellipse(-54 + i * 19, -92, 2.6), light.hi)).join('') +
    c.flat(star(4, 22, 2, [58, -80]), '#ffffff')
  );
};

const horseshoe = (c: Canvas): string => {
  const { steel, gold, leaf } = c.ink;
  const arc = sector(84, 52, 120, 420, [0, -4]);
  const holes = times(9, (i) => {
    const [x, y] = polar(68, 140 + i * 32.5, [0, -4]);
    return c.flat(ellipse(x, y, 4.4), gold.deep);
  });
  const clover = times(4, (i) =>
    placed(
      0,
      12,
      1,
      i * 90 + 45,
      c.part('M0 0C-30 -14 -26 -46 0 -36C26 -46 30 -14 0 0Z', leaf, { depth: 'soft' }),
      c.stroke('M0 -4V-28', leaf.dim, 1.6, 0.8),
    ),
  );
  return (
    c.part(arc, gold, { depth: 'round' }) +
    c.stroke(sector(76, 60, 122, 418, [0, -4]), gold.dim, 1.6) +
    holes.join('') +
    c.part(box(-58, 60, 32, 16, 4), steel, { depth: 'fine' }) +
    c.part(box(26, 60, 32, 16, 4), steel, { depth: 'fine' }) +
    c.stroke('M4 18Q8 56 26 84', leaf.dim, 6) +
    clover.join('')
  );
};

const medal = (c: Canvas): string => {
  const { gold, hero, mate } = c.ink;
  const ribbon = twice(
    c.part('M8 -100L44 -100L22 -10L-2 -18Z', hero, { depth: 'fine' }) +
      c.flat('M20 -100H30L12 -16L4 -18Z', mate.lit, 0.9),
  );
  return (
    ribbon +
    c.part(star(16, 78, 68, [0, 28]), gold, { depth: 'soft' }) +
    c.part(ring(0, 28, 62, 50), gold, { depth: 'fine', rule: 'evenodd' }) +
    c.part(ellipse(0, 28, 49), hero, { depth: 'round', shade: 'ball' }) +
    c.part(star(5, 38, 16, [0, 28]), gold, { depth: 'soft' })
  );
};

export const luckMotifs = { coins, chest, bell, seven, horseshoe, medal } as const;
