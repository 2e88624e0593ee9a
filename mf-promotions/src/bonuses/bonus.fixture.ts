import type { BonusOffer, MemberBonus } from '@tessera/wire';

export const OFFER: BonusOffer = {
  version: 3,
  value: '10.00',
  wagering: '100.00',
  days: 7,
  contributions: [
    { hallId: 2, percent: 100 },
    { hallId: 3, percent: 10 },
    { hallId: 4, percent: 0 },
  ],
  expectedCost: '4.00',
  returnPercent: 96,
};

/** Creates a member's bonus for tests; a test overrides the fields it checks. */
export function bonus(given: Partial<MemberBonus> = {}): MemberBonus {
  const { value, wagering, days, contributions } = OFFER;
  return {
    ...{ value, wagering, days, contributions },
    id: 1,
    title: 'A calm first week',
    promotionId: 2,
    state: 'active',
    reason: null,
    wagered: '40.00',
    startedAt: '2026-05-01T12:00:00Z',
    endsAt: '2026-05-08T12:00:00Z',
    closedAt: null,
    ...given,
  };
}
