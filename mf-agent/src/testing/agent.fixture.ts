import type { AnswerOf, agentDownline } from '@tessera/wire';
import { MEMBER } from './member.fixture.ts';

type DownlineMember = AnswerOf<typeof agentDownline>['list'][number];

/** An active agent, for tests of pages. */
export const AGENT = {
  ...MEMBER,
  isAgent: true,
  agentActive: true,
  details: {
    mustChangePassword: false,
    agent: { status: 'active', level: 1 },
    wallet: 'on',
    cashBack: 'on',
    isPlaying: false,
    needsBankVerification: false,
  },
} as const;

/** A member of the agent's downline. */
export const downlineMember = (id: number, more: Partial<DownlineMember> = {}): DownlineMember => ({
  id,
  account: `pl•••${id}`,
  level: 1,
  currency: 'USD',
  isAgent: 0,
  parentId: null,
  downlineCount: 0,
  registeredAt: '2026-11-01T12:00:00Z',
  lastLoginAt: null,
  lastPlayAt: null,
  deposits: '100.00',
  withdrawals: '20.00',
  turnover: '500.00',
  payouts: '450.00',
  bonuses: '10.00',
  netRevenue: '40.00',
  turnoverByDay: [],
  ...more,
});
