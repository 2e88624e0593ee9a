import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LocaleCode } from '@tessera/domain';
import type { AgentExportRequest, ExportRequest } from '@tessera/wire';
import { instant } from '../columns.ts';
import { ledgerAccounts, type TransactionKind } from './ledger.ts';
import { sessions } from './security.ts';

/**
 * What the entries of a member's balance sum to, by kind and day of the site's calendar: totals, pages and statements of
 * long histories are read from here. `records/cash-days.ts` fills it out of the ledger, after the fact.
 */
export const cashDays = pgTable(
  'cash_days',
  {
    accountId: integer()
      .notNull()
      .references(() => ledgerAccounts.id),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<TransactionKind>().notNull(),
    countIn: integer().notNull(),
    countOut: integer().notNull(),
    /** Minor units, both above zero. */
    paidIn: bigint({ mode: 'bigint' }).notNull(),
    paidOut: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind] })],
);

/** How far an account's `cash_days` go: all entries before `until` are in them. */
export const cashMarks = pgTable('cash_marks', {
  accountId: integer()
    .primaryKey()
    .references(() => ledgerAccounts.id),
  until: instant().notNull(),
  /** How many that is; with those after `until` it must be the balance's `version`. */
  entries: integer().notNull(),
});

/** Download addresses that were not used yet. Their secret is never stored, only its SHA-256. */
export const exportCodes = pgTable(
  'export_codes',
  {
    codeHash: text().primaryKey(),
    /** Whose records or tables; an address ends with the session that asked for it. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    request: jsonb().$type<ExportRequest | AgentExportRequest>().notNull(),
    /** Of headers and kinds. */
    language: text().$type<LocaleCode>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('export_codes_session').on(table.sessionId),
    index('export_codes_expires_at').on(table.expiresAt),
  ],
);
