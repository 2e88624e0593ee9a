import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { period } from './cashier-fields.ts';
import { DEPOSIT_STATUSES } from './cashier.ts';

/** Withdrawals, and the records of all payments. */

export const WITHDRAWAL_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const;

export const withdrawPassword = v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits'));

/** What the withdrawal form needs to know: what there is, and what may be taken out now. */
export const withdrawalTerms = defineCall({
  name: 'x.withdrawal.terms',
  path: '/x/withdrawal/terms',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    cash: f.decimal,
    minimum: f.decimal,
    maximum: f.decimal,
    fee: f.decimal,
    /** Of today, by the site's calendar. */
    countLeft: f.count,
    amountLeft: f.decimal,
    /** What must have been wagered, at risk, since the last withdrawal, and what has been. */
    turnoverRequired: f.decimal,
    turnoverDone: f.decimal,
    /** 0: the withdraw password must be set first. */
    isWithdrawPassword: f.flag,
  }),
});

/** What a refusal because of missing turnover carries. */
export const turnoverMissing = v.object({ turnoverRequired: f.decimal, turnoverDone: f.decimal });
/** What a refusal because of the day's amount carries. */
export const amountLeftToday = v.object({ amountLeft: f.decimal });

/**
 * Asks for a withdrawal: the amount leaves the balance at once and waits for an operator. 101: the withdraw password is
 * wrong; 102: none is set; 103: too many wrong ones, to be tried again later; 104: the balance is too low; 105: below the
 * minimum or above the maximum; 106: as many as a day allows; 107: more than a day allows; 108: not enough has been
 * wagered; 109: no such bank account.
 */
export const withdrawalCreate = defineCall({
  name: 'x.withdrawal.create',
  path: '/x/withdrawal/create',
  audience: 'member',
  extension: true,
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
  /** Masked but for its end. */
  accountNumber: f.shortText,
  amount: f.decimal,
  currency: f.currency,
  status: v.picklist(WITHDRAWAL_STATUSES),
  /** Why it was rejected. */
  why: v.nullable(f.localisedName),
  createdAt: f.instant,
  closedAt: v.nullable(f.instant),
});
export type Withdrawal = v.InferOutput<typeof withdrawalEntry>;

/** The member's withdrawals, the latest first. */
export const withdrawalList = defineCall({
  name: 'x.withdrawal.list',
  path: '/x/withdrawal/list',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({ status: v.optional(v.picklist(WITHDRAWAL_STATUSES)), ...period, ...f.page }),
  answer: v.object({ list: v.array(withdrawalEntry), totalCount: f.count }),
});

/** One withdrawal, and what became of it. 101: the member has no such withdrawal. */
export const withdrawalDetail = defineCall({
  name: 'x.withdrawal.detail',
  path: '/x/withdrawal/detail',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({ orderNumber: f.shortText }),
  answer: v.object({ detail: withdrawalEntry }),
  codes: { '101': 'withdrawal_unknown' },
});

/** Takes it back while nobody has decided on it. 101: the member has no such withdrawal; 102: it is closed already. */
export const withdrawalCancel = defineCall({
  name: 'x.withdrawal.cancel',
  path: '/x/withdrawal/cancel',
  audience: 'member',
  extension: true,
  payload: v.object({ orderNumber: f.shortText }),
  answer: v.object({ detail: withdrawalEntry, cash: f.decimal }),
  codes: { '101': 'withdrawal_unknown', '102': 'withdrawal_closed' },
});

const paymentKind = v.picklist(['deposit', 'withdrawal']);
/** Of deposits and of withdrawals. */
const paymentStatus = v.picklist([...DEPOSIT_STATUSES, 'approved', 'rejected']);

const paymentRecord = v.object({
  orderNumber: f.shortText,
  kind: paymentKind,
  /** The deposit's method, or the bank that a withdrawal goes to. */
  way: f.localisedName,
  amount: f.decimal,
  currency: f.currency,
  status: paymentStatus,
  createdAt: f.instant,
  closedAt: v.nullable(f.instant),
});
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;

/** Deposits and withdrawals together, the latest first (spec §2 DWRecord). */
export const paymentRecords = defineCall({
  name: 'x.records.payments',
  path: '/x/records/payments',
  audience: 'member',
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
    /** Of all pages: what was paid in and what was approved to be paid out. */
    depositTotal: f.decimal,
    withdrawalTotal: f.decimal,
  }),
});
