import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant } from '../columns.ts';
import { members } from './members.ts';
import { sessions, type DeviceRecord } from './security.ts';

/** Members who log in with an authenticator (`auth/authenticator`). */
export const authenticators = pgTable('authenticators', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Encrypted with the site's key (`auth/authenticator/sealed-secret.ts`). */
  sealedSecret: bytes().notNull(),
  /** The last accepted time step: it and all before it are never accepted again. */
  lastStep: integer().notNull(),
  createdAt: createdAt(),
});

/** Secrets that were shown and are not confirmed yet; one for each member. */
export const authenticatorSetups = pgTable(
  'authenticator_setups',
  {
    memberId: integer()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The session that gave a fresh proof: only it may confirm. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    sealedSecret: bytes().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('authenticator_setups_session').on(table.sessionId),
    index('authenticator_setups_expires_at').on(table.expiresAt),
  ],
);

/** Recovery codes that are not used yet, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: integer()
      .notNull()
      .references(() => authenticators.memberId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** Logins with the correct password that wait for an authenticator code. */
export const authenticatorLogins = pgTable(
  'authenticator_logins',
  {
    idHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    device: jsonb().$type<DeviceRecord>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('authenticator_logins_member').on(table.memberId),
    index('authenticator_logins_expires_at').on(table.expiresAt),
  ],
);
