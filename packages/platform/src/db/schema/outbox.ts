import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../columns.ts';
import { members } from './members.ts';
import { sites } from './site.ts';

export type MessageChannel = 'email' | 'sms';

/** E-mails and SMS that leave the platform (`outbox/outbox.ts`). */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<MessageChannel>().notNull(),
    /** An e-mail address or a phone number. */
    address: text().notNull(),
    /** Of an e-mail; empty for an SMS. */
    subject: text().notNull().default(''),
    /** Emptied when the message needs no further attempt: it may contain a code. */
    body: text().notNull(),
    /** `kept`: no sender is set, so the operator reads it here. `failed`: refused for good. */
    state: text().$type<'waiting' | 'kept' | 'sent' | 'failed' | 'expired'>().notNull(),
    attempts: smallint().notNull().default(0),
    nextAt: createdAt(),
    /** After it, the message is of no use and is not sent any more. */
    expiresAt: instant().notNull(),
    lastError: text(),
    /** The site whose SMS credit it was taken from, and gets it back if the message never leaves. */
    creditSiteId: integer().references(() => sites.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_messages_due').on(table.state, table.nextAt),
    index('outbox_messages_address').on(table.address, table.id),
    index('outbox_messages_created_at').on(table.createdAt),
  ],
);
export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** Requests for a code, for accounts that exist and for others (`auth/password/password-requests.ts`). */
export const passwordRequests = pgTable(
  'password_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The hash of the account and the contact that were typed. */
    claimHash: text().notNull(),
    accountKey: text().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    /** As members' contacts are compared. */
    contact: text().notNull(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** The network that asked for it. */
    network: text().notNull(),
    /** `null` until the request was looked at, outside of its HTTP request. */
    handledAt: instant(),
    /** Set where a code was sent. */
    memberId: integer().references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text(),
    wrongAnswers: smallint().notNull().default(0),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('password_requests_claim').on(table.claimHash, table.id),
    index('password_requests_network').on(table.network, table.createdAt),
    index('password_requests_handled').on(table.handledAt, table.createdAt),
    index('password_requests_member').on(table.memberId),
    index('password_requests_created_at').on(table.createdAt),
  ],
);
