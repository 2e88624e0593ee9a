import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { providers } from './catalogue.ts';
import { ledgerAccounts } from './ledger.ts';
import { members } from './members.ts';

/** What a member has put aside at one provider (spec §3 Wallet). */
export const providerWallets = pgTable(
  'provider_wallets',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    providerId: integer()
      .notNull()
      .references(() => providers.id),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccounts.id),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.providerId] })],
);

/** When a member's wallets were last emptied into the balance: asked for at most every ten seconds (spec §9). */
export const backTransfers = pgTable('back_transfers', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  at: instant().notNull(),
  /** The request that did so, by the hash of its idempotency key. */
  operation: text(),
});
