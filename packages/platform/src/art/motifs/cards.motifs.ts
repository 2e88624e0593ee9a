import type { Canvas } from '../kit/canvas.ts';
import { group, placed } from '../kit/canvas.ts';
import { box, ellipse, polar, polygon, sector, star, times } from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

export const pips = {
  heart: 'M0 30C-44 -4 -30 -36 -8 -30C-3 -28 0 -22 0 -18C0 -22 3 -28 8 -30C30 -36 44 -4 0 30Z',
  diamond: 'M0 -36L26 0L0 36L-26 0Z',
  spade:
    'M0 -36C-8 -16 -36 -4 -30 12C-26 24 -10 22 -4 12Q-4 26 -12 34H12Q4 26 4 12C10 22 26 24 30 12C36 -4 8 -16 0 -36Z',
  club: 'M-4 8Q-4 26 -12 34H12Q4 26 4 8C10 20 32 18 30 0C28 -12 14 -14 9 -9C18 -20 10 -36 0 -36S-18 -20 -9 -9C-14 -14 -28 -12 -30 0C-32 18 -10 20 -4 8Z',
} as const;

export type Suit = keyof typeof pips;

/** One playing card about its centre, 84 by 120. */
export function card(c: Canvas, suit: Suit, face: Tone): string {
  const colour = suit === 'heart' || suit === 'diamond' ? c.ink.ruby : c.ink.coal;
  const corner = (turn: number): string =>
    placed(
      0,
      0,
      1,
      turn,
      placed(-30, -46, 0.24, 0, c.flat(pips[suit], colour.base)),
      c.stroke('M-34 -34L-30 -44L-26 -34', 'none', 0),
    );
  return (
    c.part(box(-42, -60, 84, 120, 9), face, { depth: 'fine' }) +
    c.stroke(box(-36, -54, 72, 108, 6), c.ink.gold.base, 1.2, 0.8) +
    corner(0) +
    corner(180) +
    placed(0, 0, 0.82, 0, c.part(pips[suit], colour, { depth: 'soft' }))
  );
}

/** One gaming chip, face on, radius 60. */
export function chip(c: Canvas, tone: Tone): string {
  const notches = times(8, (i) => sector(60, 44, i * 45 - 10, i * 45 + 10)).join('');
  return (
    c.part(ellipse(0, 0, 60), tone, { depth: 'soft' }) +
    c.flat(notches, c.ink.ivory.base) +
    c.stroke(ellipse(0, 0, 43), c.ink.ivory.lit, 2) +
    c.part(ellipse(0, 0, 34), c.ink.ivory, { depth: 'fine' }) +
    placed(0, 0, 0.62, 0, c.part(pips.spade, tone, { depth: 'fine' })) +
    c.stroke(ellipse(0, 0, 38), tone.deep, 1, 1, 'stroke-dasharray="2 4"')
  );
}

/** A card's patterned back. */
function cardBack(c: Canvas, tone: Tone): string {
  const lattice = times(
    11,
    (i) => `M${-60 + i * 14} -60L${-20 + i * 14} 60M${-20 + i * 14} -60L${-60 + i * 14} 60`,
  ).join('');
  return (
    c.part(box(-42, -60, 84, 120, 9), c.ink.ivory, { depth: 'fine' }) +
    c.part(box(-36, -54, 72, 108, 6), tone, { depth: 'fine' }) +
    c.clip(box(-36, -54, 72, 108, 6), c.stroke(lattice, tone.hi, 1, 0.55)) +
    c.part(ellipse(0, 0, 20), c.ink.ivory, { depth: 'fine' }) +
    placed(0, 0, 0.4, 0, c.part(pips.spade, tone, { depth: 'fine' }))
  );
}

const drop = (c: Canvas, inner: string): string =>
  group(c.blur(3), c.flat(box(-44, -56, 90, 122, 9), '#000000', 0.45)) + inner;

/** Two cards face up over a spread of backs: an ace and a court card. */
const acePair = (c: Canvas): string => {
  const suits: Suit[] = c.random.chance(0.5) ? ['spade', 'heart'] : ['club', 'diamond'];
  const backs = times(3, (i) =>
    placed(-54 + i * 54, -34, 0.74, -24 + i * 24, drop(c, cardBack(c, c.ink.hero))),
  ).join('');
  return (
    backs +
    placed(-34, 18, 1.12, -13, drop(c, court(c, suits[0] ?? 'spade'))) +
    placed(36, 22, 1.12, 10, drop(c, card(c, suits[1] ?? 'heart', c.ink.ivory))) +
    placed(-78, 76, 0.36, 0, chip(c, c.ink.ruby)) +
    placed(80, 82, 0.4, 20, chip(c, c.ink.mate))
  );
};

/** A court card: a crowned profile in two halves, as printed cards have it. */
function court(c: Canvas, suit: Suit): string {
  const { gold, hero, ivory, coal, ruby, mate } = c.ink;
  const half =
    c.part('M-26 -2V-14Q-20 -24 0 -24T26 -14V-2Z', hero, { depth: 'fine' }) +
    times(3, (i) =>
      c.part(
        polygon([
          [-18 + i * 12, -14],
          [-12 + i * 12, -2],
          [-24 + i * 12, -2],
        ]),
        mate,
        { depth: 'none' },
      ),
    ).join('') +
    c.part(ellipse(0, -30, 10, 11), ivory, { depth: 'fine' }) +
    c.flat('M-10 -30Q-15 -18 -9 -16V-34ZM10 -30Q15 -18 9 -16V-34Z', coal.base) +
    c.flat(ellipse(-3.6, -31, 1.4) + ellipse(3.6, -31, 1.4), coal.deep) +
    c.stroke('M-3 -25Q0 -23 3 -25', ruby.base, 1.2) +
    c.part('M-12 -38L-14 -49L-6 -43L0 -52L6 -43L14 -49L12 -38Z', gold, { depth: 'fine' });
  const tint = suit === 'heart' || suit === 'diamond' ? ruby.base : coal.base;
  return (
    c.part(box(-42, -60, 84, 120, 9), ivory, { depth: 'fine' }) +
    c.stroke(box(-30, -54, 60, 108, 4), gold.base, 1.4) +
    half +
    group('transform="rotate(180)"', half) +
    c.stroke('M-30 0H30', gold.dim, 1.4) +
    [0, 180]
      .map((turn) => placed(0, 0, 1, turn, placed(-35.5, -48, 0.15, 0, c.flat(pips[suit], tint))))
      .join('')
  );
}

/** Cards thrown across the table, one after another. */
const cascade = (c: Canvas): string => {
  const order: Suit[] = ['diamond', 'club', 'heart', 'spade', 'diamond'];
  return (
    order
      .map((suit, i) =>
        placed(
          -76 + i * 38,
          50 - i * 27 + (i % 2) * 4,
          0.62 + i * 0.11,
          -38 + i * 17,
          drop(c, i === 1 ? cardBack(c, c.ink.hero) : i === 3 ? court(c, suit) : card(c, suit, c.ink.ivory)),
        ),
      )
      .join('') +
    placed(-20, 88, 0.44, 12, chip(c, c.ink.hero)) +
    placed(26, 92, 0.34, 40, chip(c, c.ink.gold)) +
    c.flat(star(4, 18, 1.5, [86, -84]), '#ffffff')
  );
};

/** One ace on a heap of chips. */
const highAce = (c: Canvas): string => {
  const suit = c.random.pick<Suit>(['spade', 'diamond', 'club', 'heart']);
  const tones = [c.ink.ruby, c.ink.hero, c.ink.mate, c.ink.coal];
  const heap = times(9, (i) => {
    const [x, y] = polar(74, 10 + i * 20, [0, 22]);
    return placed(x, y, 0.4, i * 40, chip(c, tones[i % 4] ?? c.ink.ruby));
  }).join('');
  const rays = times(12, (i) => sector(104, 66, i * 30 + 8, i * 30 + 22, [0, -16])).join('');
  return (
    c.flat(rays, c.ink.light.hi, 0.4) +
    heap +
    placed(0, -14, 1.46, -6, drop(c, card(c, suit, c.ink.ivory))) +
    placed(58, 62, 0.5, 12, chip(c, c.ink.hero)) +
    placed(-62, 66, 0.46, 30, chip(c, c.ink.gold))
  );
};

/** A house of cards, three floors high. */
const cardHouse = (c: Canvas): string => {
  const edge = (x: number, y: number, turn: number, tone: Tone): string =>
    placed(
      x,
      y,
      1,
      turn,
      c.part(box(-8, -31, 16, 62, 3), c.ink.ivory, { depth: 'fine' }),
      c.flat(
        box(-5, -27, 10, 54, 2),
        c.linear(
          [
            [0, tone.lit],
            [1, tone.dim],
          ],
          [0, 0],
          [0, 1],
        ),
      ),
    );
  const floors = [3, 2, 1].map((count, floor) => {
    const y = 66 - floor * 60;
    const tents = times(count, (i) => {
      const x = (i - (count - 1) / 2) * 58;
      const tone = (i + floor) % 2 === 0 ? c.ink.hero : c.ink.ruby;
      return edge(x - 13, y, 22, tone) + edge(x + 13, y, -22, tone);
    }).join('');
    const lid =
      count > 1
        ? c.part(box(-29 * count + 12, y - 34, 58 * count - 24, 7, 3), c.ink.ivory, { depth: 'fine' })
        : '';
    return tents + lid;
  });
  return (
    c.haze(0, 10, 110, 110, c.ink.light.base, 0.55) +
    floors.join('') +
    placed(0, -92, 0.34, 0, c.part(pips.heart, c.ink.ruby, { depth: 'round' })) +
    placed(-84, 88, 0.34, 0, chip(c, c.ink.mate)) +
    placed(86, 88, 0.38, 20, chip(c, c.ink.gold))
  );
};

export const cardMotifs = { acePair, cascade, highAce, cardHouse } as const;
