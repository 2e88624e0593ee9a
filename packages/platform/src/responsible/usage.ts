import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { agentTransfers, downlines } from '../db/schema/agent.ts';
import { deposits } from '../db/schema/cashier.ts';
import {
  responsibleLimits,
  responsibleSettings,
  responsibleUsage,
  type UsageRow,
} from '../db/schema/responsible.ts';
import type { Transaction } from '../db/serializable.ts';
import { siteDay } from '../site/calendar.ts';
import { periodAt } from './periods.ts';
import { settingsIn, type ResponsibleSettings } from './settings.ts';

/** What was used of each period's limits, in minor units. */
export type Usage = Readonly<Record<LimitPeriod, bigint>>;
export type PlayUsage = Readonly<Record<Exclude<LimitKind, 'deposit'>, Usage>>;

const COLUMNS = {
  day: { wagered: 'dayWagered', won: 'dayWon' },
  week: { wagered: 'weekWagered', won: 'weekWon' },
  month: { wagered: 'monthWagered', won: 'monthWon' },
} as const satisfies Record<LimitPeriod, { readonly wagered: keyof UsageRow; readonly won: keyof UsageRow }>;

/**
 * Counts a stake, and tells what the member has set, in one statement: every wager asks. The row is written without having
 * been read: reading it would make wagers of different members serialisation failures where they share a page.
 * @returns the usage with this stake in it
 */
export async function countWager(
  tx: Transaction,
  memberId: number,
  amount: bigint,
  now: Date,
): Promise<{ readonly usage: PlayUsage; readonly settings: ResponsibleSettings }> {
  const counted = tx.$with('counted').as(
    tx
      .insert(responsibleUsage)
      .values({
        memberId,
        ...startsAt(now),
        dayWagered: amount,
        weekWagered: amount,
        monthWagered: amount,
        totalWagered: amount,
      })
      .onConflictDoUpdate({ target: responsibleUsage.memberId, set: addition })
      .returning(),
  );
  const rows = await tx
    .with(counted)
    .select()
    .from(counted)
    .leftJoin(responsibleSettings, eq(responsibleSettings.memberId, counted.memberId))
    .leftJoin(responsibleLimits, eq(responsibleLimits.memberId, responsibleSettings.memberId));
  const [row] = rows;
  if (!row) throw new Error('the usage was not written');
  const settings = settingsIn(
    rows.map((one) => ({ settings: one.responsible_settings, limit: one.responsible_limits })),
    now,
  );
  return { usage: playUsage(row.counted, now), settings };
}

/** A period that has begun since the last stake begins with this one. */
const addition: Record<string, SQL> = {
  totalWagered: sql`${responsibleUsage.totalWagered} + excluded.total_wagered`,
  ...Object.fromEntries(
    LIMIT_PERIODS.flatMap((period) => {
      const start = responsibleUsage[period];
      const began = sql.raw(`excluded.${period}`);
      const goesOn = sql`${start} >= ${began}`;
      const { wagered, won } = COLUMNS[period];
      const given = sql.raw(`excluded.${period}_wagered`);
      return [
        [period, sql`greatest(${start}, ${began})`],
        [wagered, sql`CASE WHEN ${goesOn} THEN ${responsibleUsage[wagered]} + ${given} ELSE ${given} END`],
        [won, sql`CASE WHEN ${goesOn} THEN ${responsibleUsage[won]} ELSE 0 END`],
      ];
    }),
  ),
};

/**
 * Counts how a round ended: what it won, and what of its stake went back without having been at risk. It counts in the
 * periods that it was opened in, where they are still running: money that comes back from yesterday's stake is no room for
 * more today.
 */
export async function countClosed(
  tx: Transaction,
  memberId: number,
  { won, returned }: { readonly won: bigint; readonly returned: bigint },
  openedAt: Date,
): Promise<void> {
  const began = startsAt(openedAt);
  const changes = [
    ...(won === 0n ? [] : changesOf('won', won, began)),
    ...(returned === 0n ? [] : changesOf('wagered', -returned, began)),
  ];
  if (changes.length === 0) return;
  await tx
    .update(responsibleUsage)
    .set(Object.fromEntries(changes))
    .where(eq(responsibleUsage.memberId, memberId));
}

function changesOf(
  key: 'won' | 'wagered',
  amount: bigint,
  began: Readonly<Record<LimitPeriod, string>>,
): [string, SQL][] {
  const total = key === 'won' ? 'totalWon' : 'totalWagered';
  const inPeriods = LIMIT_PERIODS.map((period): [string, SQL] => {
    const name = COLUMNS[period][key];
    const column = responsibleUsage[name];
    const isRunning = sql`${responsibleUsage[period]} = ${began[period]}`;
    return [name, sql`CASE WHEN ${isRunning} THEN ${column} + ${amount} ELSE ${column} END`];
  });
  return [...inPeriods, [total, sql`${responsibleUsage[total]} + ${amount}`]];
}

const startsAt = (now: Date) => ({
  day: periodAt('day', now).day,
  week: periodAt('week', now).day,
  month: periodAt('month', now).day,
});

/** What the member has staked and won in the periods that run at this instant. */
export async function playUsageOf(queries: Queries, memberId: number, now: Date): Promise<PlayUsage> {
  const [row] = await queries.select().from(responsibleUsage).where(eq(responsibleUsage.memberId, memberId));
  return row ? playUsage(row, now) : NO_PLAY;
}

const NOTHING: Usage = { day: 0n, week: 0n, month: 0n };
export const NO_PLAY: PlayUsage = { wager: NOTHING, loss: NOTHING };

function playUsage(row: UsageRow, now: Date): PlayUsage {
  const began = startsAt(now);
  const each = (of: (wagered: bigint, won: bigint) => bigint): Usage => {
    const inPeriod = (period: LimitPeriod) => {
      const { wagered, won } = COLUMNS[period];
      // A server whose clock is behind still sees the period that another has begun.
      return row[period] >= began[period] ? of(row[wagered], row[won]) : 0n;
    };
    return { day: inPeriod('day'), week: inPeriod('week'), month: inPeriod('month') };
  };
  return { wager: each((wagered) => wagered), loss: each((wagered, won) => wagered - won) };
}

/**
 * What the member has paid in, or has on its way (an order that can still be paid takes up room), and what agents gave:
 * that is money to play with as well.
 */
export async function depositUsageOf(queries: Queries, memberId: number, now: Date): Promise<Usage> {
  const starts = {
    day: periodAt('day', now).startsAt,
    week: periodAt('week', now).startsAt,
    month: periodAt('month', now).startsAt,
  };
  // A week may have begun in the month before.
  const first = starts.week < starts.month ? starts.week : starts.month;
  const sumsOf = ({ amount, createdAt }: { readonly amount: PgColumn; readonly createdAt: PgColumn }) => {
    const since = (start: Date) =>
      sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${gte(createdAt, start)}), 0)`;
    return { day: since(starts.day), week: since(starts.week), month: since(starts.month) };
  };
  const [paid] = await queries
    .select(sumsOf(deposits))
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        inArray(deposits.status, ['pending', 'paid']),
        gte(deposits.createdAt, first),
      ),
    );
  const [given] = await queries
    .select(sumsOf(agentTransfers))
    .from(agentTransfers)
    .where(
      and(
        // Only they can have given: by them and the day it is found at once.
        inArray(agentTransfers.agentId, agentsAbove(queries, memberId)),
        gte(agentTransfers.day, siteDay(first)),
        eq(agentTransfers.memberId, memberId),
      ),
    );
  const both = (period: 'day' | 'week' | 'month') =>
    BigInt(paid?.[period] ?? 0) + BigInt(given?.[period] ?? 0);
  return { day: both('day'), week: both('week'), month: both('month') };
}

const agentsAbove = (queries: Queries, memberId: number) =>
  queries.select({ id: downlines.ancestorId }).from(downlines).where(eq(downlines.memberId, memberId));
