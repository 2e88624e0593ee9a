import type { FastifyBaseLogger } from 'fastify';
import type { Live } from '../live/live.ts';
import { giveNotice, type Notice } from '../live/notices.ts';
import type { Database } from '../store/connect.ts';
import { createRoomSeats } from './room-seats.ts';

type RoomNotice = Extract<Notice, { kind: 'room' }>;

/** What one player did that all others in the room are to see, at whichever server they are. Nobody waits for it. */
export type Tell = (seen: Omit<RoomNotice, 'kind' | 'by'>) => void;

/** A player's bubbles are shown to others no more often; who was greeted is always told. */
const SHOTS_EVERY_MS = 200;
/** Players whose last shots are remembered, before those of long ago are forgotten. */
const MOST_PLAYERS = 1_000;

export function createTelling(
  db: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: () => number = () => performance.now(),
): Tell {
  const seatOf = createRoomSeats(db);
  const shownAt = new Map<string, number>();

  function mayShow(playerId: string): boolean {
    const now = clock();
    if (now - (shownAt.get(playerId) ?? -Infinity) < SHOTS_EVERY_MS) return false;
    if (shownAt.size >= MOST_PLAYERS) {
      for (const [player, at] of shownAt) if (now - at >= SHOTS_EVERY_MS) shownAt.delete(player);
    }
    shownAt.set(playerId, now);
    return true;
  }

  async function tell(seen: Omit<RoomNotice, 'kind' | 'by'>): Promise<void> {
    const by = await seatOf(seen.table, seen.playerId);
    await giveNotice(db, { kind: 'room', by, ...seen });
  }

  return (seen) => {
    const shots = seen.shots.length > 0 && mayShow(seen.playerId) ? seen.shots : [];
    if (shots.length + seen.caught.length === 0) return;
    tell({ ...seen, shots }).catch((error: unknown) =>
      log.warn({ err: error, table: seen.table }, 'a room is not told what a player did'),
    );
  };
}

/** Tells the pages of this server; the player's own have it from their own answers. */
export function tellRoom(
  live: Pick<Live, 'toOthers'>,
  { table, playerId, tide, by, shots, caught }: RoomNotice,
) {
  if (shots.length > 0) {
    const risen = shots.map((creature) => ({ creature }));
    live.toOthers(playerId, table, 'fishing.shots', { tide, by, shots: risen });
  }
  for (const one of caught) live.toOthers(playerId, table, 'fishing.caught', { tide, by, ...one });
}
