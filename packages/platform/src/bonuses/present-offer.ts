import { toDecimal } from '@tessera/domain';
import type { BonusOffer } from '@tessera/wire';
import type { BonusOfferRow } from '../db/schema/bonuses.ts';
import { expectedCost } from './progress.ts';

/** The terms of an offer as the wire has them, with what they cost on average. */
export function presentOffer(offer: BonusOfferRow): BonusOffer {
  const { currency, version, value, wagering, days, contributions, maxStake, returnPercent } = offer;
  return {
    version,
    days,
    returnPercent,
    value: toDecimal(value, currency),
    wagering: toDecimal(wagering, currency),
    contributions: [...contributions],
    maxStake: maxStake === null ? null : toDecimal(maxStake, currency),
    expectedCost: toDecimal(expectedCost(wagering, contributions, returnPercent), currency),
  };
}
