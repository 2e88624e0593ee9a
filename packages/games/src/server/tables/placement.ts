import { toDecimal } from '@tessera/domain';
import type { Placement, PlacementAnswer, PlacementState } from '../../protocol/tables.ts';
import type { RoundState } from '../store/schema.ts';
import { readChoice } from './choice.ts';
import type { TableRound } from './table-rounds.ts';
import type { PlacementRow } from './unfinished.ts';

/** What players are told of a stored round's state. */
export const PLACEMENT_STATE: Record<RoundState, PlacementState> = {
  drawn: 'pending',
  open: 'open',
  settling: 'settling',
  closed: 'settled',
  cancelling: 'returning',
  dropped: 'returned',
};

/** A placement as its player sees it. */
export function placementOf(row: PlacementRow, { id, number }: Pick<TableRound, 'id' | 'number'>): Placement {
  const { currency } = row;
  return {
    roundId: row.id,
    tableRoundId: String(id),
    number: Number(number),
    bets: readChoice(row.choice),
    stake: toDecimal(row.staked, currency),
    state: PLACEMENT_STATE[row.state],
    takenOutMs: row.takenOutMs,
    payout: row.state === 'closed' && row.payout !== null ? toDecimal(row.payout, currency) : null,
    at: row.at.getTime(),
  };
}

/** With the balance after its latest move of money. @throws Error before there was one */
export function answerOf(row: PlacementRow, round: Pick<TableRound, 'id' | 'number'>): PlacementAnswer {
  if (row.balance === null) throw new Error(`the platform was not heard on placement ${row.id}`);
  return { ...placementOf(row, round), balance: row.balance };
}
