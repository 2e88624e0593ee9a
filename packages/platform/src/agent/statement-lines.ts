import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { AgentSettlement } from '../db/schema/agent.ts';
import { addDays, spanOf, type Period, type Span } from './days.ts';
import { SUMS } from './figures.ts';

/** What is below a line of a settlement: the members of one level, and what the house gave them. */

export interface StatementLine {
  readonly memberId: number;
  readonly account: string;
  readonly rounds: number;
  readonly turnover: bigint;
  readonly payouts: bigint;
  readonly bonuses: bigint;
}

interface Line {
  readonly settlement: AgentSettlement;
  readonly firstDay: string;
  readonly level: number;
}

/** The week of a settlement. */
export const spanOfSettlement = (firstDay: string): Span => spanOf(weekFrom(firstDay));

const weekFrom = (firstDay: string): Period => ({ from: firstDay, to: addDays(firstDay, 6) });

/** Members of the level when the week was settled: who came later is in no line of it. */
const membersOf = ({ settlement: { agentId, currency, createdAt }, level }: Line): SQL => sql`
  SELECT member_id FROM downlines
  WHERE ancestor_id = ${agentId} AND currency = ${currency} AND depth = ${level}
    AND joined_at <= ${createdAt.toISOString()}`;

interface Row extends Record<string, unknown> {
  readonly member_id: number;
  readonly account: string;
  readonly rounds: number;
  readonly turnover: string;
  readonly payouts: string;
  readonly bonuses: string;
  readonly total: number;
}

/** One page of the members of a line who played or were given a bonus, the highest net revenue first. */
export async function linesOf(
  queries: Queries,
  line: Line,
  { page, count: size }: { readonly page: number; readonly count: number },
): Promise<{ readonly list: StatementLine[]; readonly totalCount: number }> {
  const { from, to } = weekFrom(line.firstDay);
  const { rows } = await queries.execute<Row>(
    sql`WITH lines AS (
        SELECT member_id, sum(rounds)::int AS rounds, ${SUMS} FROM member_days
        WHERE member_id IN (${membersOf(line)}) AND day BETWEEN ${from} AND ${to}
        GROUP BY 1 HAVING sum(rounds) > 0 OR sum(bonuses) <> 0)
      SELECT lines.*, members.account, (SELECT count(*)::int FROM lines) AS total
      FROM lines JOIN members ON members.id = lines.member_id
      ORDER BY turnover::numeric - payouts::numeric - bonuses::numeric DESC, lines.member_id
      LIMIT ${size} OFFSET ${(page - 1) * size}`,
  );
  const list = rows.map((row) => ({
    memberId: row.member_id,
    account: row.account,
    rounds: row.rounds,
    turnover: BigInt(row.turnover),
    payouts: BigInt(row.payouts),
    bonuses: BigInt(row.bonuses),
  }));
  return { list, totalCount: rows[0]?.total ?? 0 };
}

export interface BonusLine {
  /** As the ledger names it. */
  readonly kind: string;
  readonly amount: bigint;
}

/** What the house gave to the members of a line, by kind. */
export async function bonusesOf(queries: Queries, line: Line): Promise<BonusLine[]> {
  const { since, until } = spanOfSettlement(line.firstDay);
  const { rows } = await queries.execute<{ kind: string; amount: string }>(
    sql`WITH scope AS MATERIALIZED (${membersOf(line)})
      SELECT booked.kind, sum(entry.amount) AS amount
      FROM ledger_transactions booked
      JOIN ledger_entries entry ON entry.transaction_id = booked.id
      JOIN ledger_accounts account ON account.id = entry.account_id AND account.kind = 'member'
      JOIN scope ON scope.member_id::text = account.owner
      JOIN ledger_entries counter ON counter.transaction_id = booked.id AND counter.id <> entry.id
      JOIN ledger_accounts other ON other.id = counter.account_id AND other.kind = 'promotion'
      WHERE booked.created_at >= ${since.toISOString()} AND booked.created_at < ${until.toISOString()}
        AND booked.kind NOT IN ('wager', 'payout', 'refund')
      GROUP BY 1 ORDER BY 1`,
  );
  return rows.map(({ kind, amount }) => ({ kind, amount: BigInt(amount) }));
}

/** Whether some line of the settlement has this member. */
export async function isInSettlement(
  queries: Queries,
  { id, agentId, currency, createdAt }: AgentSettlement,
  memberId: number,
): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`SELECT 1 FROM downlines
      JOIN agent_settlement_strata strata ON strata.settlement_id = ${id} AND strata.depth = downlines.depth
      WHERE downlines.ancestor_id = ${agentId} AND downlines.member_id = ${memberId}
        AND downlines.currency = ${currency} AND downlines.joined_at <= ${createdAt.toISOString()}`,
  );
  return rows.length > 0;
}
