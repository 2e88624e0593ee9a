import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries } from '../db/connect.ts';
import { outboxMessages, type MessageChannel } from '../db/schema/outbox.ts';
import { registrationSettings } from '../db/schema/registration.ts';
import { RefusedForGood, type Outgoing, type Senders } from './sender.ts';

/** How often due messages are looked for. */
const LOOK_MS = 1_000;
/** Sent at the same time. */
const BATCH = 10;
/** The pause after the first attempt doubles with each, up to ten minutes. */
const FIRST_WAIT_S = 2;
const LONGEST_WAIT_S = 600;
/** More than a sender's own timeout: a message is not sent twice while its attempt runs. */
const LEASE_S = 60;
const KEEP_DAYS = 7;
const MAX_ERROR = 200;

export interface NewMessage {
  readonly channel: MessageChannel;
  readonly address: string;
  readonly subject?: string;
  readonly body: string;
  readonly validForS: number;
  /** The site whose SMS credit was taken. */
  readonly creditSiteId?: number;
}

export interface Outbox {
  /** Queues a message in the caller's transaction: it leaves once that is committed. */
  queue(queries: Queries, message: NewMessage): Promise<void>;
  start(): void;
  /** Sends what is due now, and settles when these attempts are over. */
  look(): Promise<void>;
  stop(): Promise<void>;
  sweep(): Promise<void>;
}

/**
 * E-mails and SMS on their way out. They are rows of the database, so a message survives a crash and is sent by one of several
 * processes. A failed attempt is repeated with growing pauses until the message expires.
 */
export function createOutbox(db: Database, senders: Senders, log: FastifyBaseLogger): Outbox {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function sendDue(): Promise<void> {
    await expire(db);
    for (let due = await take(db); due.length > 0 && !ending.signal.aborted; due = await take(db)) {
      await Promise.all(due.map(attempt));
    }
  }

  async function attempt(message: Outgoing & { readonly attempts: number }): Promise<void> {
    const { id, channel, attempts } = message;
    const here = eq(outboxMessages.id, id);
    try {
      const sender = senders[channel];
      if (!sender) throw new Error(`no sender for ${channel} is set`);
      await sender.send(message, ending.signal);
      await db.update(outboxMessages).set({ state: 'sent', body: '', lastError: null }).where(here);
    } catch (error) {
      // Neither the address nor the text is logged.
      log.warn({ err: error, message: id, attempts }, 'a message was not sent');
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
      if (error instanceof RefusedForGood) return giveUp(db, id, lastError);
      const waitS = Math.min(FIRST_WAIT_S * 2 ** (attempts - 1), LONGEST_WAIT_S);
      await db
        .update(outboxMessages)
        .set({ lastError, nextAt: sql`now() + make_interval(secs => ${waitS})` })
        .where(here);
    }
  }

  const outbox: Outbox = {
    async queue(queries, { validForS, ...message }) {
      await queries.insert(outboxMessages).values({
        ...message,
        state: senders[message.channel] ? 'waiting' : 'kept',
        expiresAt: sql`now() + make_interval(secs => ${validForS})`,
      });
    },

    start() {
      timer = setInterval(() => void outbox.look(), LOOK_MS);
    },

    look() {
      running ??= sendDue()
        .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
        .finally(() => (running = undefined));
      return running;
    },

    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
      for (const sender of Object.values(senders)) sender.close();
    },

    async sweep() {
      await db
        .delete(outboxMessages)
        .where(lt(outboxMessages.createdAt, sql`now() - make_interval(days => ${KEEP_DAYS})`));
    },
  };
  return outbox;
}

/** Takes due messages; the lease keeps other processes, and a crash, from sending them at once again. */
async function take(db: Database): Promise<(Outgoing & { attempts: number })[]> {
  return db
    .update(outboxMessages)
    .set({
      attempts: sql`${outboxMessages.attempts} + 1`,
      nextAt: sql`now() + make_interval(secs => ${LEASE_S})`,
    })
    .where(
      sql`${outboxMessages.id} IN (
        SELECT id FROM outbox_messages WHERE state = 'waiting' AND next_at <= now() AND expires_at > now()
        ORDER BY next_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    )
    .returning({
      id: outboxMessages.id,
      channel: outboxMessages.channel,
      address: outboxMessages.address,
      subject: outboxMessages.subject,
      body: outboxMessages.body,
      attempts: outboxMessages.attempts,
    });
}

async function expire(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const expired = await tx
      .update(outboxMessages)
      .set({ state: 'expired', body: '' })
      .where(and(eq(outboxMessages.state, 'waiting'), lt(outboxMessages.expiresAt, sql`now()`)))
      .returning({ siteId: outboxMessages.creditSiteId });
    await giveCreditBack(tx, expired);
  });
}

async function giveUp(db: Database, id: number, lastError: string): Promise<void> {
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(outboxMessages)
      .set({ state: 'failed', body: '', lastError })
      .where(eq(outboxMessages.id, id))
      .returning({ siteId: outboxMessages.creditSiteId });
    await giveCreditBack(tx, failed);
  });
}

async function giveCreditBack(tx: Queries, unsent: readonly { siteId: number | null }[]): Promise<void> {
  for (const { siteId } of unsent) {
    if (siteId === null) continue;
    await tx
      .update(registrationSettings)
      .set({ smsCredit: sql`${registrationSettings.smsCredit} + 1` })
      .where(eq(registrationSettings.siteId, siteId));
  }
}
