import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { worthOfUsdCents } from '../ledger/play-money.ts';

/** The pot starts here each week, in US cents. */
const BASE_CENTS = 184_250_000n;
const GROWTH_CENTS_PER_SECOND = 37n;
const WEEK_S = 7 * 24 * 3_600;
/** A Monday, 00:00 in America/Caracas. */
const FIRST_WEEK_S = Date.UTC(2024, 0, 1, 4) / 1_000;

/**
 * The jackpot at an instant: it follows from the time alone, so that every server and every reload shows the
 * same, and it is won once a week.
 */
export function jackpotAt(now: number, currency: CurrencyCode): { total: string; growthPerSecond: string } {
  const intoWeek = (Math.floor(now / 1_000) - FIRST_WEEK_S) % WEEK_S;
  const cents = BASE_CENTS + GROWTH_CENTS_PER_SECOND * BigInt(intoWeek);
  return {
    total: toDecimal(worthOfUsdCents(cents, currency), currency),
    growthPerSecond: toDecimal(worthOfUsdCents(GROWTH_CENTS_PER_SECOND, currency), currency),
  };
}
