import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant } from '../columns.ts';
import { members } from './members.ts';
import { sessions } from './security.ts';

/** Members' passkeys (`auth/passkeys`). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** As the browser names it, base64url. */
    credentialId: text().notNull(),
    /** The COSE key. */
    publicKey: bytes().notNull(),
    /** The authenticator's own count of signatures; 0 where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Random, the same for all passkeys of a member: authenticators show one entry for each. */
    userHandle: text().notNull(),
    name: text().notNull(),
    /** Whether its provider can copy it to other devices, and whether it has. */
    isMultiDevice: boolean().notNull(),
    isBackedUp: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_member').on(table.memberId),
  ],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

export type PasskeyPurpose = 'enrol' | 'login' | 'proof';

/** Challenges that are not answered yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    /** Whose answer is accepted; `null`: any visitor's. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    /** Of an enrolment: what the new passkey names the member by. */
    userHandle: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_session').on(table.sessionId),
    index('passkey_challenges_expires_at').on(table.expiresAt),
  ],
);

/** When a passkey was offered last, to whom and in which browser. */
export const passkeyOffers = pgTable(
  'passkey_offers',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    udidHash: text().notNull(),
    offeredAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.udidHash] }),
    index('passkey_offers_offered_at').on(table.offeredAt),
  ],
);
