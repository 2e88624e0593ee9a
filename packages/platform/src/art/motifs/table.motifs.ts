import { group, placed } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { box, ellipse, n, polar, polygon, ring, sector, star, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';
import { card, chip, pips } from './cards.motifs.ts';
import type { Suit } from './cards.motifs.ts';

const cards = (c: Canvas): string => {
  const suits: Suit[] = ['club', 'diamond', 'spade', 'heart'];
  return (
    group(
      'transform="translate(0 20)"',
      ...suits.map(
        (suit, i) =>
          `<g transform="rotate(${-42 + i * 27} 0 70) translate(0 -32)">${group(c.blur(3), c.flat(box(-46, -58, 88, 124, 9), '#000000', 0.4))}${card(c, suit, c.ink.ivory)}</g>`,
      ),
    ) +
    placed(0, 72, 0.5, 0, chip(c, c.ink.hero)) +
    placed(-44, 80, 0.4, 20, chip(c, c.ink.mate)) +
    placed(46, 82, 0.4, 40, chip(c, c.ink.ruby))
  );
};

const chips = (c: Canvas): string => {
  const tones = [c.ink.hero, c.ink.ruby, c.ink.mate, c.ink.coal];
  const pile = (x: number, base: number, count: number, first: number): string =>
    times(count, (i) => {
      const tone = tones[(first + Math.floor(i / 2)) % 4] ?? c.ink.hero;
      const y = base - i * 12;
      const side = `M${x - 34} ${y}v12a34 13 0 0 0 68 0v-12Z`;
      return (
        c.flat(
          side,
          c.linear(
            [
              [0, tone.dim],
              [0.3, tone.lit],
              [0.6, tone.base],
              [1, tone.deep],
            ],
            [0, 0],
            [1, 0],
          ),
        ) +
        c.flat(
          times(
            4,
            (k) => `M${x - 26 + k * 16} ${n(y + 8 + Math.sin(((k + 0.5) / 4) * Math.PI) * 4)}h8v9h-8Z`,
          ).join(''),
          c.ink.ivory.base,
          0.9,
        ) +
        c.flat(ellipse(x, y, 34, 13), tone.lit) +
        c.stroke(ellipse(x, y, 25, 9), c.ink.ivory.base, 2)
      );
    }).join('');
  return (
    pile(-46, 70, 8, 0) +
    pile(48, 70, 10, 1) +
    pile(2, 84, 5, 2) +
    placed(-8, -24, 0.82, -16, chip(c, c.ink.hero)) +
    placed(58, 92, 0.34, 12, chip(c, c.ink.mate))
  );
};

/** One die seen from a corner: top, left and right faces. */
function die(c: Canvas, tone: Tone, spots: readonly [number, number, number]): string {
  const layouts: readonly (readonly (readonly [number, number])[])[] = [
    [],
    [[0.5, 0.5]],
    [
      [0.27, 0.27],
      [0.73, 0.73],
    ],
    [
      [0.25, 0.25],
      [0.5, 0.5],
      [0.75, 0.75],
    ],
    [
      [0.27, 0.27],
      [0.73, 0.27],
      [0.27, 0.73],
      [0.73, 0.73],
    ],
    [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.5, 0.5],
      [0.25, 0.75],
      [0.75, 0.75],
    ],
    [
      [0.28, 0.22],
      [0.72, 0.22],
      [0.28, 0.5],
      [0.72, 0.5],
      [0.28, 0.78],
      [0.72, 0.78],
    ],
  ];
  const face = (matrix: string, colours: readonly [string, string], count: number): string =>
    `<g transform="matrix(${matrix})">` +
    c.flat(
      box(1, 1, 98, 98, 14),
      c.linear([
        [0, colours[0]],
        [1, colours[1]],
      ]),
    ) +
    (layouts[count] ?? [])
      .map(([x, y]) =>
        c.flat(
          ellipse(x * 100, y * 100, 11),
          c.radial(
            [
              [0, c.ink.ivory.dim],
              [0.5, '#ffffff'],
              [1, '#ffffff'],
            ],
            [0.5, 0.4],
            0.5,
          ),
        ),
      )
      .join('') +
    '</g>';
  return (
    c.part(
      polygon([
        [0, -66],
        [58, -34],
        [58, 32],
        [0, 66],
        [-58, 32],
        [-58, -34],
      ]),
      tone,
      { depth: 'soft' },
    ) +
    face('.58 .32 -.58 .32 0 -66', [tone.hi, tone.lit], spots[0]) +
    face('.58 .32 0 .66 -58 -34', [tone.lit, tone.base], spots[1]) +
    face('.58 -.32 0 .66 0 -2', [tone.base, tone.deep], spots[2])
  );
}

const dice = (c: Canvas): string =>
  placed(40, -34, 0.92, 14, die(c, c.ink.ruby, [5, 3, 6])) +
  placed(-30, 30, 1.08, -9, die(c, c.ink.hero, [6, 4, 2])) +
  placed(62, 66, 0.42, 0, chip(c, c.ink.gold)) +
  c.flat(star(4, 20, 1.6, [-66, -14]), '#ffffff');

/** The wheel and its ball, face on. */
export const roulette = (c: Canvas): string => {
  const { wood, gold, ruby, coal, leaf, steel, ivory } = c.ink;
  const pockets = times(37, (i) => {
    const from = (i * 360) / 37;
    const tone = i === 0 ? leaf : i % 2 === 0 ? ruby : coal;
    return (
      c.flat(sector(80, 50, from, from + 9.73), tone.base, 1, `stroke="${gold.lit}" stroke-width="0.6"`) +
      c.flat(sector(64, 50, from, from + 9.73), '#000000', 0.35) +
      c.flat(ellipse(...polar(72.5, from + 4.9), 2), ivory.base, 0.95)
    );
  }).join('');
  const spokes = times(4, (i) =>
    placed(
      0,
      0,
      1,
      i * 90 + 22,
      c.part('M-4 0L-3 -32H3L4 0Z', gold, { depth: 'fine' }),
      c.part(ellipse(0, -36, 6.5), gold, { shade: 'ball', depth: 'soft' }),
    ),
  ).join('');
  const wheel =
    c.part(ellipse(0, 0, 98), wood, { depth: 'round' }) +
    c.part(ring(0, 0, 88, 80), gold, { depth: 'fine', rule: 'evenodd' }) +
    pockets +
    c.flat(
      ellipse(0, 0, 50),
      c.radial([
        [0, wood.lit],
        [0.7, wood.base],
        [1, wood.deep],
      ]),
    ) +
    c.stroke(ellipse(0, 0, 50), gold.base, 2.4) +
    spokes +
    c.part(ellipse(0, 0, 17), gold, { shade: 'ball', depth: 'round' }) +
    c.part(ellipse(0, -3, 8), steel, { shade: 'ball', depth: 'soft' });
  const sheen = c.clip(
    ellipse(0, 0, 97),
    c.flat(
      'M-100 -100H60L-60 100H-100Z',
      c.linear([
        [0, '#ffffff', 0.35],
        [0.6, '#ffffff', 0],
      ]),
    ),
  );
  return (
    `<g transform="scale(1 .93)">${wheel}${sheen}</g>` +
    c.haze(50, -44, 15, 15, '#ffffff', 0.7) +
    c.part(ellipse(50, -44, 7.5), ivory, { shade: 'ball', depth: 'soft' })
  );
};

const moneyWheel = (c: Canvas): string => {
  const { hero, mate, gold, ruby, ivory, wood, night } = c.ink;
  const tones = [hero, ivory, mate, gold, ruby, night];
  const slices = times(18, (i) => {
    const tone = tones[i % 6] ?? hero;
    return (
      c.flat(
        sector(82, 20, i * 20, i * 20 + 20),
        c.linear([
          [0, tone.lit],
          [1, tone.dim],
        ]),
        1,
        `stroke="${gold.deep}" stroke-width="0.8"`,
      ) +
      placed(
        ...polar(64, i * 20 + 10),
        0.2,
        i * 20 + 100,
        c.flat(
          i % 3 === 0 ? star(5, 36, 15) : i % 3 === 1 ? pips.diamond : ellipse(0, 0, 22),
          i % 6 === 1 ? ruby.base : '#ffffff',
          0.92,
        ),
      )
    );
  }).join('');
  const bulbs = times(24, (i) => {
    const [x, y] = polar(90, i * 15);
    return (
      c.haze(x, y, 8, 8, c.ink.light.base, 0.8) +
      c.flat(ellipse(x, y, 3.2), i % 2 === 0 ? '#ffffff' : c.ink.light.base)
    );
  }).join('');
  return (
    c.part('M-14 60L-40 102H40L14 60Z', wood, { depth: 'soft' }) +
    c.part(ellipse(0, 0, 98), gold, { depth: 'soft' }) +
    c.flat(ellipse(0, 0, 84), gold.deep) +
    slices +
    bulbs +
    c.part(ellipse(0, 0, 22), gold, { shade: 'ball', depth: 'round' }) +
    c.part(star(5, 13, 6), ruby, { depth: 'fine' }) +
    c.part('M-11 -108H11L0 -74Z', ruby, { depth: 'soft', line: true }) +
    c.clip(
      ellipse(0, 0, 82),
      c.flat(
        'M-100 -100H50L-50 100H-100Z',
        c.linear([
          [0, '#ffffff', 0.3],
          [0.7, '#ffffff', 0],
        ]),
      ),
    )
  );
};

const microphone = (c: Canvas): string => {
  const { steel, gold, hero, coal, light } = c.ink;
  const head = box(-42, -92, 84, 112, 42);
  const grille =
    times(9, (i) => `M-46 ${-82 + i * 12}H46`).join('') + times(7, (i) => `M${-36 + i * 12} -96V24`).join('');
  return (
    c.part('M-62 -30V-14A62 62 0 0 0 62 -14V-30H52V-14A52 52 0 0 1 -52 -14V-30Z', gold, { depth: 'soft' }) +
    c.part(box(-7, 42, 14, 40, 3), steel, { depth: 'soft' }) +
    c.part(box(-44, 78, 88, 16, 8), gold, { depth: 'soft' }) +
    c.part(head, steel, { depth: 'full' }) +
    c.clip(head, c.stroke(grille, coal.deep, 1.7, 0.65)) +
    c.part('M-46 -42H46V-26H-46Z', hero, { depth: 'soft' }) +
    c.part(star(5, 12, 5, [0, -34]), gold, { depth: 'fine' }) +
    c.haze(-20, -66, 16, 26, light.hi, 0.8)
  );
};

export const tableMotifs = { cards, chips, dice, roulette, moneyWheel, microphone } as const;
