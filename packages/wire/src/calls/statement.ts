import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { period } from './cashier-fields.ts';

/** Statements of a member's balance, and exports of all records. */

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month: 2026-05'));

const statementMonth = v.object({
  /** Of the site's calendar: `2026-05`. */
  month,
  /** The balance at the month's beginning. */
  opening: f.decimal,
  /** Deposits, transfers from agents and providers, commission, and withdrawals that came back. */
  in: f.decimal,
  /** Requested withdrawals and transfers; above zero. */
  out: f.decimal,
  /** Stakes, less what of them was returned. */
  staked: f.decimal,
  won: f.decimal,
  /** What the house gave: welcome money, red envelopes, prizes, rewards. */
  bonuses: f.decimal,
  /** Won minus staked. */
  net: f.decimal,
  /** Opening + in - out - staked + won + bonuses; the next month's opening. */
  closing: f.decimal,
});
export type StatementMonth = v.InferOutput<typeof statementMonth>;

/**
 * Sums up the member's balance by months of the site's calendar, latest first, without gaps. `until` is the latest month,
 * by default the present one.
 */
export const statement = defineCall({
  name: 'x.records.statement',
  path: '/x/records/statement',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object({
    until: v.optional(month),
    count: v.optional(v.pipe(f.count, v.minValue(1), v.maxValue(24)), 6),
  }),
  answer: v.object({
    list: v.array(statementMonth),
    /** The month of the first entry; `null`: there is none. */
    first: v.nullable(month),
    /** The present month. */
    last: month,
  }),
});

/** `payments` are deposits and withdrawals. */
export const EXPORTS = ['bets', 'cash', 'payments', 'statement'] as const;

const exportRequest = v.object({
  what: v.picklist(EXPORTS),
  /** The filters of the page, as its own call takes them; those that it does not have are ignored. */
  kind: v.optional(f.shortText),
  direction: v.optional(v.picklist(['in', 'out'])),
  status: v.optional(f.shortText),
  gpId: v.optional(f.id),
  gtId: v.optional(f.id),
  ...period,
});
export type ExportRequest = v.InferOutput<typeof exportRequest>;

/** Where exports are downloaded: this path and the secret of the address. */
export const DOWNLOAD_PATH = '/api/x/download';

/**
 * Makes an address at which the member's records can be downloaded as CSV, oldest first and whole. It works once, for a
 * few minutes, and no longer than the session that asked for it. Headers are in the request's language.
 */
export const recordExport = defineCall({
  name: 'x.records.export',
  path: '/x/records/export',
  audience: 'member',
  inRecords: true,
  extension: true,
  payload: exportRequest,
  answer: v.object({
    /** A path of the site. */
    url: f.text,
    expiresAt: f.instant,
  }),
});
