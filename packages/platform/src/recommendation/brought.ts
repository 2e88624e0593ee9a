import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { recommendationRewards } from '../db/schema/recommendation.ts';
import { introductions } from '../db/schema/registration.ts';

/** Which of the members brought are asked for. */
export interface BroughtQuery {
  readonly recommenderId: number;
  readonly state?: 'pending' | 'rewarded' | undefined;
  /** Bounds of the registration; `to` is not in it any more. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** The whole account, as `members.account_key` has it: a part would let the rest behind the mask be guessed. */
  readonly account?: string | undefined;
}

/** How many the recommender had brought with this one: what names a friend to the recommender, in place of the id. */
const ordinal = sql<number>`(SELECT count(*)::int FROM introductions earlier
  WHERE earlier.introducer_id = ${introductions.introducerId} AND earlier.via = ${introductions.via}
    AND (earlier.created_at, earlier.member_id) <= (${introductions.createdAt}, ${introductions.memberId}))`;

const brought = {
  ordinal,
  account: members.account,
  registeredAt: introductions.createdAt,
  reward: recommendationRewards,
};

/** A page of them, who came last first. */
export function listBrought(
  queries: Queries,
  query: BroughtQuery,
  { page, count: size }: { readonly page: number; readonly count: number },
) {
  return queries
    .select(brought)
    .from(introductions)
    .innerJoin(members, eq(members.id, introductions.memberId))
    .leftJoin(recommendationRewards, eq(recommendationRewards.memberId, introductions.memberId))
    .where(isAskedFor(query))
    .orderBy(desc(introductions.createdAt), desc(introductions.memberId))
    .limit(size)
    .offset((page - 1) * size);
}

/** Of all that the query asks for. Amounts are minor units of the recommender's currency. */
export async function totalsOfBrought(
  queries: Queries,
  query: BroughtQuery,
): Promise<{ brought: number; rewarded: number; rewards: bigint }> {
  const [totals] = await queries
    .select({
      brought: count(),
      rewarded: count(recommendationRewards.memberId),
      rewards: sum(recommendationRewards.amount),
    })
    .from(introductions)
    .innerJoin(members, eq(members.id, introductions.memberId))
    .leftJoin(recommendationRewards, eq(recommendationRewards.memberId, introductions.memberId))
    .where(isAskedFor(query));
  return {
    brought: totals?.brought ?? 0,
    rewarded: totals?.rewarded ?? 0,
    rewards: BigInt(totals?.rewards ?? 0),
  };
}

const isAskedFor = ({ recommenderId, state, from, to, account }: BroughtQuery) =>
  and(
    eq(introductions.introducerId, recommenderId),
    eq(introductions.via, 'recommend_code'),
    state === 'rewarded' ? isNotNull(recommendationRewards.memberId) : undefined,
    state === 'pending' ? isNull(recommendationRewards.memberId) : undefined,
    from && gte(introductions.createdAt, from),
    to && lt(introductions.createdAt, to),
    account ? eq(members.accountKey, account) : undefined,
  );
