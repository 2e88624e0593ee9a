import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import * as v from 'valibot';
import { EVENTS, type EventPayload, type LiveEvent } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Live } from './live.ts';

/**
 * What another process, like the operator's command, has for the browsers of this site. It goes through the database:
 * it is heard when the change that it tells of is committed, and by every platform of that database.
 */
export type Notice =
  | { readonly to: 'channel'; readonly channel: string; readonly event: string; readonly payload: unknown }
  /** To each member's own channel. */
  | { readonly to: 'members'; readonly event: string; readonly payload: unknown }
  /** A session has ended: its sockets leave their private channels. */
  | { readonly to: 'session'; readonly sessionId: string };

const CHANNEL = 'tessera_notices';
const AGAIN_MS = 1_000;

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

/** Gives the notice when the transaction is committed. */
export async function giveNotice(tx: Pick<Queries, 'execute'>, notice: Notice): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`);
}

const noticeSchema = v.variant('to', [
  v.object({ to: v.literal('channel'), channel: v.string(), event: v.string(), payload: v.unknown() }),
  v.object({ to: v.literal('members'), event: v.string(), payload: v.unknown() }),
  v.object({ to: v.literal('session'), sessionId: v.string() }),
]);

interface Ears {
  readonly live: Pick<Live, 'toChannel' | 'toEveryMember'>;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly log: FastifyBaseLogger;
}

/**
 * Passes notices on until it is closed. A connection that breaks is opened anew; what was given in between is not
 * heard, and pages learn of it when they next ask.
 * @returns what closes it
 */
export async function hearNotices(url: string, ears: Ears): Promise<() => Promise<void>> {
  const { log } = ears;
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'tessera-notices',
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'the connection for notices was lost'));
    fresh.on('end', () => void again());
    fresh.on('notification', ({ payload }) => {
      passOn(payload, ears).catch((error: unknown) =>
        log.error({ err: error, payload }, 'a notice was not passed on'),
      );
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
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

  return async () => {
    closed = true;
    await client.end();
  };
}

async function passOn(text: string | undefined, { live, sessions }: Ears): Promise<void> {
  const notice = v.parse(noticeSchema, JSON.parse(text ?? ''));
  if (notice.to === 'session') return sessions.end(notice.sessionId);
  const event: LiveEvent | undefined = EVENTS.find(({ name }) => name === notice.event);
  if (!event) throw new Error(`there is no event "${notice.event}"`);
  const payload = v.parse(event.payload, notice.payload) as EventPayload<LiveEvent>;
  if (notice.to === 'members') live.toEveryMember(event, payload);
  else live.toChannel(notice.channel, event, payload);
}
