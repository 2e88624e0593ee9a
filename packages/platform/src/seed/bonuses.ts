import { CURRENCY_CODES } from '@tessera/domain';
import { bonusOffers, missions, type Contribution } from '../db/schema/bonuses.ts';
import type { Transaction } from '../db/serializable.ts';
import { worthOfUsdCents } from '../ledger/play-money.ts';

/** Slots count in full; games whose stakes are hardly at risk count little, or not at all. */
const CONTRIBUTIONS: readonly Contribution[] = [
  { hallId: 2, percent: 100 },
  { hallId: 9, percent: 100 },
  { hallId: 5, percent: 50 },
  { hallId: 7, percent: 50 },
  { hallId: 4, percent: 25 },
  { hallId: 3, percent: 10 },
];

/** By promotion: the welcome, the free rounds and the boost of a match. None asks for more than ten times its value. */
const OFFERS = [
  { promotionId: 1, usdCents: 1_000n, wageringUsdCents: 10_000n, days: 14 },
  { promotionId: 4, usdCents: 500n, wageringUsdCents: 4_000n, days: 7 },
  { promotionId: 5, usdCents: 800n, wageringUsdCents: 6_400n, days: 7 },
];

const MISSIONS = [
  { kind: 'rounds', goal: 20, hallId: null, usdCents: 30, isDaily: true },
  { kind: 'hall', goal: 5, hallId: 3, usdCents: 20, isDaily: true },
  { kind: 'streak', goal: 5, hallId: null, usdCents: 150, isDaily: false },
] as const;

/** The sample site's bonuses and missions: put up once, and the operator's from then on. */
export async function seedBonuses(tx: Transaction): Promise<void> {
  for (const currency of CURRENCY_CODES) {
    const rows = OFFERS.map(({ promotionId, usdCents, wageringUsdCents, days }) => ({
      ...{ promotionId, currency, days, contributions: CONTRIBUTIONS, returnPercent: 96 },
      value: worthOfUsdCents(usdCents, currency),
      wagering: worthOfUsdCents(wageringUsdCents, currency),
    }));
    await tx.insert(bonusOffers).values(rows).onConflictDoNothing();
  }
  const startAt = new Date('2026-01-01T04:00:00Z');
  await tx.insert(missions).values(MISSIONS.map((mission) => ({ ...mission, startAt })));
}
