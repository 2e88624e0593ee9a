import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { LocaleCode } from '@tessera/domain';
import { bytes, createdAt, instant } from '../columns.ts';
import { members } from './members.ts';

/** What the login form told about the device (spec §3 Login payload). */
export interface DeviceRecord {
  readonly device: number;
  readonly system: string;
  readonly browser: string;
  readonly udid: string;
}

export type SessionScope = 'full' | 'records';

/** Tokens are never stored, only their SHA-256. `sessions/rotation.ts` says what the three hashes are for. */
export const sessions = pgTable(
  'sessions',
  {
    /** The public part of the token: names the session, opens nothing. */
    id: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    tokenHash: text().notNull(),
    tokenSince: createdAt(),
    nextHash: text(),
    nextSince: instant(),
    previousHash: text(),
    previousUntil: instant(),
    /** Hashes of the secrets before `previous`, newest first: one that comes from elsewhere was stolen. */
    retiredHashes: text().array().notNull().default([]),
    language: text().$type<LocaleCode>().notNull(),
    device: jsonb().$type<DeviceRecord>().notNull(),
    address: text().notNull(),
    /** Network and device of the last use (`sessions/origin.ts`); `null` in sessions that are older than these columns. */
    usedNetwork: text(),
    usedAgent: text(),
    createdAt: createdAt(),
    seenAt: createdAt(),
    /** When it last gave a fresh proof; `null`: never, as after an entry code (`auth/proof`). */
    provedAt: instant(),
    /** `records`: it withdraws and shows records, and nothing else (`auth/records`). */
    scope: text().$type<SessionScope>().notNull().default('full'),
    /** The end of the session whatever happens; logout and a login elsewhere bring it forward. */
    endsAt: instant().notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_ends_at').on(table.endsAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** What a refused login of an excluded or closed member carries: it starts a records-only session, once. */
export const recordsTickets = pgTable(
  'records_tickets',
  {
    ticketHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('records_tickets_member').on(table.memberId),
    index('records_tickets_expires_at').on(table.expiresAt),
  ],
);

export const captchas = pgTable(
  'captchas',
  {
    tokenHash: text().primaryKey(),
    type: smallint().notNull(),
    answerHash: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('captchas_expires_at').on(table.expiresAt)],
);

/** Codes that bring a login to another browser (`auth/entry-codes.ts`); they end with the session that asked. */
export const entryCodes = pgTable(
  'entry_codes',
  {
    codeHash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('entry_codes_session').on(table.sessionId),
    index('entry_codes_expires_at').on(table.expiresAt),
  ],
);

/**
 * Counted per name that was tried, whether or not it is an account (else the lock would tell which exist), once for
 * each address and once for all of them: `auth/lockout.ts`.
 */
export const loginFailures = pgTable('login_failures', {
  counter: text('account_key').primaryKey(),
  failures: integer().notNull(),
  since: instant().notNull(),
  lockedUntil: instant(),
});

/**
 * First answers to idempotency keys. The key itself is not stored: it seals the answer, so that a copy of the
 * table shows no token (`http/idempotency/seal.ts`).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    keyHash: text().notNull(),
    payloadMac: text().notNull(),
    /** `null` while the first request is still being worked on. */
    sealedAnswer: bytes(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.keyHash] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
