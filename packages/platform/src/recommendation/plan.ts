import { and, asc, desc, eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { currencyFeatures } from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import {
  recommendationLevels,
  recommendationPlans,
  type RecommendationLevel,
  type RecommendationPlan,
} from '../db/schema/recommendation.ts';
import { recommendCodes } from '../db/schema/registration.ts';

/** The programme of one currency. */
export interface Programme extends RecommendationPlan {
  /** The first begins with the first member brought; never empty. */
  readonly levels: readonly RecommendationLevel[];
}

/** The programme that is open in this currency (spec §7 /bonus_setting/check); `undefined` where none is. */
export async function programmeOf(queries: Queries, currency: CurrencyCode): Promise<Programme | undefined> {
  const [plan] = await queries
    .select({ plan: recommendationPlans })
    .from(recommendationPlans)
    .innerJoin(currencyFeatures, eq(currencyFeatures.currency, recommendationPlans.currency))
    .where(and(eq(recommendationPlans.currency, currency), eq(currencyFeatures.isFriend, true)));
  if (!plan) return undefined;
  const levels = await queries
    .select()
    .from(recommendationLevels)
    .where(eq(recommendationLevels.currency, currency))
    .orderBy(asc(recommendationLevels.membersFrom));
  return levels.length > 0 ? { ...plan.plan, levels } : undefined;
}

/** The level that so many rewarded members make, counted from 1; `undefined` below the first. */
export function levelAt(
  { levels }: Pick<Programme, 'levels'>,
  rewarded: number,
): (RecommendationLevel & { readonly level: number }) | undefined {
  const level = levels.filter(({ membersFrom }) => membersFrom <= rewarded).length;
  const reached = levels[level - 1];
  return reached && { ...reached, level };
}

/** Agents bring members by links of their own (spec §6). */
export const mayRecommend = ({ isAgent }: Pick<Member, 'isAgent'>): boolean => !isAgent;

/** The code that a member brings others with; `undefined` where it was switched off. */
export async function recommendCodeOf(queries: Queries, memberId: number): Promise<string | undefined> {
  const [row] = await queries
    .select({ code: recommendCodes.code })
    .from(recommendCodes)
    .where(and(eq(recommendCodes.memberId, memberId), eq(recommendCodes.isActive, true)))
    .orderBy(desc(recommendCodes.createdAt))
    .limit(1);
  return row?.code;
}
