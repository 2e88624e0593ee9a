import { setTimeout as delay } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import * as v from 'valibot';
import { EVENTS, type EventPayload, type LiveEvent } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { notices } from '../db/schema/notices.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Live } from './live.ts';

/**
 * What another process, like the operator's command, has for the browsers of this site. It goes through the database:
 * it is heard when the change that it tells of is committed, and never lost.
 */
export type Notice =
  | { readonly to: 'channel'; readonly channel: string; readonly event: string; readonly payload: unknown }
  /** To each member's own channel. */
  | { readonly to: 'members'; readonly event: string; readonly payload: unknown }
  /** A session has ended: its sockets leave their private channels. */
  | { readonly to: 'session'; readonly sessionId: string };

/** Whoever gives a notice knocks here; what it is stands in the table. */
const CHANNEL = 'tessera_notices';
const AGAIN_MS = 1_000;
/** Without being knocked at: a connection may be dead without knowing it. */
const LOOK_MS = 5_000;
/** So many are passed on in one transaction. */
const BATCH = 100;

export const toChannel = <E extends LiveEvent>(
  channel: string,
  event: E,
  payload: EventPayload<E>,
): Notice => ({ to: 'channel', channel, event: event.name, payload });

export const toMembers = <E extends LiveEvent>(event: E, payload: EventPayload<E>): Notice => ({
  to: 'members',
  event: event.name,
  payload,
});

/** Sends notices to browsers; inside a transaction, once it is committed. */
export type Notify = (...notices: Notice[]) => void | Promise<void>;

/** Gives the notice when the transaction is committed. */
export async function giveNotice(tx: Pick<Queries, 'execute'>, notice: Notice): Promise<void> {
  await tx.execute(sql`WITH given AS (INSERT INTO ${notices} (body) VALUES (${JSON.stringify(notice)}::jsonb))
    SELECT pg_notify(${CHANNEL}, '')`);
}

const noticeSchema = v.variant('to', [
  v.object({ to: v.literal('channel'), channel: v.string(), event: v.string(), payload: v.unknown() }),
  v.object({ to: v.literal('members'), event: v.string(), payload: v.unknown() }),
  v.object({ to: v.literal('session'), sessionId: v.string() }),
]);

interface Ears {
  readonly db: Database;
  /** Of the same database, for a connection of its own. */
  readonly url: string;
  readonly live: Pick<Live, 'toChannel' | 'toEveryMember'>;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly log: FastifyBaseLogger;
}

/** What hears notices. */
export interface NoticeHearing {
  /** Passes on what was given before now, and resolves when that is done. */
  readonly passOn: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Passes notices on until it is closed. Of several platforms one takes each; what was given while none listened is
 * passed on as soon as one does.
 */
export async function hearNotices(ears: Ears): Promise<NoticeHearing> {
  const { log } = ears;
  let closed = false;
  let passing = Promise.resolve();
  let client = await listen();
  const look = setInterval(() => void passOn(), LOOK_MS);

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: ears.url,
      keepAlive: true,
      application_name: 'tessera-notices',
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'the connection for notices was lost'));
    fresh.on('notification', () => void passOn());
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    // Not before: a try that fails ends as well, and each would begin a row of tries of its own.
    fresh.on('end', () => void again());
    void passOn();
    return fresh;
  }

  async function again(): Promise<void> {
    while (!closed) {
      await delay(AGAIN_MS, undefined, { ref: false });
      try {
        if (!closed) client = await listen();
        return;
      } catch (error) {
        log.warn({ err: error }, 'notices cannot be heard yet');
      }
    }
  }

  function passOn(): Promise<void> {
    passing = passing
      .then(() => passAllOn(ears))
      .catch((error: unknown) => log.error({ err: error }, 'notices could not be passed on'));
    return passing;
  }

  return {
    passOn,
    async close() {
      closed = true;
      clearInterval(look);
      await client.end();
      await passing;
    },
  };
}

async function passAllOn(ears: Ears): Promise<void> {
  const { db, log } = ears;
  let taken: { id: number; body: unknown }[];
  do {
    taken = await db.transaction(async (tx) => {
      const next = tx
        .select({ id: notices.id })
        .from(notices)
        .orderBy(notices.id)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const rows = await tx.delete(notices).where(inArray(notices.id, next)).returning();
      // Before the commit: a platform that dies over it leaves them to another.
      for (const { id, body } of rows.sort((one, other) => one.id - other.id)) {
        await passOneOn(body, ears).catch((error: unknown) =>
          log.error({ err: error, notice: id }, 'a notice was not passed on'),
        );
      }
      return rows;
    });
  } while (taken.length >= BATCH);
}

async function passOneOn(body: unknown, { live, sessions }: Ears): Promise<void> {
  const notice = v.parse(noticeSchema, body);
  if (notice.to === 'session') return sessions.end(notice.sessionId);
  const event: LiveEvent | undefined = EVENTS.find(({ name }) => name === notice.event);
  if (!event) throw new Error(`there is no event "${notice.event}"`);
  const payload = v.parse(event.payload, notice.payload) as EventPayload<LiveEvent>;
  if (notice.to === 'members') return live.toEveryMember(event, payload);
  live.toChannel(notice.channel, event, payload);
}
