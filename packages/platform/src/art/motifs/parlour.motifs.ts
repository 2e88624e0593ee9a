import { group, placed } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { box, ellipse, petal, polygon, symmetric, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';
import { chip } from './cards.motifs.ts';
import { roulette } from './table.motifs.ts';

/** One mahjong tile about its centre, 66 by 88, with a thick jade back. */
function mahjongTile(c: Canvas, face: (canvas: Canvas) => string): string {
  return (
    c.part(box(-27, -36, 66, 88, 9), c.ink.leaf, { depth: 'soft' }) +
    c.part(box(-31, -41, 66, 88, 9), c.ink.ivory, { depth: 'none' }) +
    c.part(box(-36, -47, 66, 88, 9), c.ink.ivory, { depth: 'soft' }) +
    group('transform="translate(-3 -3)"', face(c))
  );
}

const mahjong = (c: Canvas): string => {
  const { ruby, leaf, sky } = c.ink;
  const dots = (canvas: Canvas): string =>
    times(9, (i) => {
      const [x, y] = [(i % 3) * 17 - 17, Math.floor(i / 3) * 22 - 22];
      const tone = [ruby, leaf, sky][Math.floor(i / 3)] ?? ruby;
      return canvas.flat(ellipse(x, y, 7.4), tone.base) + canvas.stroke(ellipse(x, y, 4.2), '#ffffff', 1.6);
    }).join('');
  const bamboo = (canvas: Canvas): string =>
    times(6, (i) => {
      const [x, y] = [(i % 3) * 17 - 17, Math.floor(i / 3) * 34 - 17];
      return (
        canvas.part(box(x - 4.5, y - 14, 9, 28, 4), i === 1 ? ruby : leaf, { depth: 'fine' }) +
        canvas.stroke(`M${x - 4.5} ${y}h9`, '#ffffff', 1.4)
      );
    }).join('');
  const flower = (canvas: Canvas): string =>
    times(8, (i) =>
      canvas.part(petal([0, 0], i * 45, 27, 12), i % 2 === 0 ? ruby : c.ink.hero, { depth: 'fine' }),
    ).join('') + canvas.part(ellipse(0, 0, 8), c.ink.gold, { shade: 'ball' });
  return (
    placed(-46, -14, 1.02, -13, mahjongTile(c, bamboo)) +
    placed(50, -18, 1.02, 12, mahjongTile(c, dots)) +
    placed(2, 24, 1.22, -2, mahjongTile(c, flower))
  );
};

const dominoes = (c: Canvas): string => {
  const bone = (
    tone: Tone,
    spot: string,
    a: readonly (readonly [number, number])[],
    b: readonly (readonly [number, number])[],
  ): string =>
    c.part(box(-30, -58, 66, 124, 11), c.ink.coal, { depth: 'soft' }) +
    c.part(box(-34, -63, 66, 124, 11), tone, { depth: 'soft' }) +
    c.stroke('M-26 -1H24', spot, 2) +
    c.flat(ellipse(-1, -1, 4), c.ink.gold.base) +
    [...a.map(([x, y]) => [x, y - 32] as const), ...b.map(([x, y]) => [x, y + 30] as const)]
      .map(([x, y]) => c.flat(ellipse(x - 1, y, 6), spot))
      .join('');
  const five = [
    [-16, -16],
    [16, -16],
    [0, 0],
    [-16, 16],
    [16, 16],
  ] as const;
  const three = [
    [-16, -16],
    [0, 0],
    [16, 16],
  ] as const;
  const four = [
    [-16, -16],
    [16, -16],
    [-16, 16],
    [16, 16],
  ] as const;
  return (
    placed(-48, -2, 1.06, -24, bone(c.ink.coal, '#ffffff', four, three)) +
    placed(54, 2, 1.06, 22, bone(c.ink.hero, '#ffffff', three, four)) +
    placed(2, 6, 1.2, 0, bone(c.ink.ivory, c.ink.coal.deep, five, three))
  );
};

const jester = (c: Canvas): string => {
  const { hero, mate, gold, ivory, ruby, coal } = c.ink;
  const horn = (side: 1 | -1, tone: Tone): string =>
    `<g transform="scale(${side} 1)">${c.part('M2 -20Q20 -84 66 -74Q98 -66 92 -20Q80 -46 62 -40Q46 -32 44 4Z', tone, { depth: 'round' })}${c.part(ellipse(92, -14, 11), gold, { shade: 'ball', depth: 'soft' })}</g>`;
  const collar = times(9, (i) =>
    placed(
      0,
      42,
      1,
      -72 + i * 18,
      c.part('M-13 0L0 58L13 0Z', i % 2 === 0 ? hero : mate, { depth: 'soft' }),
      c.part(ellipse(0, 58, 5), gold, { shade: 'ball', depth: 'fine' }),
    ),
  ).join('');
  const face = symmetric([
    [0, -34],
    [38, -20],
    [42, 20],
    [24, 54],
    [0, 66],
  ]);
  const eye = (x: number): string =>
    c.flat(`M${x - 12} 4Q${x} -12 ${x + 12} 4Q${x} 12 ${x - 12} 4Z`, coal.deep) +
    c.flat(ellipse(x, 2, 4), c.ink.light.hi) +
    c.flat(
      polygon([
        [x, -20],
        [x + 5, -8],
        [x, 18],
        [x - 5, -8],
      ]),
      hero.base,
      0.85,
    );
  return (
    collar +
    horn(1, hero) +
    horn(-1, mate) +
    c.part('M-24 -20Q-30 -90 0 -98Q30 -90 24 -20Z', ruby, { depth: 'round' }) +
    c.part(ellipse(0, -98, 10), gold, { shade: 'ball', depth: 'soft' }) +
    c.part(face, ivory, { depth: 'full' }) +
    eye(-17) +
    eye(17) +
    c.part('M-5 14Q0 4 5 14L9 28Q0 35 -9 28Z', ivory, { depth: 'fine' }) +
    c.flat('M-26 34Q0 64 26 34Q0 46 -26 34Z', ruby.base) +
    c.stroke('M-29 32Q-26 35 -26 36M29 32Q26 35 26 36', ruby.deep, 2) +
    c.part('M-44 -26Q0 -50 44 -26L46 -10Q0 -36 -46 -10Z', gold, { depth: 'soft' }) +
    c.haze(-16, 26, 10, 6, ruby.lit, 0.5) +
    c.flat(ellipse(0, -32, 5), mix(hero.lit, '#ffffff', 0.2))
  );
};

/** The wheel seen along the table, with the cloth and its stakes in front. */
const layout = (c: Canvas): string => {
  const { leaf, ruby, coal, ivory, gold, hero, mate } = c.ink;
  const cloth = polygon([
    [-70, 10],
    [70, 10],
    [112, 104],
    [-112, 104],
  ]);
  const at = (column: number, row: number): readonly [number, number] => {
    const depth = row / 4;
    return [(column / 6) * (66 + 40 * depth), 16 + 84 * depth ** 1.2];
  };
  const cells = times(24, (i) => {
    const [column, row] = [(i % 6) * 2 - 6, Math.floor(i / 6)];
    const corners = [at(column, row), at(column + 2, row), at(column + 2, row + 1), at(column, row + 1)];
    const tone = (i + row) % 2 === 0 ? ruby : coal;
    return c.flat(polygon(corners), tone.base, 0.92, `stroke="${ivory.base}" stroke-width="1.6"`);
  }).join('');
  const stake = (x: number, y: number, size: number, tone: Tone): string =>
    group(`transform="translate(0 ${y * 0.3})"`, placed(x, y * 0.7, size, 0, chip(c, tone)));
  return (
    c.part(cloth, leaf, { depth: 'soft' }) +
    cells +
    c.stroke(cloth, gold.base, 2.4) +
    group('transform="translate(0 -40) scale(1 .62)"', roulette(c)) +
    stake(-44, 58, 0.3, hero) +
    stake(40, 44, 0.24, mate) +
    stake(62, 84, 0.36, gold)
  );
};

export const parlourMotifs = { mahjong, dominoes, jester, layout } as const;
