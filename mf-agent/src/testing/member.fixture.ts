import type { Member } from '@tessera/contracts';

/** A member, for tests of pages. */
export const MEMBER: Member = {
  id: 7,
  account: 'player1',
  currency: 'USD',
  gradeName: 'Silver',
  type: 1,
  isAgent: false,
  agentActive: false,
};
