import { and, desc, eq, sql } from 'drizzle-orm';
import { cycleMs } from '../session/law.ts';
import type { Seats } from '../session/seats.ts';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import { fromNow, newClaim, type Round } from './claim.ts';
import { isUnfinished, ofPlayer, type Player } from './player.ts';
import { useSeed } from './seeds.ts';

/** When a drawn round is looked after whose wager nobody has heard the end of. */
export const LOOK_AFTER_MS = 10_000;

export interface Wish {
  readonly id: string;
  readonly requestId: string;
  /** Minor unit. */
  readonly stake: bigint;
  readonly choice: unknown;
  readonly salt: string;
}

export type Begun =
  /** Drawn, written down, and claimed for this server. */
  | { readonly kind: 'drawn'; readonly round: Round; readonly nextHash: string }
  /** The request has been here before. */
  | { readonly kind: 'known'; readonly round: Round }
  /** Another round of the player's is to end first. */
  | { readonly kind: 'unfinished'; readonly id: string }
  | { readonly kind: 'tooSoon'; readonly waitMs: number };

interface Parts {
  readonly db: Database;
  readonly seats: Seats;
  /** No session begins two rounds faster than this; the site's law may ask for more. */
  readonly minRoundMs: number;
  /** So long a wager may still arrive. */
  readonly recallMs: number;
}

/**
 * Draws a round and writes it down, before the platform is asked for its stake. At one time in one transaction per
 * session, on whichever servers: so the same request is drawn once, and the pace is kept.
 * @param sessionSealed what will settle the round when its player is gone
 * @throws Refusal 423 where another window plays
 */
export function beginRound(
  { db, seats, minRoundMs, recallMs }: Parts,
  player: Player,
  sessionSealed: string,
  wish: Wish,
): Promise<Begun> {
  const { session, sessionHash, game } = player;
  return db.transaction(async (tx): Promise<Begun> => {
    const inTurn = `${session.playerId} ${session.gameCode} ${session.mode}`;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${inTurn}, 0))`);
    const [known] = await tx.select().from(rounds).where(eq(rounds.id, wish.id));
    if (known) return { kind: 'known', round: known };
    await seats.require(session, tx);
    const [unfinished] = await tx
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(ofPlayer(player), isUnfinished()));
    if (unfinished) return { kind: 'unfinished', id: unfinished.id };
    const [last] = await tx
      .select({ agoMs: sql<number>`(extract(epoch FROM clock_timestamp() - ${rounds.at}) * 1000)::float8` })
      .from(rounds)
      .where(eq(rounds.session, sessionHash))
      .orderBy(desc(rounds.at))
      .limit(1);
    const waitMs = last ? Math.max(minRoundMs, cycleMs(session, game.game)) - last.agoMs : 0;
    if (waitMs > 0) return { kind: 'tooSoon', waitMs };
    const { used, next } = await useSeed(tx, sessionHash, wish.id);
    const { playerId, gameCode, mode, currency } = session;
    const { id, requestId, stake, choice, salt } = wish;
    const [round] = await tx
      .insert(rounds)
      .values({
        ...{ id, requestId, playerId, gameCode, mode, currency, sessionSealed, stake, choice, salt },
        ...newClaim(),
        game: game.game,
        variant: game.variant,
        rulesVersion: game.rules.version,
        session: sessionHash,
        staked: stake,
        seedHash: used.hash,
        state: 'drawn',
        at: sql`clock_timestamp()`,
        dueAt: fromNow(Math.min(LOOK_AFTER_MS, recallMs)),
      } as unknown as typeof rounds.$inferInsert)
      .returning();
    return { kind: 'drawn', round: round!, nextHash: next.hash };
  });
}
