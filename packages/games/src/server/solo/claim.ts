import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { GAME_CODES } from '../../protocol/codes.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';

export type Round = typeof rounds.$inferSelect;
/** What may change in a round. */
export type RoundChange = {
  readonly [Column in keyof typeof rounds.$inferInsert]?: (typeof rounds.$inferInsert)[Column] | SQL;
};

/** What a server that dies leaves undone is another one's after this. Who lives renews its claims in time. */
const CLAIM_MS = 5_000;
const RENEW_MS = 1_500;
/** So long a request waits for who has the round. */
const WAIT_MS = 13_000;
const LOOK_EVERY_MS = 60;

/** A round that this server alone works on. */
export interface Held {
  /** As it was written last. */
  readonly round: Round;
  /**
   * @param also what is written in the same statement, both or nothing: it reads the round's row, as it is after the
   * change, from `written`
   * @throws Overtaken where the claim ran out and another server has the round
   */
  write(change: RoundChange, also?: SQL): Promise<Round>;
  /** The round's last write; lets go of it, too. */
  close(change: RoundChange, also?: SQL): Promise<Round>;
  release(): Promise<void>;
}

/** Another server has gone on with the round meanwhile: what this one wanted to write is void. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** An instant of the database's clock so many milliseconds from now. */
export const fromNow = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1_000})`;

export const newClaim = (): { readonly claimedBy: string; readonly claimedUntil: SQL } => ({
  claimedBy: randomUUID(),
  claimedUntil: fromNow(CLAIM_MS),
});

/** A round is free where nobody has claimed it, or whoever did is late. */
export const isFree = (): SQL => or(isNull(rounds.claimedBy), lt(rounds.claimedUntil, sql`now()`))!;

const UNCLAIMED = { claimedBy: null, claimedUntil: null } as const;

/** The claim that stands in a row which this server has just written; renewed until it is released. */
export function held(db: Database, row: Round): Held {
  let round = row;
  const mine = and(eq(rounds.id, row.id), eq(rounds.claimedBy, row.claimedBy ?? ''));
  // A database that is away for a moment leaves the claim to whoever comes first: then the next write says so.
  const renewing = setInterval(() => {
    db.update(rounds)
      .set({ claimedUntil: fromNow(CLAIM_MS) as unknown as Date })
      .where(mine)
      .catch(() => undefined);
  }, RENEW_MS);
  renewing.unref();
  async function put(change: RoundChange, also?: SQL): Promise<Round> {
    const update = db
      .update(rounds)
      .set(change as Partial<typeof rounds.$inferInsert>)
      .where(mine)
      .returning();
    const written = db.$with('written').as(update);
    const [next] = also
      ? await db.with(written, db.$with('beside', {}).as(also)).select().from(written)
      : await update;
    if (!next) throw new Overtaken(`another server has gone on with round ${row.id}`);
    round = next;
    return next;
  }
  return {
    get round() {
      return round;
    },
    write: (change, also) => put({ ...change, claimedUntil: fromNow(CLAIM_MS) }, also),
    async close(change, also) {
      const closed = await put({ ...change, ...UNCLAIMED }, also);
      clearInterval(renewing);
      return closed;
    },
    async release() {
      clearInterval(renewing);
      if (round.claimedBy !== null) await db.update(rounds).set(UNCLAIMED).where(mine);
    },
  };
}

/**
 * Claims a round, waiting for whoever has it.
 * @throws Refusal 503 where it is not given free in time
 */
export async function claim(db: Database, id: string): Promise<Held> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const [row] = await db
      .update(rounds)
      .set(newClaim() as unknown as Partial<typeof rounds.$inferInsert>)
      .where(and(eq(rounds.id, id), isFree()))
      .returning();
    if (row) return held(db, row);
    if (Date.now() > end) {
      throw new Refusal(GAME_CODES.platformUnreachable, 'the round is still being worked on: ask again');
    }
    await sleep(LOOK_EVERY_MS);
  }
}
