import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../columns.ts';
import { members } from './members.ts';
import { sessions } from './security.ts';

/** Visits to a provider that have not come back yet (`third-party/attempts.ts`). No value in the table completes one. */
export const thirdPartyAttempts = pgTable(
  'third_party_attempts',
  {
    stateHash: text().primaryKey(),
    /** Of the secret that only the browser that started has. */
    browserHash: text().notNull(),
    providerId: text().notNull(),
    redirectUri: text().notNull(),
    /** The session that links another login; `null`: a login. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('third_party_attempts_session').on(table.sessionId),
    index('third_party_attempts_expires_at').on(table.expiresAt),
  ],
);

/** An account at a provider, as its ID token names it. */
export interface ProviderAccount {
  readonly providerId: string;
  readonly issuer: string;
  readonly subject: string;
  /** The e-mail address or name by which the member recognises it. */
  readonly label: string | null;
}

/** Accounts that a provider has confirmed and no member has linked yet. */
export const thirdPartyArrivals = pgTable(
  'third_party_arrivals',
  {
    tokenHash: text().primaryKey(),
    browserHash: text().notNull(),
    account: jsonb().$type<ProviderAccount>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('third_party_arrivals_expires_at').on(table.expiresAt)],
);

/** Accounts at providers by which members log in. */
export const linkedLogins = pgTable(
  'linked_logins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    providerId: text().notNull(),
    /** With the subject the account's name for ever: an operator may give a provider's id to another issuer. */
    issuer: text().notNull(),
    subject: text().notNull(),
    label: text(),
    linkedAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('linked_logins_account').on(table.issuer, table.subject),
    uniqueIndex('linked_logins_member_issuer').on(table.memberId, table.issuer),
  ],
);

/** Everything that the sandbox identity provider keeps (`sandbox-id`), so that several platforms are one provider. */
export const sandboxIdRecords = pgTable(
  'sandbox_id_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** `null`: kept. */
    expiresAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('sandbox_id_records_expires_at').on(table.expiresAt),
  ],
);
