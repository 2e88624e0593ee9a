import { placed } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { box, ellipse, n, polar, polygon, star, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

/** A shaded ball with its markings wrapped inside. */
function ball(c: Canvas, x: number, y: number, radius: number, tone: Tone, markings: string): string {
  const outline = ellipse(x, y, radius);
  const shade = c.radial(
    [
      [0, '#000000', 0],
      [0.62, '#000000', 0],
      [0.88, '#000000', 0.4],
      [1, '#000000', 0.7],
    ],
    [
      0.5 + Math.cos((c.light.azimuth * Math.PI) / 180) * 0.16,
      0.5 + Math.sin((c.light.azimuth * Math.PI) / 180) * 0.16,
    ],
    0.62,
  );
  return (
    c.part(outline, tone, { depth: 'none', shade: 'ball' }) +
    c.clip(
      outline,
      markings +
        c.flat(outline, shade) +
        c.haze(x - radius * 0.28, y - radius * 0.46, radius * 0.5, radius * 0.34, '#ffffff', 0.75),
    )
  );
}

/** Speed lines that trail a moving thing, away to the lower left. */
const trail = (c: Canvas, count: number): string =>
  times(count, (i) =>
    c.stroke(
      `M${n(-30 - i * 6)} ${n(20 + i * 17 - count * 6)}L${n(-112 + i * 3)} ${n(62 + i * 15 - count * 4)}`,
      i % 2 === 0 ? c.ink.hero.lit : c.ink.light.hi,
      6 - i * 0.7,
      0.6,
    ),
  ).join('');

const football = (c: Canvas): string => {
  const { ivory, coal } = c.ink;
  const patch = (x: number, y: number, size: number, turn: number): string =>
    polygon(times(5, (i) => polar(size, turn + i * 72, [x, y])));
  const outer = times(5, (i) => patch(...polar(66, -90 + i * 72), 25, 90 + i * 72)).join('');
  const seams = times(5, (i) => {
    const [a, b] = [polar(25, -90 + i * 72), polar(44, -90 + i * 72)];
    const [p, q] = [polar(60, -72 + i * 72 - 30), polar(60, -72 + i * 72 + 30)];
    return `M${a.map(n).join(' ')}L${b.map(n).join(' ')}M${p.map(n).join(' ')}L${q.map(n).join(' ')}`;
  }).join('');
  const lace = times(10, (i) => {
    const [a, b] = [polar(56, -90 + i * 36 + 9), polar(86, -90 + i * 36 + 3)];
    return `M${a.map(n).join(' ')}L${b.map(n).join(' ')}`;
  }).join('');
  return (
    trail(c, 5) +
    placed(
      6,
      0,
      1,
      12,
      ball(
        c,
        0,
        0,
        84,
        ivory,
        c.part(patch(0, 0, 26, -90), coal, { depth: 'fine' }) +
          c.part(outer, coal, { depth: 'fine' }) +
          c.stroke(seams + lace, coal.dim, 2),
      ),
    )
  );
};

const basketball = (c: Canvas): string => {
  const leather: Tone = {
    ...c.ink.hero,
    hi: '#ffd9a0',
    lit: '#ff9a3c',
    base: '#ec7420',
    dim: '#a8460e',
    deep: '#5c2206',
  };
  const lines = c.stroke(
    'M-90 10Q0 -14 90 10M10 -90Q-14 0 10 90M-66 -60Q-6 -30 -20 84M68 -56Q22 0 52 74',
    c.ink.coal.deep,
    4.4,
  );
  const grain = times(90, () =>
    c.flat(ellipse(c.random.range(-84, 84), c.random.range(-84, 84), 1), leather.deep, 0.35),
  ).join('');
  const hoop = c.stroke('M-92 34A92 24 0 0 0 92 34', c.ink.ruby.base, 8);
  const net = times(
    9,
    (i) =>
      `M${-84 + i * 21} ${n(40 + Math.sin((i / 8) * Math.PI) * 16)}L${n(-52 + i * 13 + 8)} 100M${-84 + i * 21} ${n(40 + Math.sin((i / 8) * Math.PI) * 16)}L${n(-52 + i * 13 - 8)} 100`,
  ).join('');
  return (
    c.stroke('M-92 34A92 24 0 0 1 92 34', c.ink.ruby.deep, 7) +
    placed(0, -18, 0.94, -14, ball(c, 0, 0, 78, leather, grain + lines)) +
    c.stroke(net, '#ffffff', 2, 0.85) +
    hoop +
    c.stroke('M-92 32A92 24 0 0 0 92 32', c.ink.ruby.hi, 1.6, 0.8)
  );
};

const cricket = (c: Canvas): string => {
  const { wood, hero, ruby, ivory } = c.ink;
  const blade: Tone = { hi: '#fff1cf', lit: '#f3d7a0', base: '#dfb876', dim: '#a87a42', deep: '#634220' };
  const stumps =
    [-34, 0, 34].map((x) => c.part(box(x - 6, -70, 12, 160, 5), blade, { depth: 'soft' })).join('') +
    c.part(box(-38, -78, 36, 8, 4), wood, { depth: 'fine' }) +
    c.part(box(2, -78, 36, 8, 4), wood, { depth: 'fine' });
  const bat = placed(
    20,
    14,
    1.02,
    38,
    c.part(box(-6, -104, 12, 56, 6), hero, { depth: 'soft' }),
    times(6, (i) => c.stroke(`M-6 ${-98 + i * 9}l12 5`, hero.deep, 1.6, 0.7)).join(''),
    c.part('M-8 -52Q-22 -46 -22 -32V74Q-22 92 0 94Q22 92 22 74V-32Q22 -46 8 -52Z', blade, { depth: 'round' }),
    c.stroke('M0 -44V86', blade.dim, 1.4, 0.6),
    c.flat('M-22 -10H22V18H-22Z', hero.base, 0.9),
    c.flat(star(5, 11, 5, [0, 4]), '#ffffff', 0.95),
  );
  const seam =
    c.stroke('M-40 14Q0 -16 40 6', ivory.base, 2) +
    c.stroke('M-40 19Q0 -11 40 11', ivory.base, 2) +
    times(11, (i) =>
      c.stroke(`M${-30 + i * 6} ${n(12 - Math.sin((i / 10) * Math.PI) * 15)}l3 9`, ivory.lit, 1.2),
    ).join('');
  return stumps + bat + ball(c, -46, 40, 34, ruby, `<g transform="translate(-46 40)">${seam}</g>`);
};

const tennis = (c: Canvas): string => {
  const { hero, ivory, coal } = c.ink;
  const felt: Tone = { hi: '#f8ffc0', lit: '#e2f25a', base: '#c3da2c', dim: '#7f9614', deep: '#445208' };
  const strings =
    times(12, (i) => `M${-50 + i * 9} -60V60`).join('') + times(14, (i) => `M-50 ${-60 + i * 9}H50`).join('');
  const racket = (turn: number, tone: Tone): string =>
    placed(
      0,
      8,
      1,
      turn,
      c.part('M-12 34L-5 62H5L12 34Z', tone, { depth: 'fine' }),
      c.part(box(-6, 56, 12, 48, 5), coal, { depth: 'soft' }),
      times(5, (i) => c.stroke(`M-6 ${66 + i * 8}l12 -5`, tone.lit, 1.5)).join(''),
      placed(
        0,
        -26,
        1,
        0,
        c.clip(ellipse(0, 0, 46, 60), c.stroke(strings, ivory.lit, 1.2, 0.9)),
        c.part(ellipse(0, 0, 52, 67) + ellipse(0, 0, 44, 59), tone, { depth: 'soft', rule: 'evenodd' }),
      ),
    );
  return (
    racket(-34, c.ink.mate) +
    racket(34, hero) +
    placed(
      0,
      52,
      1,
      0,
      ball(c, 0, 0, 34, felt, c.stroke('M-34 -16Q-4 0 -16 34M34 14Q2 2 14 -34', '#ffffff', 3.4)),
    )
  );
};

const volleyball = (c: Canvas): string => {
  const { ivory, hero, mate } = c.ink;
  const panels = times(3, (i) =>
    placed(
      0,
      0,
      1,
      i * 120,
      c.part('M0 0Q34 -30 26 -92H70Q96 -40 60 6Q30 14 0 0Z', [hero, mate, ivory][i] ?? hero, {
        depth: 'fine',
      }),
      c.stroke(
        'M8 -4Q50 -34 44 -92M30 2Q74 -30 66 -84M0 0Q34 -30 26 -92M0 0Q44 26 96 -8',
        c.ink.coal.dim,
        1.8,
        0.7,
      ),
    ),
  ).join('');
  const net =
    times(8, (i) => `M-100 ${44 + i * 9}H100`).join('') +
    times(20, (i) => `M${-100 + i * 10.5} 40V104`).join('');
  return (
    ball(c, 0, -12, 80, ivory, placed(0, -12, 1, 10, panels)) +
    c.stroke(net, '#ffffff', 1.2, 0.65) +
    c.part(box(-104, 34, 208, 11, 3), ivory, { depth: 'fine' })
  );
};

export const ballMotifs = { football, basketball, cricket, tennis, volleyball } as const;
