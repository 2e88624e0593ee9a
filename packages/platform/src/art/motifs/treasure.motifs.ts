import { placed } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { blob, ellipse, polar, polygon, star, symmetric, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

/** One cut stone about the origin, `size` wide: table, crown facets and pavilion, each lit by its own direction. */
export function stone(c: Canvas, x: number, y: number, size: number, tone: Tone, sides = 8): string {
  const edge = times(sides, (i) => polar(size / 2, (i * 360) / sides + 180 / sides));
  const table = edge.map(([px, py]): Point => [px * 0.56, py * 0.56 - size * 0.02]);
  const steps = [tone.lit, tone.hi, tone.lit, tone.base, tone.dim, tone.deep, tone.dim, tone.base];
  const lit = Math.round((c.light.azimuth / 360) * sides);
  const facets = edge.map((point, i) => {
    const next = (i + 1) % sides;
    const away = Math.min((i - lit + 2 * sides) % sides, (lit - i + 2 * sides) % sides);
    const colour = steps[Math.min(5, 1 + Math.round((away / sides) * 9))] ?? tone.base;
    return c.flat(
      polygon([point, edge[next] ?? point, table[next] ?? point, table[i] ?? point]),
      colour,
      1,
      `stroke="${tone.hi}" stroke-width="0.5" stroke-opacity="0.6"`,
    );
  });
  const star4 = polygon([table[0] ?? [0, 0], table[3] ?? [0, 0], table[6 % sides] ?? [0, 0]]);
  return placed(
    x,
    y,
    1,
    0,
    c.flat(polygon(edge), tone.dim),
    ...facets,
    c.flat(
      polygon(table),
      c.linear([
        [0, tone.hi],
        [0.4, tone.lit],
        [0.75, tone.base],
        [1, tone.lit],
      ]),
    ),
    c.flat(star4, '#ffffff', 0.22),
    c.haze(-size * 0.14, -size * 0.17, size * 0.16, size * 0.1, '#ffffff', 0.9),
  );
}

const gem = (c: Canvas): string => {
  const { hero } = c.ink;
  const f = (points: readonly Point[], colour: string): string =>
    c.flat(
      polygon(points),
      colour,
      1,
      `stroke="${hero.hi}" stroke-width="0.7" stroke-opacity="0.55" stroke-linejoin="round"`,
    );
  const top = -58;
  const girdle = -12;
  const upper: Point[] = [
    [-52, top],
    [-18, top - 10],
    [18, top - 10],
    [52, top],
  ];
  const belt: Point[] = [
    [-92, girdle],
    [-46, girdle + 8],
    [0, girdle + 12],
    [46, girdle + 8],
    [92, girdle],
  ];
  const at = (list: readonly Point[], i: number): Point => list[i] ?? [0, 0];
  const shades = [hero.hi, hero.lit, hero.base, hero.dim, hero.lit, hero.deep, hero.dim];
  const crown = [
    [at(belt, 0), at(upper, 0), at(belt, 1)],
    [at(upper, 0), at(upper, 1), at(belt, 1)],
    [at(belt, 1), at(upper, 1), at(belt, 2)],
    [at(upper, 1), at(upper, 2), at(belt, 2)],
    [at(belt, 2), at(upper, 2), at(belt, 3)],
    [at(upper, 2), at(upper, 3), at(belt, 3)],
    [at(belt, 3), at(upper, 3), at(belt, 4)],
  ].map((points, i) => f(points, shades[i] ?? hero.base));
  const tip: Point = [0, 94];
  const pavilion = [hero.base, hero.lit, hero.deep, hero.dim].map((colour, i) =>
    f(
      [at(belt, i), at(belt, i + 1), tip],
      c.linear(
        [
          [0, colour],
          [0.55, mix(colour, hero.lit, 0.35)],
          [1, hero.deep],
        ],
        [0, 0],
        [0, 1],
      ),
    ),
  );
  const inner = [
    [-30, 6],
    [-8, 10],
    [16, 10],
    [34, 5],
  ].map(([x, y], i) =>
    c.flat(
      polygon([
        [x ?? 0, y ?? 0],
        [(x ?? 0) + 13, (y ?? 0) + 2],
        [(x ?? 0) * 0.3, 74],
      ]),
      i % 2 === 0 ? '#ffffff' : hero.hi,
      i % 2 === 0 ? 0.28 : 0.35,
    ),
  );
  const small = times(5, (i) =>
    stone(
      c,
      -84 + i * 42,
      92 + (i % 2) * 8,
      26 - Math.abs(i - 2) * 2,
      [c.ink.mate, c.ink.ruby, c.ink.light, c.ink.leaf, c.ink.sky][i] ?? c.ink.mate,
    ),
  );
  return (
    c.haze(0, 10, 120, 110, hero.lit, 0.55) +
    crown.join('') +
    pavilion.join('') +
    inner.join('') +
    c.flat(star(4, 26, 2, [-40, -50]), '#ffffff', 0.95) +
    c.flat(star(4, 15, 1.4, [50, 22]), '#ffffff', 0.9) +
    small.join('')
  );
};

const crown = (c: Canvas): string => {
  const { gold, hero, ruby, ivory, mate } = c.ink;
  const band = 'M-78 44Q0 72 78 44L76 74Q0 104 -76 74Z';
  const spikes = blob(
    [
      [-78, 46],
      [-92, -34],
      [-54, 8],
      [-44, -62],
      [-14, -2],
      [0, -86],
      [14, -2],
      [44, -62],
      [54, 8],
      [92, -34],
      [78, 46],
      [0, 66],
    ],
    0.06,
  );
  const back = 'M-70 40Q0 10 70 40L58 -6Q0 -30 -58 -6Z';
  const cushion = symmetric([
    [0, -40],
    [46, -26],
    [72, 40],
    [0, 62],
  ]);
  const tips: Point[] = [
    [-92, -40],
    [-44, -68],
    [0, -92],
    [44, -68],
    [92, -40],
  ];
  const pearls = times(13, (i) =>
    c.part(ellipse(-72 + i * 12, 50 + Math.sin((i / 12) * Math.PI) * 12.5, 3.6), ivory, {
      shade: 'ball',
      depth: 'none',
    }),
  );
  return (
    c.part(back, gold, { depth: 'soft' }) +
    c.part(cushion, hero, { depth: 'full' }) +
    c.part(spikes, gold, { depth: 'soft', line: true }) +
    c.flat(
      blob(
        [
          [-66, 42],
          [-74, -4],
          [-50, 24],
          [-40, -32],
          [-12, 18],
          [0, -50],
          [12, 18],
          [40, -32],
          [50, 24],
          [74, -4],
          [66, 42],
          [0, 56],
        ],
        0.06,
      ),
      gold.dim,
      0.35,
    ) +
    c.part(band, gold, { depth: 'soft', line: true }) +
    pearls.join('') +
    tips
      .map(([x, y], i) =>
        c.part(ellipse(x, y, i === 2 ? 11 : 8.5), i % 2 === 0 ? ruby : mate, {
          shade: 'ball',
          depth: 'soft',
        }),
      )
      .join('') +
    stone(c, 0, 24, 30, ruby) +
    stone(c, -44, 16, 18, mate) +
    stone(c, 44, 16, 18, mate) +
    times(5, (i) =>
      stone(c, -56 + i * 28, 69 + Math.sin(((i + 0.5) / 5) * Math.PI) * 11, 13, i % 2 === 0 ? hero : ruby, 6),
    ).join('') +
    c.flat(star(4, 20, 1.6, [-50, -34]), '#ffffff', 0.95)
  );
};

export const treasureMotifs = { gem, crown } as const;
