import { CURRENCY_CODES } from '@tessera/domain';
import { setRoulette } from '../activities/roulette.ts';
import { currencyFeatures, signInCalendars } from '../db/schema/activities.ts';
import type { Transaction } from '../db/serializable.ts';
import { worthOfUsdCents } from '../ledger/play-money.ts';

const DRAWS_PER_DAY = 3;

/** In their order on the wheel; the big ones stand apart. About a third of the draws wins nothing. */
const PRIZES: readonly { readonly usdCents: bigint; readonly weight: number; readonly stock?: number }[] = [
  { usdCents: 5_000n, weight: 2, stock: 50 },
  { usdCents: 0n, weight: 170 },
  { usdCents: 50n, weight: 250 },
  { usdCents: 500n, weight: 40 },
  { usdCents: 100n, weight: 200 },
  { usdCents: 0n, weight: 170 },
  { usdCents: 2_000n, weight: 8, stock: 200 },
  { usdCents: 200n, weight: 160 },
];

/** What the days of a week pay, the first first. */
export const SIGN_IN_USD_CENTS = [20, 30, 40, 50, 60, 80, 200] as const;

/** The sample site's activities: put up once, and the operator's from then on. */
export async function seedActivities(tx: Transaction): Promise<void> {
  for (const currency of CURRENCY_CODES) {
    const prizes = PRIZES.map(({ usdCents, ...prize }) => ({
      ...prize,
      amount: worthOfUsdCents(usdCents, currency),
    }));
    await setRoulette(tx, { currency, drawsPerDay: DRAWS_PER_DAY, prizes }, () => undefined);
  }
  await tx
    .insert(signInCalendars)
    .values({ id: 1, rewards: SIGN_IN_USD_CENTS, startAt: new Date('2026-01-01T04:00:00Z') })
    .onConflictDoNothing();
  await tx
    .insert(currencyFeatures)
    .values(CURRENCY_CODES.map((currency) => ({ currency, isFriend: true, cashSurplus: currency !== 'GP' })))
    .onConflictDoNothing();
}
