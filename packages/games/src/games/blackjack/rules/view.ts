import { faceOf, isBlackjack, totalOf, type Face, type Total } from './cards.ts';
import { halvesOf, insuranceHalvesOf, verdictOf, type Verdict } from './pay.ts';
import { activeOf, allowedIn, type Action, type HouseRules, type State } from './round.ts';

export interface HandView extends Total {
  readonly cards: readonly Face[];
  readonly doubled: boolean;
  /** When the round is over: how it came out, and what it pays in half stakes of the round's start. */
  readonly verdict: Verdict | null;
  readonly halves: number;
}

/** What the player may know of a round. */
export interface BlackjackView {
  readonly hands: readonly HandView[];
  /** Which hand is played; `null` while insurance is asked for, and at the end. */
  readonly active: number | null;
  readonly dealer: Total & {
    /** `null` lies face down. The total is of those that are seen. */
    readonly cards: readonly (Face | null)[];
    /** Known when the round is over. */
    readonly blackjack: boolean | null;
  };
  readonly insurance: State['insurance'];
  /** What the insurance pays, in half stakes, when the round is over. */
  readonly insuranceHalves: number;
  /** What may be decided now. */
  readonly allowed: readonly Action[];
  readonly over: boolean;
  /** The house's own rule, which good play goes by. */
  readonly hitsSoft17: boolean;
}

export function viewOf(state: State, rules: HouseRules): BlackjackView {
  const { over, insurance } = state;
  const seen = over ? state.dealer : state.dealer.slice(0, 1);
  const playing = !over && insurance !== 'offered';
  return {
    hands: state.hands.map((hand) => ({
      cards: hand.cards.map(faceOf),
      ...totalOf(hand.cards),
      doubled: hand.doubled,
      verdict: over ? verdictOf(hand, state) : null,
      halves: over ? halvesOf(hand, state) : 0,
    })),
    active: playing ? activeOf(state) : null,
    dealer: {
      cards: over ? seen.map(faceOf) : [...seen.map(faceOf), null],
      ...totalOf(seen),
      blackjack: over ? isBlackjack(state.dealer) : null,
    },
    insurance,
    insuranceHalves: over ? insuranceHalvesOf(state) : 0,
    allowed: allowedIn(state, rules),
    over,
    hitsSoft17: rules.hitsSoft17,
  };
}
