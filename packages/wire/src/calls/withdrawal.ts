import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { period } from './cashier-fields.ts';
import { DEPOSIT_STATUSES } from './cashier.ts';

/** Withdrawals and records of all payments. */

export const WITHDRAWAL_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const;

export const withdrawPassword = v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits'));

const turnoverCredit = v.object({
  /** As of cash records: `deposit`, `welcome` and others. The set is open. */
  kind: f.shortText,
  at: f.instant,
  amount: f.decimal,
  /** How much must be wagered of it, and how much has been. */
  toWager: f.decimal,
  wagered: f.decimal,
});
export type TurnoverCredit = v.InferOutput<typeof turnoverCredit>;

/** Returns what the withdrawal form needs: the balance and the amounts that can be withdrawn now. */
export const withdrawalTerms = defineCall({
  name: 'x.withdrawal.terms',
  path: '/x/withdrawal/terms',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    cash: f.decimal,
    minimum: f.decimal,
    maximum: f.decimal,
    fee: f.decimal,
    /** Left today, by the site's calendar. */
    countLeft: f.count,
    amountLeft: f.decimal,
    /** Turnover required since the last withdrawal, and turnover done. */
    turnoverRequired: f.decimal,
    turnoverDone: f.decimal,
    /** What the turnover is required for, oldest first: the latest fifty. Empty: nothing, or the site does not say. */
    turnoverCredits: v.optional(v.array(turnoverCredit), []),
    /** Within how many hours a withdrawal has arrived, review included. `null`: the site does not say. */
    expectedHours: v.optional(v.nullable(f.count), null),
    /** 0: the member must set a withdraw password first. */
    isWithdrawPassword: f.flag,
  }),
});

/** Data of a refusal because of missing turnover. */
export const turnoverMissing = v.object({ turnoverRequired: f.decimal, turnoverDone: f.decimal });
/** Data of a refusal because of the daily limit. */
export const amountLeftToday = v.object({ amountLeft: f.decimal });

/**
 * Requests a withdrawal. The amount leaves the balance at once and awaits an operator's approval. 101: the withdraw
 * password is wrong; 102: no withdraw password is set; 103: too many wrong passwords, retry later; 104: the balance
 * is too low; 105: the amount is below the minimum or above the maximum; 106: the number of withdrawals today is used
 * up; 107: the amount exceeds today's limit; 108: the required turnover is not reached; 109: no such bank account.
 */
export const withdrawalCreate = defineCall({
  name: 'x.withdrawal.create',
  path: '/x/withdrawal/create',
  audience: 'member',
  inRecords: true,
  extension: true,
  needsProof: true,
  keepsKey: { secrets: ['withdrawPassword'] },
  payload: v.object({ bankAccountId: f.id, amount: f.positiveDecimal, withdrawPassword }),
  answer: v.object({ orderNumber: f.shortText, cash: f.decimal }),
  codes: {
    '101': 'withdraw_password_wrong',
    '102': 'withdraw_password_missing',
    '103': 'account_freezen',
    '104': 'balance_too_low',
    '105': 'withdrawal_amount_out_of_range',
    '106': 'withdrawal_too_many_today',
    '107': 'withdrawal_too_much_today',
    '108': 'withdrawal_turnover_missing',
    '109': 'bank_account_unknown',
  },
});

const withdrawalEntry = v.object({
  orderNumber: f.shortText,
  bankName: f.text,
  /** All but the last digits are masked. */
  accountNumber: f.shortText,
  amount: f.decimal,
  currency: f.currency,
  status: v.picklist(WITHDRAWAL_STATUSES),
  /** Reason of a rejection. */
  why: v.nullable(f.localisedName),
  createdAt: f.instant,
  closedAt: v.nullable(f.instant),
});
export type Withdrawal = v.InferOutput<typeof withdrawalEntry>;

/** Lists the member's withdrawals, latest first. */
export const withdrawalList = defineCall({
  name: 'x.withdrawal.list',
  path: '/x/withdrawal/list',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({ status: v.optional(v.picklist(WITHDRAWAL_STATUSES)), ...period, ...f.page }),
  answer: v.object({ list: v.array(withdrawalEntry), totalCount: f.count }),
});

/** In their order; a withdrawal ends as paid, rejected or cancelled. */
export const WITHDRAWAL_STEPS = [
  ...(['requested', 'review', 'approved', 'in_progress', 'paid', 'rejected', 'cancelled'] as const),
] as const;

const withdrawalStep = v.object({ step: v.picklist(WITHDRAWAL_STEPS), at: f.instant });
export type WithdrawalStep = v.InferOutput<typeof withdrawalStep>;

/** Returns one withdrawal. 101: the member has no such withdrawal. */
export const withdrawalDetail = defineCall({
  name: 'x.withdrawal.detail',
  path: '/x/withdrawal/detail',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({ orderNumber: f.shortText }),
  answer: v.object({
    detail: withdrawalEntry,
    /** What has happened, earliest first. Empty: the site does not say more than the status. */
    steps: v.optional(v.array(withdrawalStep), []),
    /** By when the next step is expected; `null`: nothing is to come, or the site does not say. */
    expectedAt: v.optional(v.nullable(f.instant), null),
    /** 1: the member may cancel it now. */
    isCancellable: v.optional(f.flag, 0),
  }),
  codes: { '101': 'withdrawal_unknown' },
});

/**
 * Cancels a withdrawal before it is decided. 101: the member has no such withdrawal; 102: it is already closed; 103:
 * members of this site do not cancel withdrawals.
 */
export const withdrawalCancel = defineCall({
  name: 'x.withdrawal.cancel',
  path: '/x/withdrawal/cancel',
  audience: 'member',
  inRecords: true,
  extension: true,
  payload: v.object({ orderNumber: f.shortText }),
  answer: v.object({ detail: withdrawalEntry, cash: f.decimal }),
  codes: { '101': 'withdrawal_unknown', '102': 'withdrawal_closed', '103': 'withdrawal_not_cancellable' },
});

const paymentKind = v.picklist(['deposit', 'withdrawal']);
/** Status of a deposit or a withdrawal. */
const paymentStatus = v.picklist([...DEPOSIT_STATUSES, 'approved', 'rejected']);

const paymentRecord = v.object({
  orderNumber: f.shortText,
  kind: paymentKind,
  /** The deposit's method, or the bank of a withdrawal. */
  way: f.localisedName,
  amount: f.decimal,
  currency: f.currency,
  status: paymentStatus,
  createdAt: f.instant,
  closedAt: v.nullable(f.instant),
});
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;

/** Lists deposits and withdrawals together, latest first (spec §2 DWRecord). */
export const paymentRecords = defineCall({
  name: 'x.records.payments',
  path: '/x/records/payments',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({
    kind: v.optional(paymentKind),
    status: v.optional(paymentStatus),
    ...period,
    ...f.page,
  }),
  answer: v.object({
    list: v.array(paymentRecord),
    totalCount: f.count,
    /** Sum of all pages: paid deposits and approved withdrawals. */
    depositTotal: f.decimal,
    withdrawalTotal: f.decimal,
  }),
});
