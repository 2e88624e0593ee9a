import { totalOf, type Face } from '../rules/cards.ts';
import type { BlackjackView, HandView } from '../rules/view.ts';

/**
 * How the table gets from what is seen to what is to be seen: one picture per card that is laid, turned or moved. The last
 * one is what is to be seen. Without a `from` the round begins with the deal.
 */
export function framesTo(next: BlackjackView, from?: BlackjackView): readonly BlackjackView[] {
  const frames: BlackjackView[] = [];
  let now = from ?? emptyTable(next);
  const show = (changed: Partial<BlackjackView>): void => {
    now = { ...now, ...changed };
    frames.push(now);
  };
  const layOn = (at: number, count: number): void => {
    const cards = next.hands[at]!.cards.slice(0, count);
    const doubled = next.hands[at]!.doubled && count > 2;
    show({ hands: now.hands.map((hand, index) => (index === at ? handOf(cards, doubled) : hand)) });
  };

  if (!from) {
    const [up] = next.dealer.cards;
    layOn(0, 1);
    show({ dealer: dealerOf([up!]) });
    layOn(0, 2);
    show({ dealer: dealerOf([up!, null]) });
  }
  if (next.hands.length > now.hands.length) show({ hands: apart(now.hands, now.active ?? 0) });
  next.hands.forEach((hand, at) => {
    for (let count = now.hands[at]!.cards.length; count < hand.cards.length; count += 1) layOn(at, count + 1);
  });
  if (next.over) {
    for (let count = 2; count <= next.dealer.cards.length; count += 1)
      show({ active: null, dealer: dealerOf(next.dealer.cards.slice(0, count)) });
  }
  // Nothing is decided while cards move.
  return [...frames.map((frame) => ({ ...frame, allowed: [] })), next];
}

const handOf = (cards: readonly Face[], doubled = false): HandView => ({
  cards,
  ...totalOf(cards),
  doubled,
  verdict: null,
  halves: 0,
});

const dealerOf = (cards: readonly (Face | null)[]): BlackjackView['dealer'] => ({
  cards,
  ...totalOf(cards.filter((card) => card !== null)),
  blackjack: null,
});

const emptyTable = (next: BlackjackView): BlackjackView => ({
  ...next,
  hands: [handOf([])],
  dealer: dealerOf([]),
  active: null,
  insurance: 'none',
  insuranceHalves: 0,
  allowed: [],
  over: false,
});

/** The hand that was played as two of one card each. */
function apart(hands: readonly HandView[], at: number): HandView[] {
  const pair = hands[at]!.cards.map((card) => handOf([card]));
  return [...hands.slice(0, at), ...pair, ...hands.slice(at + 1)];
}
