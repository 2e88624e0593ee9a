import { BrowserRouter } from '@tessera/kit/standalone-router';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import config from '../remote.config.ts';
import remote from './remote.ts';

const FIGURES = {
  deposits: '200.00',
  withdrawals: '50.00',
  turnover: '1250.00',
  payouts: '1100.00',
  bonuses: '20.00',
  netRevenue: '130.00',
};

const LINK = 'https://tessera.example/register?agent_id=7';

/**
 * Further answers: `src/testing/recorded`. Try `/proxy`, `/proxy/Register?as=member`, `/proxy?as=agent` and
 * `/proxy/Plan?currency=INR`.
 */
void runStandalone(
  remote,
  config,
  {
    answers: {
      agentAgreement: {
        version: 1,
        publishedAt: '2026-01-02T10:00:00Z',
        list: [{ title: 'Commission', content: '<p>Commission is settled each week.</p>' }],
      },
      agentApplication: {
        state: 'none',
        appliedAt: null,
        decidedAt: null,
        reason: null,
        agreementVersion: null,
      },
      applyForAgentCheck: { isAllowed: 1 },
      agentApply: { state: 'pending', appliedAt: '2026-01-02T10:00:00Z' },
      agentLevelRename: { detail: [{ agentLevel: 1, name: 'Partner' }] },
      agentDownline: {
        list: [
          {
            id: 11,
            account: 'ju•••11',
            level: 1,
            currency: 'USD',
            isAgent: 0,
            parentId: null,
            downlineCount: 0,
            registeredAt: '2026-01-02T10:00:00Z',
            lastLoginAt: null,
            lastPlayAt: null,
            ...FIGURES,
          },
        ],
        totalCount: 1,
        levels: [{ level: 1, members: 1, agents: 0 }],
      },
      agentLinks: {
        agentLink: {
          url: LINK,
          qrText: LINK,
          clicks: 12,
          registrations: 1,
          firstDeposits: 1,
          firstDepositAmount: '50.00',
        },
        recommendCode: null,
        list: [],
        totalCount: 0,
        domains: [],
      },
    },
  },
  (page) => <BrowserRouter>{page}</BrowserRouter>,
);
