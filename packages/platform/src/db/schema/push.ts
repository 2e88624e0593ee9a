import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PushTopic } from '@tessera/wire';
import type { PushMessage } from '../../push/push-message.ts';
import { createdAt, instant } from '../columns.ts';
import { members } from './members.ts';
import { sessions } from './security.ts';

/** Devices that members have push messages on (`push/subscriptions.ts`). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The last session on this device; its end removes the subscription. `null`: that ended otherwise (`keepDevices`). */
    sessionId: text().references(() => sessions.id, { onDelete: 'set null' }),
    /** The address at the push service. Who has it may send to the device. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    topics: text().array().$type<PushTopic[]>().notNull(),
    /** Of the site as this device reaches it: a message's address begins with it. */
    origin: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_member').on(table.memberId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Push messages on their way out (`push/pushes.ts`); one that has arrived is deleted. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    message: jsonb().$type<PushMessage>().notNull(),
    attempts: smallint().notNull().default(0),
    nextAt: createdAt(),
    /** After it, the message is of no use and is not sent any more. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('push_messages_due').on(table.nextAt),
    index('push_messages_subscription').on(table.subscriptionId),
  ],
);
