import { CURRENCY_CODES } from '@tessera/domain';
import { recommendationLevels, recommendationPlans } from '../db/schema/recommendation.ts';
import type { Transaction } from '../db/serializable.ts';
import { worthOfUsd } from '../ledger/play-money.ts';

const FIRST_DEPOSIT_USD = 20;
const TURNOVER_USD = 100;
/** Members brought, from which on each is worth so much. */
const LEVELS = [
  { membersFrom: 1, rewardUsd: 5 },
  { membersFrom: 5, rewardUsd: 8 },
  { membersFrom: 20, rewardUsd: 12 },
] as const;

/** The sample site's recommendation programme: put up once, and the operator's from then on. */
export async function seedRecommendation(tx: Transaction): Promise<void> {
  const plans = CURRENCY_CODES.map((currency) => ({
    currency,
    firstDeposit: worthOfUsd(FIRST_DEPOSIT_USD, currency),
    turnover: worthOfUsd(TURNOVER_USD, currency),
  }));
  const levels = CURRENCY_CODES.flatMap((currency) =>
    LEVELS.map(({ membersFrom, rewardUsd }) => ({
      currency,
      membersFrom,
      reward: worthOfUsd(rewardUsd, currency),
    })),
  );
  await tx.insert(recommendationPlans).values(plans).onConflictDoNothing();
  await tx.insert(recommendationLevels).values(levels).onConflictDoNothing();
}
