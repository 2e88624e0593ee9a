import { and, eq, sql } from 'drizzle-orm';
import { GAME_CODES } from '../../protocol/codes.ts';
import { giveNotice } from '../live/notices.ts';
import { Refusal } from '../refusal.ts';
import { sessionHash, type GameSession } from '../sealed-session.ts';
import type { Database, Queries } from '../store/connect.ts';
import { seats } from '../store/schema.ts';

type Seated = Pick<GameSession, 'playerId' | 'gameCode' | 'sessionToken'>;

/** Which of a player's windows plays a game: the one that was opened, or asked for it, last. */
export interface Seats {
  /** This session plays from now on; every server is told. */
  take(session: Seated): Promise<void>;
  /** A seat that nobody has taken is everybody's. */
  isMine(session: Seated, queries?: Queries): Promise<boolean>;
  /** @throws Refusal 423 where another window plays */
  require(session: Seated, queries?: Queries): Promise<void>;
}

export function createSeats(db: Database): Seats {
  async function isMine(session: Seated, queries: Queries = db): Promise<boolean> {
    const { playerId, gameCode } = session;
    const [seat] = await queries
      .select({ session: seats.session })
      .from(seats)
      .where(and(eq(seats.playerId, playerId), eq(seats.gameCode, gameCode)));
    return seat === undefined || seat.session === sessionHash(session);
  }

  return {
    async take(session) {
      const { playerId, gameCode } = session;
      const taken = { playerId, gameCode, session: sessionHash(session) };
      await db.transaction(async (tx) => {
        await tx
          .insert(seats)
          .values(taken)
          .onConflictDoUpdate({
            target: [seats.playerId, seats.gameCode],
            set: { session: taken.session, since: sql`now()` },
          });
        await giveNotice(tx, { kind: 'seat', ...taken });
      });
    },
    isMine,
    async require(session, queries) {
      if (await isMine(session, queries)) return;
      throw new Refusal(GAME_CODES.seatTaken, 'another window plays this game: POST /seat takes it back');
    },
  };
}
