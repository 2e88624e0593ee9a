import { sql, type SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { SITE_TIME_ZONE } from '../site/calendar.ts';
import type { Grain, Span } from './days.ts';

/** What members' play and payments came to, out of rounds and ledger. Amounts are minor units of the member's currency. */
export interface Figures {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  /** Stakes, less what of them was never at risk and went back. */
  readonly turnover: bigint;
  readonly payouts: bigint;
  readonly bonuses: bigint;
}

/** The same of several members. */
export interface GroupFigures extends Figures {
  /** Who had a round settled in which something was at risk. */
  readonly activeMembers: number;
}

export const NO_FIGURES: GroupFigures = {
  deposits: 0n,
  withdrawals: 0n,
  turnover: 0n,
  payouts: 0n,
  bonuses: 0n,
  activeMembers: 0,
};

const COLUMNS = ['deposits', 'withdrawals', 'turnover', 'payouts', 'bonuses'] as const;
type Row = Record<(typeof COLUMNS)[number], string> & { readonly active_members: number };

/**
 * All that counts of members within a span, a row each: a round when it was settled, in real play, and what was booked
 * outside of games when it was booked. A bonus is what the house gives out of its pocket for activities; play money that
 * a new member is welcomed with is none. A withdrawal counts from when it was asked for, and not if it was given back.
 * @param scope selects `member_id`
 */
export function movesOf(scope: SQL, { since, until }: Span): SQL {
  const [from, to] = [since, until].map((at) => sql`${at.toISOString()}::timestamptz`);
  return sql`(
  WITH scope AS MATERIALIZED (${scope})
  SELECT session.member_id, round.closed_at AS at, true AS is_round,
         0::bigint AS deposits, 0::bigint AS withdrawals,
         round.stake - round.returned AS turnover, round.payout AS payouts, 0::bigint AS bonuses
  FROM scope
  JOIN game_sessions session ON session.member_id = scope.member_id AND session.mode = 'real'
    AND session.created_at < ${to} AND session.seen_at >= ${from}
  JOIN rounds round ON round.game_session_id = session.id AND round.state = 'settled'
    AND round.closed_at >= ${from} AND round.closed_at < ${to}
  UNION ALL
  SELECT scope.member_id, booked.created_at, false,
         CASE WHEN booked.kind = 'deposit' THEN entry.amount ELSE 0 END,
         CASE WHEN booked.kind IN ('withdrawal_hold', 'withdrawal_return') THEN -entry.amount ELSE 0 END,
         0, 0,
         CASE WHEN other.kind = 'promotion' THEN entry.amount ELSE 0 END
  FROM ledger_transactions booked
  JOIN ledger_entries entry ON entry.transaction_id = booked.id
    AND entry.created_at >= ${from} AND entry.created_at < ${to}
  JOIN ledger_accounts account ON account.id = entry.account_id AND account.kind = 'member'
  JOIN scope ON scope.member_id::text = account.owner
  JOIN ledger_entries counter ON counter.transaction_id = booked.id AND counter.id <> entry.id
  JOIN ledger_accounts other ON other.id = counter.account_id
  WHERE booked.created_at >= ${from} AND booked.created_at < ${to}
    AND booked.kind NOT IN ('wager', 'payout', 'refund'))`;
}

const SUMS = sql.raw(
  COLUMNS.map((column) => `coalesce(sum(${column}), 0) AS ${column}`)
    .concat('count(DISTINCT moves.member_id) FILTER (WHERE turnover > 0)::int AS active_members')
    .join(', '),
);

const readRow = (row: Row): GroupFigures => ({
  ...(Object.fromEntries(COLUMNS.map((column) => [column, BigInt(row[column])])) as unknown as Figures),
  activeMembers: row.active_members,
});

/** Of each of these members who has any. */
export async function figuresOfMembers(
  queries: Queries,
  memberIds: readonly number[],
  span: Span,
): Promise<ReadonlyMap<number, Figures>> {
  const scope = sql`SELECT unnest(${`{${memberIds.join(',')}}`}::int[]) AS member_id`;
  const { rows } = await queries.execute<Row & { member_id: number }>(
    sql`SELECT moves.member_id, ${SUMS} FROM ${movesOf(scope, span)} moves GROUP BY 1`,
  );
  return new Map(rows.map((row) => [row.member_id, readRow(row)]));
}

/** An agent's downline members of one currency. */
export interface Downline {
  readonly agentId: number;
  readonly currency: CurrencyCode;
}

const membersOf = ({ agentId, currency }: Downline): SQL => sql`
  SELECT downlines.member_id FROM downlines JOIN members ON members.id = downlines.member_id
  WHERE downlines.ancestor_id = ${agentId} AND members.currency = ${currency}`;

/** Of each day, week or month that has any, by its first day. */
export async function figuresByTime(
  queries: Queries,
  downline: Downline,
  span: Span,
  grain: Grain,
): Promise<ReadonlyMap<string, GroupFigures>> {
  const { rows } = await queries.execute<Row & { start: string }>(
    sql`SELECT to_char(date_trunc(${grain}, at AT TIME ZONE ${SITE_TIME_ZONE}), 'YYYY-MM-DD') AS start, ${SUMS}
      FROM ${movesOf(membersOf(downline), span)} moves GROUP BY 1`,
  );
  return new Map(rows.map((row) => [row.start, readRow(row)]));
}

/** Of the whole span; who was active on two days is one active member. */
export async function figuresInAll(queries: Queries, downline: Downline, span: Span): Promise<GroupFigures> {
  const { rows } = await queries.execute<Row>(
    sql`SELECT ${SUMS} FROM ${movesOf(membersOf(downline), span)} moves`,
  );
  return rows[0] ? readRow(rows[0]) : NO_FIGURES;
}

/** Of each level of the downline that has any. */
export async function figuresByDepth(
  queries: Queries,
  downline: Downline,
  span: Span,
): Promise<ReadonlyMap<number, GroupFigures>> {
  const { rows } = await queries.execute<Row & { depth: number }>(
    sql`SELECT downlines.depth, ${SUMS} FROM ${movesOf(membersOf(downline), span)} moves
      JOIN downlines ON downlines.member_id = moves.member_id AND downlines.ancestor_id = ${downline.agentId}
      GROUP BY 1`,
  );
  return new Map(rows.map((row) => [row.depth, readRow(row)]));
}

export interface AgentStratum extends GroupFigures, Downline {
  readonly depth: number;
}

/** Of every agent's downline at once, whose rounds or bonuses there are: level by level and currency by currency. */
export async function figuresOfAgents(
  queries: Queries,
  agentIds: readonly number[],
  span: Span,
): Promise<AgentStratum[]> {
  const agents = sql`ANY (${`{${agentIds.join(',')}}`}::int[])`;
  const scope = sql`SELECT DISTINCT member_id FROM downlines WHERE ancestor_id = ${agents}`;
  const { rows } = await queries.execute<Row & { agent_id: number; currency: CurrencyCode; depth: number }>(
    sql`SELECT downlines.ancestor_id AS agent_id, members.currency, downlines.depth, ${SUMS}
      FROM ${movesOf(scope, span)} moves
      JOIN downlines ON downlines.member_id = moves.member_id AND downlines.ancestor_id = ${agents}
      JOIN members ON members.id = moves.member_id
      GROUP BY 1, 2, 3 HAVING bool_or(is_round) OR sum(bonuses) <> 0 ORDER BY 1, 2, 3`,
  );
  return rows.map((row) => ({
    ...readRow(row),
    agentId: row.agent_id,
    currency: row.currency,
    depth: row.depth,
  }));
}
