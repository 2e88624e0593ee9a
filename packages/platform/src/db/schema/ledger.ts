import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import { createdAt } from '../columns.ts';

/**
 * Double-entry books in integers of the currency's minor unit. The rules that no code may break are the
 * database's own (the migration `ledger_rules`): transactions and entries are insert-only, every insert of
 * entries sums to zero per transaction and currency, and a guarded account never goes below zero.
 */

export type AccountKind =
  /** A member's play money. */
  | 'member'
  /** The credits of one demo session. */
  | 'demo'
  /** What a provider's games won and paid, in real mode. */
  | 'provider'
  /** The same for demo sessions. */
  | 'demo_provider'
  /** Where play money and demo credits come from. */
  | 'issue'
  /** What the house gives away in its activities. */
  | 'promotion'
  /** What came in and went out by a payment provider; the owner is its name. */
  | 'payment_provider'
  /** What the house pays its agents. */
  | 'commission'
  /** What a member has asked to be paid out, until that is decided. */
  | 'withdrawal'
  /** What a member has put aside at one provider; the owner is `<member>:<provider>`. */
  | 'provider_wallet';

export const TRANSACTION_KINDS = [
  'welcome',
  'demo_credit',
  'wager',
  'payout',
  'refund',
  'red_envelope',
  'roulette_prize',
  'sign_in',
  'recommendation',
  'bonus',
  'mission',
  'deposit',
  'withdrawal_hold',
  'withdrawal',
  'withdrawal_return',
  'commission',
  'agent_transfer',
  'wallet_transfer',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<AccountKind>().notNull(),
    /** The member, demo session or provider; `house` for the house's own. */
    owner: text().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('ledger_accounts_owner').on(table.kind, table.owner, table.currency)],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the operation once and for all, e.g. `provider:3:<transaction id>`: the same key is never booked twice. */
    key: text().notNull(),
    kind: text().$type<TransactionKind>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_key').on(table.key),
    // What happens outside of games, by time: the agents' figures ask for it. Of games there is far more, and the
    // index would cost each round.
    index('ledger_transactions_beside_games')
      .on(table.createdAt)
      .where(sql`${table.kind} NOT IN ('wager', 'payout', 'refund')`),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint({ mode: 'bigint' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Minor units; above zero is money into the account. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The transaction's: an account's entries are listed and added up by the index alone. */
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.createdAt, table.id, table.amount),
    index('ledger_entries_transaction').on(table.transactionId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/**
 * The running balance of accounts that must not go below zero, kept by the trigger that sees each entry, and
 * compared with the entries by `ledger/verify.ts`. House accounts have none: every wager would queue up for that row.
 */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    accountId: integer()
      .primaryKey()
      .references(() => ledgerAccounts.id),
    balance: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Grows with each entry: the `version` of `member.cash`. */
    version: integer().notNull().default(0),
  },
  (table) => [check('ledger_balances_not_below_zero', sql`${table.balance} >= 0`)],
);

/** What of a member's welcome money, and of what it won, has not been staked yet. No row: none. */
export const welcomeMoney = pgTable(
  'welcome_money',
  {
    accountId: integer()
      .primaryKey()
      .references(() => ledgerAccounts.id),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [check('welcome_money_not_below_zero', sql`${table.amount} >= 0`)],
);
