import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Bets and balance entries of a member. `from` is included, `to` is not. */
const selection = { from: v.optional(f.instant), to: v.optional(f.instant), ...f.page };

const roundStatus = v.picklist(['open', 'settled', 'cancelled']);

const bet = v.object({
  id: f.id,
  /** The provider's id of the round. */
  roundId: f.shortText,
  gpId: f.id,
  gpName: f.shortText,
  gtId: f.id,
  gameId: f.id,
  gameName: f.text,
  wager: f.decimal,
  /**
   * The part of the wager that was never at risk and was returned; all of it for a cancelled round. The rest is
   * turnover.
   */
  returned: f.decimal,
  /** `null` until the round is settled, and for a cancelled round. */
  payout: v.nullable(f.decimal),
  /** Payout plus returned amount, minus wager. */
  net: v.nullable(f.decimal),
  status: roundStatus,
  openedAt: f.instant,
  closedAt: v.nullable(f.instant),
  /** The page on which the round's fairness can be checked; `null` if the provider has none. */
  fairUrl: v.optional(v.nullable(f.text), null),
});
export type BetRecord = v.InferOutput<typeof bet>;

/** Lists the member's rounds for real money, latest first. Totals cover all pages of the selection. */
export const betRecords = defineCall({
  name: 'x.records.bets',
  path: '/x/records/bets',
  audience: 'member',
  inRecords: true,
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
      /** Of all listed rounds, like the next total: a cancelled round is in both with its stake. */
      wager: f.decimal,
      returned: f.decimal,
      /** Of settled rounds, like `net`. */
      payout: f.decimal,
      net: f.decimal,
    }),
  }),
});

const cashEntry = v.object({
  id: f.id,
  at: f.instant,
  /** `wager`, `payout`, `deposit` and others. The set is open: a client must accept unknown kinds. */
  kind: f.shortText,
  /** Positive amounts are credits. */
  amount: f.decimal,
  balanceAfter: f.decimal,
  /** Reference for customer service. */
  reference: f.shortText,
  /** The provider that sent or received the money. */
  gpId: v.nullable(f.id),
  gpName: v.nullable(f.shortText),
  /** The provider's id of the round that was staked on, paid out or cancelled. */
  roundId: v.optional(v.nullable(f.shortText), null),
  /** The other side of an agent's transfer, by number and masked account, and what the agent wrote. */
  transfer: v.optional(
    v.nullable(v.object({ memberId: f.id, account: f.shortText, note: v.nullable(f.shortText) })),
    null,
  ),
});
export type CashRecord = v.InferOutput<typeof cashEntry>;

/** Lists the entries of the member's balance, latest first. Totals cover all pages of the selection. */
export const cashRecords = defineCall({
  name: 'x.records.cash',
  path: '/x/records/cash',
  audience: 'member',
  inRecords: true,
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
