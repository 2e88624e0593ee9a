import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { CHANNELS, LIMIT_REMINDERS, limitUsed, type LimitKind, type LimitPeriod } from '@tessera/wire';
import type { Transaction } from '../db/serializable.ts';
import { giveNotice, toChannel } from '../live/notices.ts';
import { periodAt } from './periods.ts';
import { settingsOf, type ResponsibleSettings } from './settings.ts';
import { depositUsageOf, type Usage } from './usage.ts';

type Percent = (typeof LIMIT_REMINDERS)[number];

/** A limit that has just been used up to a percentage of the reminders. */
interface Reminder {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly percent: Percent;
  /** The limit, in minor units. */
  readonly amount: bigint;
}

/** Returns the highest percentage that an amount reaches and that was not reached before it. */
export function percentReached(limit: bigint, before: bigint, added: bigint): Percent | undefined {
  const reaches = (used: bigint, percent: number) => used * 100n >= limit * BigInt(percent);
  return LIMIT_REMINDERS.findLast((percent) => reaches(before + added, percent) && !reaches(before, percent));
}

/**
 * Returns the reminders that an amount brings.
 * @param before what was used of the limits of each kind before it
 */
export function remindersOf(
  { limits }: Pick<ResponsibleSettings, 'limits'>,
  before: Readonly<Partial<Record<LimitKind, Usage>>>,
  added: bigint,
): Reminder[] {
  return limits.flatMap(({ kind, period, amount }) => {
    const used = before[kind]?.[period];
    if (amount === null || used === undefined) return [];
    const percent = percentReached(amount, used, added);
    return percent === undefined ? [] : [{ kind, period, percent, amount }];
  });
}

/** Sends reminders to the member's pages, once the transaction is committed. */
export async function sendReminders(
  tx: Transaction,
  { memberId, currency }: { readonly memberId: number; readonly currency: CurrencyCode },
  reminders: readonly Reminder[],
  now: Date,
): Promise<void> {
  for (const { kind, period, percent, amount } of reminders) {
    const payload = {
      ...{ kind, period, percent },
      amount: toDecimal(amount, currency),
      resetsAt: periodAt(period, now).resetsAt.toISOString(),
    };
    await giveNotice(tx, toChannel(CHANNELS.member(memberId), limitUsed, payload));
  }
}

/** Reminds of deposit limits, in the transaction of a deposit that is written already. */
export async function remindOfDeposit(
  tx: Transaction,
  { id: memberId, currency }: { readonly id: number; readonly currency: CurrencyCode },
  amount: bigint,
  now: Date,
): Promise<void> {
  const settings = await settingsOf(tx, memberId, now);
  if (!settings.limits.some((limit) => limit.kind === 'deposit')) return;
  const { day, week, month } = await depositUsageOf(tx, memberId, now);
  const before = { day: day - amount, week: week - amount, month: month - amount };
  await sendReminders(tx, { memberId, currency }, remindersOf(settings, { deposit: before }, amount), now);
}
