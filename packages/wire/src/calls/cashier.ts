import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { period } from './cashier-fields.ts';

/** Deposits. Withdrawals are in `withdrawal.ts`. */

/** `fast` is the method of `/fastPayment`. */
export const DEPOSIT_METHOD_KINDS = ['bank_transfer', 'card', 'e_wallet', 'crypto', 'fast'] as const;
export type DepositMethodKind = (typeof DEPOSIT_METHOD_KINDS)[number];
export const DEPOSIT_STATUSES = ['pending', 'paid', 'failed', 'cancelled', 'expired'] as const;

const depositMethod = v.object({
  id: f.id,
  kind: v.picklist(DEPOSIT_METHOD_KINDS),
  name: f.localisedName,
  /** One sentence on how the method works. */
  note: f.localisedName,
  minimum: f.decimal,
  maximum: f.decimal,
  /** Fee that the member pays on top of the amount. */
  fee: f.decimal,
  /** How long a payment usually takes until it is in the balance. `null`: the site does not say. */
  usualMinutes: v.optional(v.nullable(f.count), null),
  /** 1: there is no payment page. The member transfers to the account that the deposit's detail names. */
  isTransfer: v.optional(f.flag, 0),
});
export type DepositMethod = v.InferOutput<typeof depositMethod>;

/** Lists the deposit methods for the member's currency and device. An empty list: deposits are not possible. */
export const depositMethods = defineCall({
  name: 'x.deposit.methods',
  path: '/x/deposit/methods',
  audience: 'member',
  idempotent: true,
  extension: true,
  /** Without a device: the methods of all devices. */
  payload: v.object({ device: v.optional(f.device) }),
  answer: v.object({
    list: v.array(depositMethod),
    /** Number of this member's unpaid deposits, and the maximum. */
    openCount: f.count,
    openLimit: f.count,
    /** 1: the member must verify a bank account first (spec §3). */
    needBankAccountDepositVerified: f.flag,
  }),
});

/** Data of a refusal because of the amount. */
export const amountRange = v.object({ minimum: f.decimal, maximum: f.decimal });

/** Data of a refusal because of the member's own limits. */
export const depositRestriction = v.object({
  kind: v.picklist(['self_exclusion', 'time_out', 'deposit_limit', 'loss_limit', 'wager_limit']),
  /** `null`: until the member changes it. */
  until: v.nullable(f.instant),
  /** What is left of a limit. */
  remaining: v.nullable(f.decimal),
});
export type DepositRestriction = v.InferOutput<typeof depositRestriction>;

/**
 * Creates a deposit and returns the payment provider's page, to be opened in its own window. For a method that is paid by
 * a transfer it is the deposit's page on the site. 101: no such method in
 * this currency; 102: the amount is below the minimum or above the maximum ({@link amountRange}); 103: too many
 * unpaid deposits; 104: one of the member's own limits forbids it ({@link depositRestriction}); 105: the member must
 * verify a bank account first; 106: the payment provider does not answer, and no order is left open.
 */
export const depositCreate = defineCall({
  name: 'x.deposit.create',
  path: '/x/deposit/create',
  audience: 'member',
  extension: true,
  keepsKey: { secrets: [] },
  payload: v.object({ methodId: f.id, amount: f.positiveDecimal }),
  answer: v.object({ orderNumber: f.shortText, url: f.text, expiresAt: f.instant }),
  codes: {
    '101': 'deposit_method_unknown',
    '102': 'deposit_amount_out_of_range',
    '103': 'deposit_too_many_open',
    '104': 'deposit_restricted',
    '105': 'deposit_needs_bank_account',
    '106': 'deposit_provider_away',
  },
});

const depositEntry = v.object({
  orderNumber: f.shortText,
  methodId: f.id,
  methodKind: v.picklist(DEPOSIT_METHOD_KINDS),
  methodName: f.localisedName,
  amount: f.decimal,
  currency: f.currency,
  status: v.picklist(DEPOSIT_STATUSES),
  /** Count of the member's paid deposits including this one; `null` until it is paid. */
  depositTimes: v.nullable(f.id),
  createdAt: f.instant,
  /** When a pending deposit expires. */
  expiresAt: f.instant,
  /** When it was paid, failed, cancelled or expired. */
  closedAt: v.nullable(f.instant),
});
export type Deposit = v.InferOutput<typeof depositEntry>;

/** Lists the member's deposits, latest first. */
export const depositList = defineCall({
  name: 'x.deposit.list',
  path: '/x/deposit/list',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({ status: v.optional(v.picklist(DEPOSIT_STATUSES)), ...period, ...f.page }),
  answer: v.object({ list: v.array(depositEntry), totalCount: f.count }),
});

/** The site's bank account, and what identifies the transfer there. */
export const transferTarget = v.object({
  bankName: f.shortText,
  holderName: f.shortText,
  accountNumber: f.shortText,
  /** Identifies the branch, where the currency's banks need it. */
  branchCode: v.nullable(f.shortText),
  /** The text to write into the transfer, so that it is recognised. */
  reference: f.shortText,
});
export type TransferTarget = v.InferOutput<typeof transferTarget>;

/** Why a payment waits for the operator: it is a second one, or has another amount or currency than its order. */
const HELD_REASONS = ['paid_twice', 'other_amount', 'other_currency'] as const;

const heldPayment = v.object({
  id: f.id,
  /** A decimal of its currency, which may be finer than the currency allows. */
  amount: f.decimal,
  currency: f.currency,
  reason: v.picklist(HELD_REASONS),
  receivedAt: f.instant,
});
export type HeldPayment = v.InferOutput<typeof heldPayment>;

/** Returns one deposit and where to pay it. 101: the member has no such deposit. */
export const depositDetail = defineCall({
  name: 'x.deposit.detail',
  path: '/x/deposit/detail',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({ orderNumber: f.shortText }),
  answer: v.object({
    detail: depositEntry,
    /** Address of the payment page; `null` if nothing is left to pay. */
    url: v.nullable(f.text),
    /** Where to transfer the amount to; `null` if the deposit is paid on a payment page, or nothing is left to pay. */
    transfer: v.optional(v.nullable(transferTarget), null),
    /** How long a payment by this method usually takes, in minutes. `null`: the site does not say. */
    usualMinutes: v.optional(v.nullable(f.count), null),
    /** Payments of this order that wait for the operator, who credits them or pays them back. */
    held: v.optional(v.array(heldPayment), []),
  }),
  codes: { '101': 'deposit_unknown' },
});

/**
 * Cancels an unpaid deposit. 101: the member has no such deposit; 102: it is already closed; 103: it has been paid
 * and awaits confirmation.
 */
export const depositCancel = defineCall({
  name: 'x.deposit.cancel',
  path: '/x/deposit/cancel',
  audience: 'member',
  extension: true,
  payload: v.object({ orderNumber: f.shortText }),
  answer: v.object({ detail: depositEntry }),
  codes: { '101': 'deposit_unknown', '102': 'deposit_closed', '103': 'deposit_being_paid' },
});
