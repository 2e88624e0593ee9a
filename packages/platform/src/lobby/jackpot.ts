import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { worthOfUsdCents } from '../ledger/play-money.ts';
import { periodAt } from '../responsible/periods.ts';

/** The pot starts here each week, in US cents. */
const BASE_CENTS = 184_250_000n;
const GROWTH_CENTS_PER_SECOND = 37n;

/**
 * The jackpot at an instant: it follows from the time alone, so that every server and every reload shows the
 * same, and it is won once a week of the site's calendar.
 */
export function jackpotAt(now: number, currency: CurrencyCode): { total: string; growthPerSecond: string } {
  const { startsAt } = periodAt('week', new Date(now));
  const intoWeek = Math.floor((now - startsAt.getTime()) / 1_000);
  const cents = BASE_CENTS + GROWTH_CENTS_PER_SECOND * BigInt(intoWeek);
  return {
    total: toDecimal(worthOfUsdCents(cents, currency), currency),
    growthPerSecond: toDecimal(worthOfUsdCents(GROWTH_CENTS_PER_SECOND, currency), currency),
  };
}
