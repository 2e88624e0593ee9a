import { and, eq, lt, sql } from 'drizzle-orm';
import { ROOM_SEATS } from '../../protocol/rooms.ts';
import type { Database, Queries } from '../store/connect.ts';
import { roomSeats } from '../store/schema.ts';

/** A player who has not shot for so long gives a seat free. */
const KEEP_MS = 30_000;
/** What is known of a player's seat is asked anew after this. */
const KNOWN_MS = 5_000;
const MOST_KNOWN = 1_000;

interface Known {
  readonly at: number;
  readonly seat: number | null;
}

/**
 * The number under which all in a room see a player shoot; `null` where all are taken. (Which of a player's windows plays
 * is another thing: `session/seats.ts`.)
 */
export type SeatOf = (table: string, playerId: string) => Promise<number | null>;

/** Takes seats for who shoots, and keeps them for them, at all servers of a site. */
export function createRoomSeats(db: Database): SeatOf {
  const known = new Map<string, Known>();
  return async (table, playerId) => {
    const key = `${table} ${playerId}`;
    const now = performance.now();
    const last = known.get(key);
    if (last && now - last.at < KNOWN_MS) return last.seat;
    if (known.size >= MOST_KNOWN) known.clear();
    const seat = (await keepSeat(db, table, playerId)) ?? (await takeSeat(db, table, playerId));
    known.set(key, { at: now, seat });
    return seat;
  };
}

const until = sql`clock_timestamp() + make_interval(secs => ${KEEP_MS / 1_000})`;

async function keepSeat(db: Database, table: string, playerId: string): Promise<number | undefined> {
  const [kept] = await db
    .update(roomSeats)
    .set({ until })
    .where(and(eq(roomSeats.table, table), eq(roomSeats.playerId, playerId)))
    .returning({ seat: roomSeats.seat });
  return kept?.seat;
}

async function takeSeat(db: Database, table: string, playerId: string): Promise<number | null> {
  await db
    .delete(roomSeats)
    .where(and(eq(roomSeats.table, table), lt(roomSeats.until, sql`clock_timestamp()`)));
  // Where another player takes the same one at this moment, this one tries again at a later shot.
  const { rows } = await db.execute<{ seat: number }>(sql`
    INSERT INTO room_seats (table_name, seat, player_id, until)
    SELECT ${table}, free.seat, ${playerId}, ${until}
    FROM generate_series(1, ${ROOM_SEATS}::int) AS free(seat)
    WHERE NOT EXISTS (SELECT 1 FROM room_seats WHERE table_name = ${table} AND room_seats.seat = free.seat)
    ORDER BY free.seat LIMIT 1
    ON CONFLICT DO NOTHING
    RETURNING seat`);
  return rows[0]?.seat ?? null;
}

/** A player's seat as it is now. */
export async function readSeat(
  db: Pick<Queries, 'select'>,
  table: string,
  playerId: string,
): Promise<number | null> {
  const [held] = await db
    .select({ seat: roomSeats.seat })
    .from(roomSeats)
    .where(
      and(
        eq(roomSeats.table, table),
        eq(roomSeats.playerId, playerId),
        sql`${roomSeats.until} > clock_timestamp()`,
      ),
    );
  return held?.seat ?? null;
}
