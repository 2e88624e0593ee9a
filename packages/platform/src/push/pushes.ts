import { and, eq, lte, sql } from 'drizzle-orm';
import { toLanguageTag, localisePath, type LocaleCode } from '@tessera/domain';
import type { FastifyBaseLogger } from 'fastify';
import { claimableEnvelope } from '../activities/red-envelope.ts';
import { inLanguage } from '../db/columns.ts';
import type { Database } from '../db/connect.ts';
import { letters } from '../db/schema/content.ts';
import { members, type Member } from '../db/schema/members.ts';
import { pushMessages, pushSubscriptions, type PushSubscriptionRow } from '../db/schema/push.ts';
import { chosenPreferences } from '../member/preferences.ts';
import { mayReach } from '../responsible/may-reach.ts';
import { visitorOf } from '../site/visitor.ts';
import type { Delivery } from './delivery.ts';
import { PUSH_RULES, tagOf, type PushMessage } from './push-message.ts';
import { wordsOf } from './push.texts.ts';

const LOOK_MS = 1_000;
/** Sent at the same time. */
const BATCH = 20;
/** The pause after the first attempt doubles with each, up to an hour. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 3_600_000;
const MOST_ATTEMPTS = 12;
/** Of one device; the oldest give way. */
const MOST_WAITING = 20;
/** More than an attempt's timeout: a message is not sent twice while its attempt runs. */
const LEASE_MS = 60_000;
/** Of a text; a message must fit into 4 kB encrypted, and systems show less. */
const MOST_CHARACTERS = 250;

export interface Pushes {
  start(): void;
  /** Sends what is due, and settles when these attempts are over. */
  look(now?: Date): Promise<void>;
  stop(): Promise<void>;
  sweep(now?: Date): Promise<void>;
}

interface Due {
  readonly id: number;
  readonly subscriptionId: number;
  readonly message: PushMessage;
  readonly attempts: number;
  readonly expiresAt: Date;
}

/**
 * Push messages on their way out. They are rows of the database, so a message survives a crash and is sent by one of several
 * processes, and the request that causes one waits for no push service.
 */
export function createPushes(db: Database, delivery: Delivery, log: FastifyBaseLogger): Pushes {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function sendDue(now: Date): Promise<void> {
    for (let due = await take(db, now); due.length > 0 && !ending.signal.aborted; due = await take(db, now)) {
      await Promise.all(
        due.map((one) =>
          attempt(one, now).catch((error: unknown) =>
            log.error({ err: error, message: one.id }, 'a push message could not be sent'),
          ),
        ),
      );
    }
  }

  async function attempt(
    { id, subscriptionId, message, attempts, expiresAt }: Due,
    now: Date,
  ): Promise<void> {
    const here = eq(pushMessages.id, id);
    const [found] = await db
      .select({ device: pushSubscriptions, member: members })
      .from(pushSubscriptions)
      .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
      .where(eq(pushSubscriptions.id, subscriptionId));
    const notification = found && (await notificationOf(db, message, found, now));
    if (!found || !notification) {
      await db.delete(pushMessages).where(here);
      return;
    }
    const { urgency } = PUSH_RULES[message.kind];
    const payload = JSON.stringify({ web_push: 8030, notification });
    const ttlS = Math.floor((expiresAt.getTime() - now.getTime()) / 1_000);
    const delivered = await delivery.send({ device: found.device, payload, urgency, ttlS }, ending.signal);
    if (delivered.kind === 'gone') {
      // Its messages go with it.
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
      return;
    }
    if (delivered.kind !== 'accepted') {
      const { kind, reason } = delivered;
      log.warn({ message: id, attempts, reason }, 'a push message was not accepted');
      if (kind === 'later' && attempts < MOST_ATTEMPTS) {
        const ownWaitMs = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
        const waitMs = Math.max(ownWaitMs, delivered.afterMs);
        await db
          .update(pushMessages)
          .set({ nextAt: new Date(now.getTime() + waitMs) })
          .where(here);
        return;
      }
    }
    await db.delete(pushMessages).where(here);
  }

  const pushes: Pushes = {
    start() {
      timer = setInterval(() => void pushes.look(), LOOK_MS);
    },

    look(now = new Date()) {
      running ??= sendDue(now)
        .catch((error: unknown) => log.error({ err: error }, 'push messages could not be read'))
        .finally(() => (running = undefined));
      return running;
    },

    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
      delivery.close();
    },

    async sweep(now = new Date()) {
      await db.delete(pushMessages).where(lte(pushMessages.expiresAt, now));
      // The count is not looked at when a message is queued: that would be in the way of payments at the same time.
      await db.execute(sql`DELETE FROM ${pushMessages} WHERE id IN (
        SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY subscription_id ORDER BY id DESC) AS place
          FROM ${pushMessages}) waiting WHERE place > ${MOST_WAITING})`);
    },
  };
  return pushes;
}

/** Takes due messages; the lease keeps other processes, and a crash, from sending them at once again. */
function take(db: Database, now: Date): Promise<Due[]> {
  return db
    .update(pushMessages)
    .set({
      attempts: sql`${pushMessages.attempts} + 1`,
      nextAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(
      sql`${pushMessages.id} IN (SELECT id FROM push_messages WHERE next_at <= ${now.toISOString()}::timestamptz
          AND expires_at > ${now.toISOString()}::timestamptz
        ORDER BY next_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    )
    .returning({
      id: pushMessages.id,
      subscriptionId: pushMessages.subscriptionId,
      message: pushMessages.message,
      attempts: pushMessages.attempts,
      expiresAt: pushMessages.expiresAt,
    });
}

/** A notification as browsers show it by themselves (Declarative Web Push), or the service worker does. */
interface Notification {
  readonly title: string;
  readonly body: string;
  /** An address of the site. */
  readonly navigate: string;
  readonly lang: string;
  readonly tag: string;
}

interface Recipient {
  readonly member: Member;
  readonly device: PushSubscriptionRow;
}

/** Returns what the device shows; `undefined` where the member is to be left alone, or the message is not news any more. */
async function notificationOf(
  db: Database,
  message: PushMessage,
  { member, device }: Recipient,
  now: Date,
): Promise<Notification | undefined> {
  const { topic, countsAs, path } = PUSH_RULES[message.kind];
  if (!device.topics.includes(topic)) return undefined;
  if (!(await mayReach(db, member, countsAs, now))) return undefined;
  const language = (await chosenPreferences(db, member.id)).language ?? member.language;
  const words = await currentWords(db, message, member, language);
  if (!words) return undefined;
  return {
    title: shorten(words.title),
    body: shorten(words.body),
    navigate: device.origin + localisePath(language, path),
    lang: toLanguageTag(language),
    tag: tagOf(message),
  };
}

/** The words of a message, unless its letter was read or its envelope is over or claimed by now. */
async function currentWords(
  db: Database,
  message: PushMessage,
  member: Member,
  language: LocaleCode,
): Promise<{ readonly title: string; readonly body: string } | undefined> {
  if (message.kind === 'letter') {
    const [letter] = await db
      .select()
      .from(letters)
      .where(and(eq(letters.id, message.id), eq(letters.memberId, member.id)));
    if (!letter || letter.readAt || letter.deletedAt) return undefined;
    return wordsOf(language, message, inLanguage(letter.title, language));
  }
  if (message.kind === 'envelope') {
    const envelope = await claimableEnvelope(db, member, visitorOf({ member }));
    if (envelope?.id !== message.id) return undefined;
  }
  return wordsOf(language, message, 'title' in message ? inLanguage(message.title, language) : '');
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= MOST_CHARACTERS
    ? text
    : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
