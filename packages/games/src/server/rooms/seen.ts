import type { RoomAnswer } from '../../protocol/rooms.ts';
import type { TableState } from '../../protocol/tables.ts';
import type { GameSession } from '../sealed-session.ts';
import type { Queries } from '../store/connect.ts';
import { readSeat } from './room-seats.ts';
import { caughtIn } from './tide.ts';

/** A room as a player sees it now: its tide, who of it is no more there, and their own seat. */
export async function seenInRoom(
  db: Pick<Queries, 'select'>,
  { playerId }: Pick<GameSession, 'playerId'>,
  state: TableState,
): Promise<RoomAnswer> {
  const [caught, seat] = await Promise.all([
    caughtIn(db, state.roundId),
    readSeat(db, state.table, playerId),
  ]);
  // A tide takes no bets.
  return { ...state, mine: [], caught, seat };
}
