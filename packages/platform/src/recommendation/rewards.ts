import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { members } from '../db/schema/members.ts';
import { recommendationRewards, type RewardReason } from '../db/schema/recommendation.ts';
import type { Balance } from '../ledger/accounts.ts';
import { award } from '../ledger/award.ts';
import { tellCash } from '../money/tell-cash.ts';
import type { Services } from '../services.ts';
import { levelAt, mayRecommend, programmeOf } from './plan.ts';

/** Members that one query looks at. */
const PAGE = 500;

/** A member who was brought and not rewarded yet. */
interface Pending {
  readonly memberId: number;
  readonly recommenderId: number;
  /** `null`: the part that the plan asks for is not done yet. */
  readonly reason: RewardReason | null;
}

interface Given {
  readonly recommender: { readonly id: number; readonly currency: CurrencyCode };
  readonly balance: Balance;
}

/**
 * Rewards everybody whose recommended members have done their part since, and tells them. A sweep: deposits and rounds
 * need not know of recommendations, and however many platforms sweep at once, the reward's key lets each be given once.
 */
export async function giveDueRewards(services: Pick<Services, 'db' | 'live'>): Promise<void> {
  for (let after = 0; ;) {
    const pending = await pendingWhere(services.db, sql`introduced.member_id > ${after}`);
    for (const { memberId, reason } of pending) if (reason) await rewardWhenDue(services, memberId);
    const last = pending.at(-1);
    if (!last || pending.length < PAGE) return;
    after = last.memberId;
  }
}

/** The same of one member who was brought: for whoever knows that this one has just done something. */
export async function rewardWhenDue(
  { db, live }: Pick<Services, 'db' | 'live'>,
  memberId: number,
): Promise<void> {
  const given = await giveReward(db, memberId);
  if (given) tellCash(live, given.recommender, given.balance);
}

/** @returns what was given; `undefined` where nothing is due */
export function giveReward(db: Pick<Database, 'transaction'>, memberId: number): Promise<Given | undefined> {
  return serializable(db, async (tx) => {
    const [due] = await pendingWhere(tx, sql`introduced.member_id = ${memberId}`);
    return due?.reason ? carryOut(tx, { ...due, reason: due.reason }) : undefined;
  });
}

async function carryOut(
  tx: Transaction,
  { memberId, recommenderId, reason }: Pending & { readonly reason: RewardReason },
): Promise<Given | undefined> {
  const [recommender] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, recommenderId), eq(members.status, 'active')));
  if (!recommender || !mayRecommend(recommender)) return undefined;
  const { currency } = recommender;
  const programme = await programmeOf(tx, currency);
  const reached = programme && levelAt(programme, (await rewardedBy(tx, recommenderId)) + 1);
  if (!reached) return undefined;
  const { level, reward: amount } = reached;
  const written = await tx
    .insert(recommendationRewards)
    .values({ memberId, recommenderId, currency, amount, level, reason })
    .onConflictDoNothing()
    .returning({ memberId: recommendationRewards.memberId });
  if (written.length === 0) return undefined;
  const key = `recommendation:${memberId}`;
  const balance = await award(tx, { memberId: recommenderId, currency, amount, kind: 'recommendation', key });
  return { recommender, balance };
}

/** How many members this member was rewarded for. */
export async function rewardedBy(queries: Queries, recommenderId: number): Promise<number> {
  const [row] = await queries
    .select({ rewards: count() })
    .from(recommendationRewards)
    .where(eq(recommendationRewards.recommenderId, recommenderId));
  return row?.rewards ?? 0;
}

/** The member's account in the books. */
const account = sql`SELECT id FROM ledger_accounts
  WHERE kind = 'member' AND owner = member.id::text AND currency = member.currency`;

const firstDeposit = sql`(SELECT entry.amount FROM ledger_entries entry
  JOIN ledger_transactions booking ON booking.id = entry.transaction_id AND booking.kind = 'deposit'
  WHERE entry.account_id = (${account}) AND entry.amount > 0 ORDER BY entry.created_at, entry.id LIMIT 1)`;

/** Who has not reached what the plan asks for has few rounds to add up. */
const turnover = sql`(SELECT coalesce(sum(round.stake - round.returned), 0) FROM rounds round
  WHERE round.member_id = member.id AND round.state = 'settled')`;

/** Pending members in the order of their ids, each with the reason for which the reward is due. */
async function pendingWhere(queries: Queries, which: SQL): Promise<Pending[]> {
  const { rows } = await queries.execute<{
    member_id: number;
    recommender_id: number;
    reason: RewardReason | null;
  }>(sql`
    SELECT member.id AS member_id, introduced.introducer_id AS recommender_id,
      CASE WHEN plan.first_deposit IS NOT NULL AND ${firstDeposit} >= plan.first_deposit THEN 'first_deposit'
        WHEN plan.turnover IS NOT NULL AND ${turnover} >= plan.turnover THEN 'turnover' END AS reason
    FROM introductions introduced
    JOIN members member ON member.id = introduced.member_id AND member.status = 'active'
    JOIN recommendation_plans plan ON plan.currency = member.currency
    JOIN currency_features feature ON feature.currency = member.currency AND feature.is_friend
    WHERE introduced.via = 'recommend_code' AND ${which}
      AND NOT EXISTS (SELECT FROM recommendation_rewards reward WHERE reward.member_id = introduced.member_id)
    ORDER BY introduced.member_id LIMIT ${PAGE}`);
  return rows.map((row) => ({
    memberId: row.member_id,
    recommenderId: row.recommender_id,
    reason: row.reason,
  }));
}
