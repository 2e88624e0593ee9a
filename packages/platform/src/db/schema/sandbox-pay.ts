import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import type { DepositMethodKind } from '@tessera/wire';
import { createdAt, instant } from '../columns.ts';

/** What the sandbox payment provider keeps. It knows the platform's orders by their number only, as an outside one would. */

export type SandboxPaymentState = 'open' | 'paid' | 'declined' | 'voided';

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** The merchant's. */
    orderNumber: text().primaryKey(),
    /** Names the payment's page; who knows it may pay. */
    token: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    method: text().$type<DepositMethodKind>().notNull(),
    /** A path of the site, for when the payer is done. */
    returnTo: text().notNull(),
    state: text().$type<SandboxPaymentState>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [uniqueIndex('sandbox_payments_token').on(table.token)],
);
export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** What the merchant is still to be told, and what it was told. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNumber: text()
      .notNull()
      .references(() => sandboxPayments.orderNumber),
    /** As it is sent, each time. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is sent, or sent again. */
    nextAt: instant().notNull(),
    /** The merchant's answer to the last attempt. */
    lastAnswer: text(),
    acknowledgedAt: instant(),
  },
  (table) => [
    uniqueIndex('sandbox_notices_order').on(table.orderNumber),
    index('sandbox_notices_due')
      .on(table.nextAt)
      .where(sql`${table.acknowledgedAt} IS NULL`),
  ],
);
export type SandboxNotice = typeof sandboxNotices.$inferSelect;
