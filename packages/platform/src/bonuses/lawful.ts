import { JURISDICTION_RULES, type Jurisdiction } from '@tessera/domain';
import type { BonusRow } from '../db/schema/bonuses.ts';

/**
 * Whether the site's law allows the turnover of a bonus (UK LCCP 5.1.1). Where stakes count in part, so much more must be
 * staked: the hall that counts most decides.
 */
export function isLawfulBonus(
  { value, wagering, contributions }: Pick<BonusRow, 'value' | 'wagering' | 'contributions'>,
  jurisdiction: Jurisdiction,
): boolean {
  const { bonusTurnover } = JURISDICTION_RULES[jurisdiction];
  if (bonusTurnover === null) return true;
  const percent = Math.max(0, ...contributions.map((one) => one.percent));
  return wagering * 100n <= value * BigInt(bonusTurnover) * BigInt(percent);
}
