import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { roomCaught, roomShots } from '../../protocol/rooms.ts';
import type { Queries } from '../store/connect.ts';

/**
 * What the games' servers of a site tell each other through their database: small, only that something changed. What it
 * is now stands in the tables, and each server reads it once for all of its players.
 */
const notice = v.variant('kind', [
  /** A table's round went on. */
  v.object({ kind: v.literal('table'), table: v.string() }),
  /** A book offers other fixtures. */
  v.object({ kind: v.literal('book'), book: v.string() }),
  /** Nobody leads the table, or the book. */
  v.object({ kind: v.literal('free'), table: v.string() }),
  /** Placements are paid, or their stakes are back. */
  v.object({ kind: v.literal('settled'), ids: v.array(v.string()) }),
  /** Another window of a player's plays. */
  v.object({
    kind: v.literal('seat'),
    playerId: v.string(),
    gameCode: v.string(),
    /** Hash of the session's token. */
    session: v.string(),
  }),
  /** What a player did in a room, as all others there see it; `by` is the player's seat. */
  v.object({
    kind: v.literal('room'),
    table: v.string(),
    /** Who is not told: they have it from their own answers. */
    playerId: v.string(),
    ...roomShots.entries,
    shots: v.array(v.number()),
    caught: v.array(v.omit(roomCaught, ['tide', 'by'])),
  }),
  /** How many players each table or book has at a server; those that are not named have none. */
  v.object({
    kind: v.literal('crowd'),
    server: v.string(),
    players: v.record(v.string(), v.number()),
  }),
]);
export type Notice = v.InferOutput<typeof notice>;

const CHANNEL = 'tessera_games';
/** PostgreSQL takes less than 8000 bytes; an id has 32. */
export const IDS_PER_NOTICE = 150;
const AGAIN_MS = 250;
/** A connection may be dead without knowing it: it is asked. */
const ASK_EVERY_MS = 2_000;
const ANSWER_MS = 2_000;

/** Heard by every server, this one too, when the transaction is committed. */
export async function giveNotice(tx: Pick<Queries, 'execute'>, given: Notice): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(given)})`);
}

interface Ears {
  /** Of the database, asked for at each connection. */
  readonly url: () => string;
  readonly onNotice: (given: Notice) => void;
  /** It listens (again): what was said before was missed. */
  readonly onListening: () => void;
  readonly onLost: (error: unknown) => void;
}

/** Hears notices until it is closed, on a connection of its own. @returns what closes it */
export function hearNotices({ url, onNotice, onListening, onLost }: Ears): () => Promise<void> {
  const closing = new AbortController();
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (!closing.signal.aborted) onLost(error);
      }
      await sleep(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection is lost. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url(),
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: 'tessera-games-notices',
    });
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the connection for notices ended')));
      closing.signal.addEventListener('abort', () => reject(new Error('closing')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload }) => hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      onListening();
      for (;;) {
        await Promise.race([sleep(ASK_EVERY_MS, undefined, { signal: closing.signal }), lost]);
        await client.query('SELECT 1');
      }
    } finally {
      await Promise.race([client.end(), sleep(ANSWER_MS, undefined, { ref: false })]).catch(() => undefined);
    }
  }

  function hear(payload: string | undefined): void {
    let given: unknown;
    try {
      given = JSON.parse(payload ?? '');
    } catch (error) {
      return onLost(error);
    }
    const parsed = v.safeParse(notice, given);
    // Of a server of another release: what it is about is read from the tables sooner or later.
    if (parsed.success) onNotice(parsed.output);
  }

  return async () => {
    closing.abort();
    await listening;
  };
}
