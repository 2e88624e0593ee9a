import type { Answers } from '@tessera/testing';

/** A week that was paid. */
export const SETTLEMENT = {
  id: 5,
  week: '2026-W45',
  from: '2026-11-02',
  to: '2026-11-08',
  currency: 'USD',
  activeMembers: 12,
  netRevenue: '900.00',
  level: 2,
  earned: '225.00',
  carriedIn: '-25.00',
  corrected: '0.00',
  carriedOut: '0.00',
  state: 'paid',
  paid: '200.00',
  paidCurrency: 'USD',
  settledAt: '2026-11-09T06:00:00Z',
} as const;
/** The same with its lines. */
export const DETAIL = {
  ...SETTLEMENT,
  strata: [
    {
      level: 1,
      activeMembers: 12,
      turnover: '5000.00',
      payouts: '4000.00',
      bonuses: '100.00',
      netRevenue: '900.00',
      basisPoints: 2500,
      earned: '225.00',
    },
  ],
  corrections: [],
  levels: [
    {
      level: 2,
      name: 'Partner',
      netRevenueFrom: '500.00',
      activeMembersFrom: 5,
      basisPoints: [2500],
      isReached: 1,
      isApplied: 1,
    },
  ],
} satisfies Answers['agentSettlement'];
