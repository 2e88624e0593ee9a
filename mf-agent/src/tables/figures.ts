import { toDecimal, toMinorDown, type CurrencyCode } from '@tessera/domain';
import type { AnswerOf, agentStrata } from '@tessera/wire';

export const AMOUNTS = [
  'deposits',
  'withdrawals',
  'turnover',
  'payouts',
  'bonuses',
  'netRevenue',
  'commission',
] as const;

/** What one row of a table has. */
export interface Figures extends Readonly<Record<(typeof AMOUNTS)[number], string>> {
  readonly members?: number;
  readonly newMembers: number;
  readonly activeMembers: number;
}

type Strata = AnswerOf<typeof agentStrata>['list'];

/** Adds up the levels. A member is on one level only, so that counts add up too. */
export function totalOf(levels: Strata, currency: CurrencyCode): Figures {
  const count = (id: 'members' | 'newMembers' | 'activeMembers') =>
    levels.reduce((sum, level) => sum + level[id], 0);
  const amount = (id: (typeof AMOUNTS)[number]) =>
    toDecimal(
      levels.reduce((sum, level) => sum + toMinorDown(level[id], currency), 0n),
      currency,
    );
  return {
    members: count('members'),
    newMembers: count('newMembers'),
    activeMembers: count('activeMembers'),
    deposits: amount('deposits'),
    withdrawals: amount('withdrawals'),
    turnover: amount('turnover'),
    payouts: amount('payouts'),
    bonuses: amount('bonuses'),
    netRevenue: amount('netRevenue'),
    commission: amount('commission'),
  };
}
