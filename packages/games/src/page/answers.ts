import type { RoundAnswer as AnyRound } from '../protocol/rounds.ts';
import type { Placement as AnyPlacement, TablePhase, TableState } from '../protocol/tables.ts';

/** The server's answers with the types of a game's rules put in, where the wire says `unknown`. */

export interface RoundAnswer<Choice = unknown, Action = unknown, View = unknown> extends Omit<
  AnyRound,
  'choice' | 'actions' | 'view'
> {
  readonly choice: Choice;
  readonly actions: readonly Action[];
  /** What the player may know of the round now. */
  readonly view: View;
}

/** A player's bets of one moment in a table's round. */
export interface Placement<Bet = unknown> extends Omit<AnyPlacement, 'bets'> {
  readonly bets: readonly { readonly on: Bet; readonly stake: string }[];
}

/** A table's round as everybody sees it now. */
export interface TableSnapshot<Outcome = unknown, Told = unknown, Offer = unknown> extends Omit<
  TableState,
  'offer' | 'told' | 'outcome' | 'last'
> {
  readonly offer: Offer | null;
  readonly told: Told | null;
  readonly outcome: Outcome | null;
  readonly last: readonly { readonly number: number; readonly outcome: Outcome }[];
}
export type { TablePhase };
