import type { TransactionKind } from '../db/schema/ledger.ts';

/** What the entries of one kind sum to within a month, in minor units, both above zero. */
export interface KindSums {
  /** `2026-05` */
  readonly month: string;
  readonly kind: string;
  readonly in: bigint;
  readonly out: bigint;
}

export interface Month {
  readonly month: string;
  readonly opening: bigint;
  readonly in: bigint;
  readonly out: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly bonuses: bigint;
  readonly net: bigint;
  readonly closing: bigint;
}

type Column = 'staked' | 'won' | 'bonuses';

/** `flow` is money in or out, by its sign. */
const COLUMNS: Readonly<Record<TransactionKind, Column | 'flow'>> = {
  wager: 'staked',
  refund: 'staked',
  payout: 'won',
  welcome: 'bonuses',
  red_envelope: 'bonuses',
  roulette_prize: 'bonuses',
  sign_in: 'bonuses',
  recommendation: 'bonuses',
  bonus: 'bonuses',
  mission: 'bonuses',
  demo_credit: 'flow',
  deposit: 'flow',
  withdrawal_hold: 'flow',
  withdrawal: 'flow',
  withdrawal_return: 'flow',
  commission: 'flow',
  agent_transfer: 'flow',
  wallet_transfer: 'flow',
};

/** A kind of another release is money in or out as well: so a month always adds up. */
const columnOf = (kind: string): Column | 'flow' =>
  Object.hasOwn(COLUMNS, kind) ? COLUMNS[kind as TransactionKind] : 'flow';

/** Returns all months from the first sum to the last month, without gaps, oldest first. */
export function monthsOf(sums: readonly KindSums[], last: string): Month[] {
  const byMonth = Map.groupBy(sums, ({ month }) => month);
  const months: Month[] = [];
  let [at] = [...byMonth.keys()].sort();
  let opening = 0n;
  while (at !== undefined && at <= last) {
    const month = monthOf(at, opening, byMonth.get(at) ?? []);
    months.push(month);
    opening = month.closing;
    at = nextMonth(at);
  }
  return months;
}

function monthOf(month: string, opening: bigint, sums: readonly KindSums[]): Month {
  const total = { in: 0n, out: 0n, staked: 0n, won: 0n, bonuses: 0n };
  for (const { kind, in: paidIn, out } of sums) {
    const column = columnOf(kind);
    if (column === 'flow') {
      total.in += paidIn;
      total.out += out;
    } else {
      total[column] += column === 'staked' ? out - paidIn : paidIn - out;
    }
  }
  const net = total.won - total.staked;
  return { month, opening, ...total, net, closing: opening + total.in - total.out + net + total.bonuses };
}

export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
