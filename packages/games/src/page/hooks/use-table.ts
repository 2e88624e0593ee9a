import { useEffect, useMemo } from 'preact/hooks';
import type { TableRules } from '../../rules/table-rules.ts';
import type { Placement, TablePhase, TableSnapshot } from '../answers.ts';
import { useCell } from '../services/cell.ts';
import { createTablePlay, PLACING } from '../tables/table-play.ts';
import { useServices } from './services.ts';

export interface TableView<Bet, Outcome, Told, Offer> {
  /** `undefined` until the first answer. */
  readonly snapshot: TableSnapshot<Outcome, Told, Offer> | undefined;
  readonly phase: TablePhase | undefined;
  /** The server's clock, now: epoch milliseconds. For scenes, each frame. */
  now(): number;
  /** Until the phase ends, by the server's clock; 0 where it has, `undefined` where nobody is told when it does. */
  msLeft(): number | undefined;
  /** The player's placements in this round, oldest first, with payout once it is known. */
  readonly mine: readonly Placement<Bet>[];
  /** Whether any request of the player's is on its way. */
  readonly busy: boolean;
  /** Whether bets of the player's are on their way. */
  readonly placing: boolean;
  /** Whether something is being asked of a round of the player's. */
  isAsked(roundId: string): boolean;
  /** Whether the live connection stands; while it does not, the table is asked for every few seconds. */
  readonly live: boolean;
  /** Bets on this round, stakes in the minor unit. `undefined` where it was refused: the player has been told why. */
  place(bets: readonly { readonly on: Bet; readonly stake: bigint }[]): Promise<Placement<Bet> | undefined>;
  /** While the round runs, in games that allow it: is paid by this instant. */
  takeOut(roundId: string): Promise<Placement<Bet> | undefined>;
  /** Before bets are closed: the stake comes back. */
  takeBack(roundId: string): Promise<Placement<Bet> | undefined>;
}

/**
 * The table of a shared game: what everybody sees, and the player's own bets. Called once in a game's page.
 * @param rules for their types: which variant plays is the session's
 */
export function useTable<Bet, Outcome, Told, Offer>(
  _rules: TableRules<Bet, Outcome, Told, Offer>,
): TableView<Bet, Outcome, Told, Offer> {
  const services = useServices();
  const table = useMemo(() => createTablePlay(services), [services]);
  useEffect(() => table.close, [table]);
  const { snapshot, mine } = useCell(table.state);
  const asked = useCell(table.asked);
  const { now, msLeft, place, takeOut, takeBack } = table;
  return {
    snapshot: snapshot as TableSnapshot<Outcome, Told, Offer> | undefined,
    phase: snapshot?.phase,
    mine: mine as readonly Placement<Bet>[],
    busy: asked.size > 0,
    placing: asked.has(PLACING),
    isAsked: (roundId) => asked.has(roundId),
    live: useCell(services.live.connected),
    now,
    msLeft,
    place: place as TableView<Bet, Outcome, Told, Offer>['place'],
    takeOut: takeOut as TableView<Bet, Outcome, Told, Offer>['takeOut'],
    takeBack: takeBack as TableView<Bet, Outcome, Told, Offer>['takeBack'],
  };
}
