import { BLACKJACK, isBlackjack, totalOf } from './cards.ts';
import type { Hand, State } from './round.ts';

export type Verdict = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** How a hand of a round that is over came out. */
export function verdictOf(hand: Hand, { hands, dealer }: State): Verdict {
  const { points } = totalOf(hand.cards);
  if (points > BLACKJACK) return 'bust';
  const natural = hands.length === 1 && isBlackjack(hand.cards);
  if (isBlackjack(dealer)) return natural ? 'push' : 'lose';
  if (natural) return 'blackjack';
  const against = totalOf(dealer).points;
  if (against > BLACKJACK || points > against) return 'win';
  return points === against ? 'push' : 'lose';
}

/** What comes back for each half of a stake: a blackjack pays three to two. */
const HALVES: Record<Verdict, number> = { blackjack: 5, win: 4, push: 2, lose: 0, bust: 0 };
/** Insurance is half a stake and pays two to one. */
const INSURED_HALVES = 3;

/** What a hand pays, in half stakes of the round's start. */
export function halvesOf(hand: Hand, state: State): number {
  return HALVES[verdictOf(hand, state)] * (hand.doubled ? 2 : 1);
}

/** What the insurance pays, in half stakes of the round's start. */
export function insuranceHalvesOf({ insurance, dealer }: State): number {
  return insurance === 'taken' && isBlackjack(dealer) ? INSURED_HALVES : 0;
}

/** All that a round that is over pays, in half stakes of its start. */
export function paidHalves(state: State): number {
  return state.hands.reduce((sum, hand) => sum + halvesOf(hand, state), insuranceHalvesOf(state));
}
