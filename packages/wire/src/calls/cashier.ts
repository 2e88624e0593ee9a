import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { period } from './cashier-fields.ts';

/** Deposits: how they can be made, making one, and what became of it. Withdrawals are in `withdrawal.ts`. */

/** `fast`: the one that `/fastPayment` opens. */
export const DEPOSIT_METHOD_KINDS = ['bank_transfer', 'card', 'e_wallet', 'crypto', 'fast'] as const;
export type DepositMethodKind = (typeof DEPOSIT_METHOD_KINDS)[number];
export const DEPOSIT_STATUSES = ['pending', 'paid', 'failed', 'cancelled', 'expired'] as const;

const depositMethod = v.object({
  id: f.id,
  kind: v.picklist(DEPOSIT_METHOD_KINDS),
  name: f.localisedName,
  /** One sentence on how it works. */
  note: f.localisedName,
  minimum: f.decimal,
  maximum: f.decimal,
  /** What the member pays on top of the amount. */
  fee: f.decimal,
});
export type DepositMethod = v.InferOutput<typeof depositMethod>;

/** How a member of this currency can deposit; an empty list: not at all. */
export const depositMethods = defineCall({
  name: 'x.deposit.methods',
  path: '/x/deposit/methods',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    list: v.array(depositMethod),
    /** Deposits of this member that wait for their payment, and how many may. */
    openCount: f.count,
    openLimit: f.count,
    /** 1: a bank account must be verified first (spec §3). */
    needBankAccountDepositVerified: f.flag,
  }),
});

/** What a refusal because of the amount carries. */
export const amountRange = v.object({ minimum: f.decimal, maximum: f.decimal });

/** What a refusal because of the member's own limits carries. */
export const depositRestriction = v.object({
  kind: v.picklist(['self_exclusion', 'time_out', 'deposit_limit', 'loss_limit', 'wager_limit']),
  /** `null`: until the member changes it. */
  until: v.nullable(f.instant),
  /** What could still be deposited, where it is a limit. */
  remaining: v.nullable(f.decimal),
});
export type DepositRestriction = v.InferOutput<typeof depositRestriction>;

/**
 * Opens a deposit and tells where it is paid: the payment provider's page, to be opened in a window of its own.
 * 101: no such method in this currency; 102: below its minimum or above its maximum ({@link amountRange}); 103: too many
 * wait for their payment; 104: one of the member's own limits forbids it ({@link depositRestriction}); 105: a bank
 * account must be verified first.
 */
export const depositCreate = defineCall({
  name: 'x.deposit.create',
  path: '/x/deposit/create',
  audience: 'member',
  extension: true,
  payload: v.object({ methodId: f.id, amount: f.positiveDecimal }),
  answer: v.object({ orderNumber: f.shortText, url: f.text, expiresAt: f.instant }),
  codes: {
    '101': 'deposit_method_unknown',
    '102': 'deposit_amount_out_of_range',
    '103': 'deposit_too_many_open',
    '104': 'deposit_restricted',
    '105': 'deposit_needs_bank_account',
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
  /** Which of the member's paid deposits it is, from 1 on; `null` until it is paid. */
  depositTimes: v.nullable(f.id),
  createdAt: f.instant,
  /** A pending one ends here unless it is paid. */
  expiresAt: f.instant,
  /** When it was paid, failed, cancelled or expired. */
  closedAt: v.nullable(f.instant),
});
export type Deposit = v.InferOutput<typeof depositEntry>;

/** The member's deposits, the latest first. */
export const depositList = defineCall({
  name: 'x.deposit.list',
  path: '/x/deposit/list',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({ status: v.optional(v.picklist(DEPOSIT_STATUSES)), ...period, ...f.page }),
  answer: v.object({ list: v.array(depositEntry), totalCount: f.count }),
});

/** One deposit, and where it can still be paid. 101: the member has no such deposit. */
export const depositDetail = defineCall({
  name: 'x.deposit.detail',
  path: '/x/deposit/detail',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({ orderNumber: f.shortText }),
  answer: v.object({
    detail: depositEntry,
    /** Where it is paid; `null` once there is nothing more to pay. */
    url: v.nullable(f.text),
  }),
  codes: { '101': 'deposit_unknown' },
});

/**
 * Calls off a deposit that has not been paid. 101: the member has no such deposit; 102: it is closed already; 103: it has been
 * paid, the confirmation is on its way.
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
