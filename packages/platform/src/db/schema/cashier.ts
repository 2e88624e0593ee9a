import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import type { DepositMethodKind } from '@tessera/wire';
import { createdAt, instant, type LocalText } from '../columns.ts';
import { members } from './members.ts';

/** Deposits, withdrawals and the bank accounts they go to. Amounts are minor units of the row's currency. */

const amount = () => bigint({ mode: 'bigint' }).notNull();
const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);
const currency = () => text().$type<CurrencyCode>().notNull();
/** The request that made the row, by the hash of its idempotency key; `null`: it had none. */
const operation = () => text();

/** What holds at the cashier for a currency; what the operator changes here holds from the next request on. */
export const cashierSettings = pgTable('cashier_settings', {
  currency: text().$type<CurrencyCode>().primaryKey(),
  /** How many deposits of a member may wait for their payment. */
  openDeposits: smallint().notNull(),
  /** How long a deposit waits for its payment. */
  depositMinutes: smallint().notNull(),
  /** A member deposits only with a verified bank account (spec §3 need_bank_account_deposit_verified). */
  needsVerifiedAccount: boolean().notNull(),
  withdrawalMinimum: amount(),
  withdrawalMaximum: amount(),
  /** On each day of the site's calendar. */
  withdrawalsPerDay: smallint().notNull(),
  withdrawalAmountPerDay: amount(),
  /** How much of what was deposited must have been wagered before a withdrawal, in per cent; 0: nothing. */
  turnoverPercent: smallint().notNull(),
  /** Members may cancel a withdrawal that is not decided. */
  mayCancelWithdrawal: boolean().notNull().default(false),
  /** How long a review takes at most, and the payment after it: members are shown by when. */
  reviewHours: smallint().notNull().default(24),
  payoutHours: smallint().notNull().default(72),
});
export type CashierSettings = typeof cashierSettings.$inferSelect;

export const DEVICE_KINDS = ['desktop', 'mobile'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The site's own bank account, as members transfer to it. */
export interface TransferAccount {
  readonly bankName: string;
  readonly holderName: string;
  readonly accountNumber: string;
  readonly branchCode: string | null;
}

export const depositMethods = pgTable(
  'deposit_methods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    currency: currency(),
    kind: text().$type<DepositMethodKind>().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    note: jsonb().$type<LocalText>().notNull(),
    minimum: amount(),
    maximum: amount(),
    position: smallint().notNull(),
    /** The one kind of device it works on; `null`: all. */
    device: text().$type<DeviceKind>(),
    /** How long a payment usually takes until it is in the balance; `null`: not known. */
    usualMinutes: smallint(),
    /** Where members transfer to. An operator confirms what arrives; `null`: the payment provider's page takes payments. */
    transferAccount: jsonb().$type<TransferAccount>(),
    /** How long its orders wait for their payment; `null`: as the currency's settings say. */
    openMinutes: smallint(),
    /** Not offered any longer. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('deposit_methods_kind').on(table.currency, table.kind),
    check('deposit_methods_range', sql`${table.minimum} > 0 AND ${table.maximum} >= ${table.minimum}`),
  ],
);
export type DepositMethod = typeof depositMethods.$inferSelect;

export type DepositStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

export const deposits = pgTable(
  'deposits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNumber: text().notNull(),
    memberId: memberId(),
    methodId: integer()
      .notNull()
      .references(() => depositMethods.id),
    currency: currency(),
    amount: amount(),
    status: text().$type<DepositStatus>().notNull().default('pending'),
    /** Which of the member's paid deposits it is, from 1 on; `null` until it is paid. */
    depositTimes: integer(),
    operation: operation(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    closedAt: instant(),
    /** The member's request that cancelled it. */
    closeOperation: operation(),
    /** The provider's number of the payment that paid it; `null`: it named none, or an operator credited it. */
    paymentId: text(),
  },
  (table) => [
    uniqueIndex('deposits_payment').on(table.paymentId),
    uniqueIndex('deposits_order_number').on(table.orderNumber),
    uniqueIndex('deposits_operation').on(table.memberId, table.operation),
    index('deposits_member').on(table.memberId, table.createdAt),
    uniqueIndex('deposits_times').on(table.memberId, table.depositTimes),
    index('deposits_pending')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending'`),
    index('deposits_created_at').on(table.createdAt),
    check('deposits_amount', sql`${table.amount} > 0`),
    check('deposits_closed', sql`(${table.status} = 'pending') = (${table.closedAt} IS NULL)`),
    check('deposits_paid', sql`(${table.status} = 'paid') = (${table.depositTimes} IS NOT NULL)`),
  ],
);
export type Deposit = typeof deposits.$inferSelect;

/** Signatures of payment notices that were taken, for as long as their timestamp would still be accepted. */
export const paymentNotices = pgTable(
  'payment_notices',
  { signature: text().primaryKey(), receivedAt: createdAt() },
  (table) => [index('payment_notices_received_at').on(table.receivedAt)],
);

/** Why a payment could not be credited by itself. */
export type HeldReason = 'unknown order' | 'other amount' | 'other currency' | 'paid twice';

/** Payments that were reported as paid and fit no order: each waits until an operator credits or returns it. */
export const heldPayments = pgTable(
  'held_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The payment provider's name in the books. */
    provider: text().notNull(),
    /** As the provider names it: there may be no such order. */
    orderNumber: text().notNull(),
    /** A decimal of `currency`, which may be finer than the currency allows; without trailing zeros. */
    amount: text().notNull(),
    currency: currency(),
    reason: text().$type<HeldReason>().notNull(),
    /** The provider's number of the payment, where it names one. */
    paymentId: text(),
    /** How many notices were received while it was held; more than one may be several payments where none has a number. */
    notices: integer().notNull().default(1),
    receivedAt: createdAt(),
    resolvedAt: instant(),
    resolution: text().$type<'credited' | 'returned'>(),
  },
  (table) => [
    uniqueIndex('held_payments_payment')
      .on(table.provider, table.orderNumber, table.currency, table.amount, table.paymentId)
      .where(sql`${table.paymentId} IS NOT NULL`),
    // Without a number, the same amount may be paid again once the first payment was decided.
    uniqueIndex('held_payments_open')
      .on(table.provider, table.orderNumber, table.currency, table.amount)
      .where(sql`${table.paymentId} IS NULL AND ${table.resolvedAt} IS NULL`),
    check('held_payments_resolved', sql`(${table.resolvedAt} IS NULL) = (${table.resolution} IS NULL)`),
  ],
);
export type HeldPayment = typeof heldPayments.$inferSelect;

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    currency: currency(),
    bankName: text().notNull(),
    holderName: text().notNull(),
    /** As its currency's rule writes it: digits, no spaces. */
    number: text().notNull(),
    /** Names the branch, where the currency's banks need it. */
    branchCode: text(),
    isDefault: boolean().notNull(),
    verifiedAt: instant(),
    createdAt: createdAt(),
    removedAt: instant(),
  },
  (table) => [
    index('bank_accounts_member').on(table.memberId),
    // What is one account of the outside world is one member's here.
    uniqueIndex('bank_accounts_number')
      .on(table.currency, table.number, sql`coalesce(${table.branchCode}, '')`)
      .where(sql`${table.removedAt} IS NULL`),
    uniqueIndex('bank_accounts_default')
      .on(table.memberId)
      .where(sql`${table.isDefault} AND ${table.removedAt} IS NULL`),
  ],
);
export type BankAccount = typeof bankAccounts.$inferSelect;

export type WithdrawalStatus = 'pending' | 'approved' | 'rejected' | 'cancelled';

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNumber: text().notNull(),
    memberId: memberId(),
    bankAccountId: integer()
      .notNull()
      .references(() => bankAccounts.id),
    currency: currency(),
    amount: amount(),
    /**
     * What the member still had to wager where it was requested all the same: an account was closed, or an operator
     * requested it. The operator who approves it must say so.
     */
    notWagered: amount().default(sql`0`),
    status: text().$type<WithdrawalStatus>().notNull().default('pending'),
    /** Why it was rejected, in the operator's words. */
    why: jsonb().$type<LocalText>(),
    /** Of the site's calendar: its limits count by it. */
    day: date({ mode: 'string' }).notNull(),
    operation: operation(),
    createdAt: createdAt(),
    closedAt: instant(),
    /** The member's request that cancelled it. */
    closeOperation: operation(),
  },
  (table) => [
    uniqueIndex('withdrawals_order_number').on(table.orderNumber),
    uniqueIndex('withdrawals_operation').on(table.memberId, table.operation),
    index('withdrawals_member').on(table.memberId, table.createdAt),
    index('withdrawals_day').on(table.memberId, table.day),
    index('withdrawals_bank_account').on(table.bankAccountId),
    index('withdrawals_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    check('withdrawals_amount', sql`${table.amount} > 0`),
    check('withdrawals_closed', sql`(${table.status} = 'pending') = (${table.closedAt} IS NULL)`),
  ],
);
export type Withdrawal = typeof withdrawals.$inferSelect;

/** What happens to a withdrawal beside its request and its decision, which are in its own row. */
export type WithdrawalStepName = 'review' | 'in_progress' | 'paid';

export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id),
    step: text().$type<WithdrawalStepName>().notNull(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.step] })],
);
