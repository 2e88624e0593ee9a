import type { CurrencyCode } from '@tessera/domain';
import type * as v from 'valibot';
import type { Draw } from './draw.ts';

/**
 * A game whose rounds one player plays alone. Everything here is pure: a round is told again, anywhere and at any
 * time, from its seed, its choice and its actions ({@link replay}), so nothing else of it is stored, and the player's
 * own browser can check it.
 *
 * `State` is whatever the rules keep of a round, `View` what its player may know of it now: never a card that lies face
 * down. All of them are plain JSON.
 */
export interface SoloRules<Choice = unknown, Action = unknown, State = unknown, View = unknown> {
  readonly kind: 'solo';
  /** Raised whenever a stored round would be told or paid otherwise. */
  readonly version: number;
  /** Of all stakes, in hundredths of a percent, what comes back with the best play. A test holds it to the rules. */
  readonly returnBasisPoints: number;
  /** The most that a round pays, in stakes of its start. */
  readonly maxWinMultiple: number;
  /** What the player decides with the stake; an empty object where there is nothing. */
  readonly choice: v.GenericSchema<unknown, Choice>;
  /** What the player decides while the round is open; `v.never()` where it is over at once. */
  readonly action: v.GenericSchema<unknown, Action>;
  /** The stakes of a currency, rising, in its minor unit. */
  stakes(currency: CurrencyCode): readonly bigint[];
  start(choice: Choice, draw: Draw): State;
  /** The state after an action, or `undefined` where it is not allowed now. */
  act(state: State, action: Action, draw: Draw): State | undefined;
  /**
   * What the player asked for by an action that is stored, where servers write more into it than that: a request that
   * comes again is told by it.
   */
  asked?(action: Action): Action;
  /** What an action adds to what is staked, in stakes of the round's start (doubling: 1). */
  costOf(state: State, action: Action): number;
  isOver(state: State): boolean;
  /** What is decided for a player who has gone: the actions that end the round, by the game's own cautious play. */
  finish(state: State): Action;
  /** What a round that is over pays, minor unit, beside what is {@link returned}. @param stake of its start */
  payout(state: State, stake: bigint): bigint;
  /**
   * Of a round that is over: what of its stakes was never at risk and goes back, minor unit. Left out where that is nothing,
   * as in a game in which each stake is played for.
   */
  returned?(state: State, stake: bigint): bigint;
  view(state: State): View;
}

/** What a round is made of. */
export interface SoloRecord<Choice = unknown, Action = unknown> {
  readonly choice: Choice;
  readonly actions: readonly Action[];
}

/**
 * The state that a round's choice and actions lead to.
 * @param draw the stream of the round's seed, from its begin
 * @throws RangeError where an action is not allowed: such a round was never played by these rules
 */
export function replay<Choice, Action, State>(
  rules: SoloRules<Choice, Action, State>,
  { choice, actions }: SoloRecord<Choice, Action>,
  draw: Draw,
): State {
  let state = rules.start(choice, draw);
  for (const [index, action] of actions.entries()) {
    const next = rules.act(state, action, draw);
    if (next === undefined) throw new RangeError(`action ${index + 1} of the round is not allowed`);
    state = next;
  }
  return state;
}
