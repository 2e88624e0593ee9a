import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { withdrawals } from '../db/schema/cashier.ts';
import type { TransactionKind } from '../db/schema/ledger.ts';
import type { Member } from '../db/schema/members.ts';
import { AWARD_KINDS, type AwardKind } from '../ledger/award.ts';
import { findMemberAccount } from '../records/member-account.ts';
import { creditsOf, type Credit, type Move } from './turnover.model.ts';

/** Minor units. */
export interface Turnover {
  readonly required: bigint;
  readonly done: bigint;
  /** What it is required for, oldest first. */
  readonly credits: readonly Credit[];
}

/** Whether what the house gives must be wagered. A bonus is paid once its own wagering is done (decision 046). */
const IS_WAGERED: Readonly<Record<AwardKind, boolean>> = {
  red_envelope: true,
  roulette_prize: true,
  sign_in: true,
  recommendation: true,
  mission: true,
  bonus: false,
};

/** Money that comes with a requirement. What an agent earns, and what comes back to a member, has none. */
const CREDITS: readonly TransactionKind[] = [
  ...(['deposit', 'agent_transfer', 'welcome'] as const),
  ...AWARD_KINDS.filter((kind) => IS_WAGERED[kind]),
];

interface MoveRow extends Record<string, unknown> {
  readonly at: string;
  readonly kind: string;
  readonly amount: string;
}

/**
 * What a member must have wagered before money may leave, and what has been wagered: so many per cent of each credit since the
 * last withdrawal that was not given back, in rounds that were settled after it. What was staked and never at risk does
 * not count. Money that an agent passes on is no longer required of the agent, but of the member who gets it.
 */
export async function turnoverOf(
  queries: Queries,
  member: Pick<Member, 'id' | 'currency'>,
  percent: number,
): Promise<Turnover> {
  const accountId = percent === 0 ? undefined : await findMemberAccount(queries, member);
  if (accountId === undefined) return { required: 0n, done: 0n, credits: [] };
  const [last] = await queries
    .select({ at: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, member.id), inArray(withdrawals.status, ['pending', 'approved'])))
    .orderBy(desc(withdrawals.createdAt))
    .limit(1);
  const moves = await movesSince(queries, { accountId, since: last?.at ?? new Date(0), percent });
  const wagered = await wageredAfterEach(queries, member.id, moves);
  const credits = creditsOf(moves, wagered);
  return {
    required: credits.reduce((sum, credit) => sum + credit.required, 0n),
    done: credits.reduce((sum, credit) => sum + credit.done, 0n),
    credits,
  };
}

interface Since {
  readonly accountId: number;
  readonly since: Date;
  readonly percent: number;
}

async function movesSince(queries: Queries, { accountId, since, percent }: Since): Promise<Move[]> {
  const kinds = sql.join(
    CREDITS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const { rows } = await queries.execute<MoveRow>(sql`
    SELECT entry.created_at AS at, booked.kind, entry.amount
    FROM ledger_entries entry JOIN ledger_transactions booked ON booked.id = entry.transaction_id
    WHERE entry.account_id = ${accountId} AND entry.created_at > ${since.toISOString()} AND booked.kind IN (${kinds})
    ORDER BY entry.created_at, entry.id`);
  return rows.map(({ at, kind, amount }): Move => {
    const minor = BigInt(amount);
    const required = ((minor < 0n ? -minor : minor) * BigInt(percent)) / 100n;
    return minor < 0n
      ? { move: 'pass', at: new Date(at), required }
      : { move: 'credit', kind, at: new Date(at), amount: minor, required };
  });
}

/** Returns what was at risk in the rounds that were settled after each move and before the next one. */
async function wageredAfterEach(
  queries: Queries,
  memberId: number,
  moves: readonly Move[],
): Promise<bigint[]> {
  const [first] = moves;
  if (!first) return [];
  const times = `{${moves.map(({ at }) => at.toISOString()).join(',')}}`;
  const { rows } = await queries.execute<{ after: number; total: string }>(sql`
    SELECT width_bucket(round.closed_at, ${times}::timestamptz[]) AS after, sum(round.stake - round.returned) AS total
    FROM rounds round
    JOIN game_sessions session ON session.id = round.game_session_id
    WHERE session.member_id = ${memberId} AND round.state = 'settled' AND round.closed_at > ${first.at.toISOString()}
    GROUP BY 1`);
  const totals = new Map(rows.map(({ after, total }) => [after, BigInt(total)]));
  // A bucket's number is that of the last move before it, counted from 1.
  return moves.map((_move, index) => totals.get(index + 1) ?? 0n);
}
