import type { Draw } from '../../../rules/draw.ts';
import { BLACKJACK, drawCard, isBlackjack, totalOf, valueOf, type Card } from './cards.ts';

/** In what the house's rules differ. */
export interface HouseRules {
  readonly hitsSoft17: boolean;
  /** Into so many hands a round may be split. */
  readonly mostHands: number;
}

export const ACTIONS = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a decision adds to what is staked, in stakes of the round's start. */
export const COST: Readonly<Record<Action, number>> = {
  hit: 0,
  stand: 0,
  double: 1,
  split: 1,
  insure: 0.5,
  decline: 0,
};

export interface Hand {
  readonly cards: readonly Card[];
  readonly doubled: boolean;
  /** Nothing more is decided about it. */
  readonly done: boolean;
}

/** Everything about a round, the dealer's card that lies face down with it: `view` tells what a player may know. */
export interface State {
  readonly hands: readonly Hand[];
  /** The second one lies face down until the player is done. */
  readonly dealer: readonly Card[];
  /** `offered` while the player is asked; `none` where the dealer shows no ace. */
  readonly insurance: 'none' | 'offered' | 'taken' | 'declined';
  readonly over: boolean;
}

const takenOf = ({ hands, dealer }: Pick<State, 'hands' | 'dealer'>): Card[] => [
  ...hands.flatMap(({ cards }) => cards),
  ...dealer,
];

/** Two cards each; an ace of the dealer's asks for insurance first. */
export function deal(draw: Draw): State {
  const cards: Card[] = [];
  while (cards.length < 4) cards.push(drawCard(cards, draw));
  const [first, up, second, hole] = cards as [Card, Card, Card, Card];
  const hand: Hand = { cards: [first, second], doubled: false, done: false };
  const asks = valueOf(up) === 1;
  const state: State = {
    hands: [hand],
    dealer: [up, hole],
    insurance: asks ? 'offered' : 'none',
    over: false,
  };
  return asks ? state : afterPeek(state);
}

/** The dealer has looked at the hidden card: a blackjack on either side ends the round. */
function afterPeek(state: State): State {
  const ended = isBlackjack(state.dealer) || isBlackjack(state.hands[0]!.cards);
  return ended
    ? { ...state, hands: state.hands.map((hand) => ({ ...hand, done: true })), over: true }
    : state;
}

/** Which hand is being played. */
export const activeOf = ({ hands }: Pick<State, 'hands'>): number => hands.findIndex(({ done }) => !done);

/** What the player may do now; nothing where the round is over. */
export function allowedIn(state: State, rules: HouseRules): Action[] {
  if (state.over) return [];
  if (state.insurance === 'offered') return ['insure', 'decline'];
  const { cards } = state.hands[activeOf(state)]!;
  const allowed: Action[] = ['hit', 'stand'];
  if (cards.length !== 2) return allowed;
  allowed.push('double');
  const isPair = valueOf(cards[0]!) === valueOf(cards[1]!);
  if (isPair && state.hands.length < rules.mostHands) allowed.push('split');
  return allowed;
}

/** The round after a decision, or `undefined` where it is not allowed now. */
export function decide(state: State, action: Action, rules: HouseRules, draw: Draw): State | undefined {
  if (!allowedIn(state, rules).includes(action)) return undefined;
  if (action === 'insure' || action === 'decline')
    return afterPeek({ ...state, insurance: action === 'insure' ? 'taken' : 'declined' });
  const at = activeOf(state);
  const hand = state.hands[at]!;
  const hands = action === 'split' ? splitOf(state, at, draw) : [...state.hands];
  if (action === 'stand') hands[at] = { ...hand, done: true };
  if (action === 'hit' || action === 'double') {
    const cards = [...hand.cards, drawCard(takenOf(state), draw)];
    const doubled = action === 'double';
    hands[at] = { cards, doubled, done: doubled || totalOf(cards).points >= BLACKJACK };
  }
  const next = { ...state, hands };
  return activeOf(next) === -1 ? dealerPlays(next, rules, draw) : next;
}

/** The pair as two hands, each with a new card. Aces get no more than that, and 21 asks for nothing. */
function splitOf(state: State, at: number, draw: Draw): Hand[] {
  const [left, right] = state.hands[at]!.cards as readonly [Card, Card];
  const taken = takenOf(state);
  const pair = [left, right].map((card): Hand => {
    const next = drawCard(taken, draw);
    taken.push(next);
    const cards = [card, next];
    return { cards, doubled: false, done: valueOf(card) === 1 || totalOf(cards).points === BLACKJACK };
  });
  return [...state.hands.slice(0, at), ...pair, ...state.hands.slice(at + 1)];
}

/** The dealer turns the hidden card, and draws to seventeen where a hand still stands against it. */
function dealerPlays(state: State, { hitsSoft17 }: HouseRules, draw: Draw): State {
  const dealer = [...state.dealer];
  if (state.hands.some(({ cards }) => totalOf(cards).points <= BLACKJACK)) {
    const taken = takenOf(state);
    for (;;) {
      const { points, soft } = totalOf(dealer);
      if (points > 17 || (points === 17 && !(soft && hitsSoft17))) break;
      const card = drawCard(taken, draw);
      taken.push(card);
      dealer.push(card);
    }
  }
  return { ...state, dealer, over: true };
}
