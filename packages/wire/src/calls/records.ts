import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** What a member played, and what moved on the member's balance. Of the instants `from` counts, `to` does not. */
const selection = { from: v.optional(f.instant), to: v.optional(f.instant), ...f.page };

const roundStatus = v.picklist(['open', 'settled', 'cancelled']);

const bet = v.object({
  id: f.id,
  /** The provider's own name of the round. */
  roundId: f.shortText,
  gpId: f.id,
  gpName: f.shortText,
  gtId: f.id,
  gameId: f.id,
  gameName: f.text,
  wager: f.decimal,
  /** Of the wager: what was never at risk and went back, all of it where the round was cancelled. The rest is turnover. */
  returned: f.decimal,
  /** `null` until it is settled, and of a cancelled round. */
  payout: v.nullable(f.decimal),
  /** Payout and what was returned, less wager. */
  net: v.nullable(f.decimal),
  status: roundStatus,
  openedAt: f.instant,
  closedAt: v.nullable(f.instant),
});
export type BetRecord = v.InferOutput<typeof bet>;

/** The member's rounds for real money, the latest first. Totals are of the whole selection, whatever the page. */
export const betRecords = defineCall({
  name: 'x.records.bets',
  path: '/x/records/bets',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({
    gpId: v.optional(f.id),
    gtId: v.optional(f.id),
    status: v.optional(roundStatus),
    ...selection,
  }),
  answer: v.object({
    list: v.array(bet),
    totalCount: f.count,
    totals: v.object({
      /** Cancelled rounds left out: their stakes went back. */
      wager: f.decimal,
      /** Of settled rounds, as the two that follow. */
      returned: f.decimal,
      payout: f.decimal,
      net: f.decimal,
    }),
  }),
});

const cashEntry = v.object({
  id: f.id,
  at: f.instant,
  /** What it was: `wager`, `payout`, `deposit`… An open set: a client names those that it knows. */
  kind: f.shortText,
  /** Above zero is money in. */
  amount: f.decimal,
  balanceAfter: f.decimal,
  /** What customer service finds it by. */
  reference: f.shortText,
  /** The provider that it went to or came from. */
  gpId: v.nullable(f.id),
  gpName: v.nullable(f.shortText),
});
export type CashRecord = v.InferOutput<typeof cashEntry>;

/** Every entry of the member's balance, the latest first. Totals are of the whole selection, whatever the page. */
export const cashRecords = defineCall({
  name: 'x.records.cash',
  path: '/x/records/cash',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({
    kind: v.optional(f.shortText),
    direction: v.optional(v.picklist(['in', 'out'])),
    ...selection,
  }),
  answer: v.object({
    list: v.array(cashEntry),
    totalCount: f.count,
    totals: v.object({ in: f.decimal, out: f.decimal, net: f.decimal }),
  }),
});
