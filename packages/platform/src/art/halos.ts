import type { Canvas } from './kit/canvas.ts';
import { group } from './kit/canvas.ts';
import { box, ellipse, petal, polar, polygon, ring, star, times } from './kit/path.ts';

/** What stands right behind the hero, about the origin, the hero being 100 units to each side. */
const halo = {
  none: (c: Canvas): string => c.haze(0, 0, 150, 150, c.ink.light.base, 0.4),
  glow: (c) => c.haze(0, 0, 170, 170, c.ink.light.lit, 0.85),
  burst: (c) =>
    c.haze(0, 0, 150, 150, c.ink.light.base, 0.6) +
    c.flat(
      times(18, (i) => polygon([[0, 0], polar(190, i * 20), polar(190, i * 20 + 8)])).join(''),
      c.radial([
        [0, c.ink.light.hi, 0.85],
        [1, c.ink.light.base, 0],
      ]),
      0.6,
    ),
  rings: (c) =>
    c.haze(0, 0, 150, 150, c.ink.hero.base, 0.5) +
    [128, 110, 96]
      .map((r, i) =>
        c.stroke(
          ellipse(0, 0, r),
          c.ink.light.lit,
          3.2 - i,
          0.85 - i * 0.2,
          i === 1 ? 'stroke-dasharray="2 9"' : '',
        ),
      )
      .join(''),
  medallion: (c) =>
    c.part(ring(0, 0, 124, 108), c.ink.gold, { depth: 'soft', rule: 'evenodd' }) +
    c.flat(
      ellipse(0, 0, 109),
      c.radial([
        [0, c.ink.night.lit],
        [0.7, c.ink.night.base],
        [1, c.ink.night.deep],
      ]),
    ) +
    times(24, (i) =>
      c.flat(ellipse(...polar(116, i * 15), 2.6), i % 2 === 0 ? c.ink.light.hi : c.ink.gold.deep),
    ).join(''),
  mandala: (c) =>
    c.haze(0, 0, 140, 140, c.ink.light.base, 0.55) +
    [0, 1, 2]
      .map((k) =>
        c.stroke(
          times(16, (i) =>
            petal(polar(50 + k * 18, i * 22.5 + k * 11.25), i * 22.5 + k * 11.25, 44, 15),
          ).join(''),
          c.ink.light.lit,
          1.5,
          0.8 - k * 0.18,
        ),
      )
      .join(''),
  arch: (c) => {
    const opening = 'M-96 170V-30A96 96 0 0 1 96 -30V170Z';
    return (
      c.part('M-122 170V-30A122 122 0 0 1 122 -30V170H96V-30A96 96 0 0 0 -96 -30V170Z', c.ink.mate, {
        depth: 'soft',
      }) +
      c.flat(
        opening,
        c.linear(
          [
            [0, c.ink.light.base],
            [0.6, c.ink.night.lit],
            [1, c.ink.night.dim],
          ],
          [0, 0],
          [0, 1],
        ),
        0.85,
      ) +
      times(13, (i) =>
        c.stroke(
          `M${polar(98, 180 + i * 15, [0, -30]).join(' ')}L${polar(120, 180 + i * 15, [0, -30]).join(' ')}`,
          c.ink.mate.deep,
          1.4,
          0.7,
        ),
      ).join('')
    );
  },
  diamond: (c) =>
    c.part(
      polygon([
        [0, -146],
        [126, 0],
        [0, 146],
        [-126, 0],
      ]),
      c.ink.night,
      { depth: 'soft' },
    ) +
    c.stroke(
      polygon([
        [0, -134],
        [115, 0],
        [0, 134],
        [-115, 0],
      ]),
      c.ink.gold.base,
      3,
    ) +
    c.haze(0, 0, 110, 110, c.ink.light.base, 0.6),
  tiles: (c) =>
    times(12, (i) => {
      const [x, y] = polar(96 + (i % 3) * 24, i * 30 + c.random.range(-8, 8));
      const size = c.random.range(14, 40);
      return c.flat(
        box(x - size / 2, y - size / 2, size, size, size * 0.2),
        i % 2 === 0 ? c.ink.hero.base : c.ink.light.base,
        0.28,
      );
    }).join('') + c.haze(0, 0, 130, 130, c.ink.light.base, 0.7),
  crescent: (c) =>
    c.haze(-20, -30, 130, 130, c.ink.light.lit, 0.7) +
    c.part('M40 -128A128 128 0 1 0 120 60A104 104 0 1 1 40 -128Z', c.ink.light, { depth: 'soft' }),
  shards: (c) =>
    c.haze(0, 0, 130, 130, c.ink.hero.lit, 0.7) +
    times(14, (i) => {
      const angle = i * 25.7 + c.random.range(-8, 8);
      return c.flat(
        polygon([polar(70, angle - 5), polar(c.random.range(120, 165), angle), polar(76, angle + 7)]),
        i % 2 === 0 ? c.ink.hero.lit : c.ink.mate.lit,
        0.7,
      );
    }).join(''),
  stars: (c) =>
    c.haze(0, 0, 150, 150, c.ink.light.base, 0.65) +
    times(11, (i) =>
      c.flat(
        star(4, c.random.range(6, 22), 1.6, polar(c.random.range(92, 140), i * 32.7)),
        c.ink.light.hi,
        0.9,
      ),
    ).join(''),
  hexes: (c) =>
    group(
      'opacity="0.75"',
      ...times(19, (i) => {
        const [q, r] = [(i % 5) - 2, Math.floor(i / 5) - 1.5];
        const at = [q * 52 + (Math.floor(i / 5) % 2) * 26, r * 46] as const;
        return c.stroke(
          polygon(times(6, (k) => polar(27, k * 60 + 30, at))),
          c.ink.light.lit,
          1.6,
          0.8 - Math.hypot(...at) / 260,
        );
      }),
    ) + c.haze(0, 0, 130, 130, c.ink.hero.base, 0.7),
} as const satisfies Record<string, (canvas: Canvas) => string>;

export type HaloName = keyof typeof halo;

export const haloNames = Object.keys(halo) as HaloName[];

export const drawHalo = (canvas: Canvas, name: HaloName): string => halo[name](canvas);
