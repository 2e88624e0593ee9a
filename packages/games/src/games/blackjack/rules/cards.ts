import type { Draw } from '../../../rules/draw.ts';

/**
 * A card of the shoe, 0 … 311: six packs of 52, each in four suits of thirteen ranks. What it looks like is
 * {@link faceOf}; two cards of a shoe may look the same, yet each is there once.
 */
export type Card = number;

/** What a card looks like, 0 … 51: `suit * 13 + rank`, rank 0 is the ace, 12 the king. */
export type Face = number;

export const PACK = 52;
export const PACKS = 6;
export const RANKS = 13;
const SHOE = PACK * PACKS;

export const faceOf = (card: Card): Face => card % PACK;
export const rankOf = (card: Card): number => card % RANKS;

/** What a card counts: an ace 1 (as part of a hand also 11), pictures 10. */
export const valueOf = (card: Card): number => {
  const rank = rankOf(card);
  return rank < 9 ? rank + 1 : 10;
};

/** Draws a card of those that are left in the shoe. @param taken those that are not, in any order */
export function drawCard(taken: readonly Card[], draw: Draw): Card {
  let card = draw(SHOE - taken.length);
  // The card is the n-th of those left: each one that is gone and stands before it moves it on by one.
  for (const gone of [...taken].sort((a, b) => a - b)) if (gone <= card) card += 1;
  return card;
}

export interface Total {
  /** The best that does not go over 21, else the least. */
  readonly points: number;
  /** Whether an ace counts 11 in it. */
  readonly soft: boolean;
}

export function totalOf(cards: readonly Card[]): Total {
  let points = 0;
  let aces = 0;
  for (const card of cards) {
    const value = valueOf(card);
    points += value;
    if (value === 1) aces += 1;
  }
  const soft = aces > 0 && points <= BLACKJACK - 10;
  return { points: soft ? points + 10 : points, soft };
}

export const BLACKJACK = 21;

/** Ace and ten as first two cards; a hand of a split has none. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).points === BLACKJACK;
}
