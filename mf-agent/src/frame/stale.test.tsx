/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { refuse, type Answers } from '@tessera/testing';
import {
  agentAgreement,
  agentApplication,
  agentDownline,
  agentLinks,
  agentOperations,
  agentPlan,
  agentSettlement,
  agentSettlementBets,
  agentSettlementMembers,
  agentSettlements,
  agentStrata,
  agentTransfers,
  CallError,
  type Call,
} from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import AgreementPage from '../agreement/AgreementPage.tsx';
import DownlineInfoPage from '../downline/DownlineInfoPage.tsx';
import PlanPage from '../plan/PlanPage.tsx';
import PromotionPage from '../promotion/PromotionPage.tsx';
import RegisterPage from '../register/RegisterPage.tsx';
import LineMembers from '../settlement/LineMembers.tsx';
import { MemberBets } from '../settlement/MemberBets.tsx';
import PerformanceSettlementPage from '../settlement/PerformanceSettlementPage.tsx';
import { Statement } from '../settlement/Statement.tsx';
import OperationTablePage from '../tables/OperationTablePage.tsx';
import StratifiedTablePage from '../tables/StratifiedTablePage.tsx';
import { AGENT, downlineMember } from '../testing/agent.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import TransferPage from '../transfer/TransferPage.tsx';
import { DETAIL, SETTLEMENT } from '../testing/settlement.fixture.ts';

const AT = '2026-11-20T10:00:00Z';
const FIGURES = {
  newMembers: 2,
  activeMembers: 5,
  deposits: '100.00',
  withdrawals: '20.00',
  turnover: '500.00',
  payouts: '450.00',
  bonuses: '10.00',
  netRevenue: '40.00',
  commission: '8.00',
};
const LINK = {
  url: 'https://site.example/register?agent_id=7',
  qrText: 'code',
  clicks: 40,
  registrations: 3,
};
const MEMBER_LINE = { rounds: 2, turnover: '9.00', payouts: '4.00', bonuses: '1.00', netRevenue: '4.00' };
const ANSWERS = {
  agentAgreement: { version: 1, publishedAt: AT, list: [{ title: 'Conduct', content: '<p>Be fair.</p>' }] },
  agentApplication: {
    state: 'pending',
    appliedAt: AT,
    decidedAt: null,
    reason: null,
    agreementVersion: 1,
  },
  agentDownline: {
    list: [downlineMember(11)],
    totalCount: 1,
    levels: [{ level: 1, members: 1, agents: 0 }],
  },
  agentEstimate: { asOf: AT, list: [] },
  agentLevelRename: { detail: [] },
  agentLinks: {
    agentLink: { ...LINK, firstDeposits: 2, firstDepositAmount: '75.50' },
    recommendCode: null,
    list: [],
    totalCount: 0,
    domains: [{ host: 'play.example', currency: 'USD', isActive: 1 }],
  },
  agentOperations: {
    currency: 'USD',
    currencies: ['USD'],
    list: [{ from: '2026-11-02', to: '2026-11-02', ...FIGURES }],
    totalCount: 1,
    total: FIGURES,
  },
  agentPlan: {
    active: true,
    settlement: 'weekly',
    levels: [
      {
        level: 1,
        name: 'Starter',
        netRevenueFrom: '0.00',
        activeMembersFrom: 1,
        commissionBasisPoints: 2000,
      },
    ],
  },
  agentSettlement: DETAIL,
  agentSettlementBets: {
    list: [
      {
        roundId: 'r1',
        gameName: 'Coral Crown',
        gpName: 'Reef',
        closedAt: AT,
        turnover: '9.00',
        payout: '4.00',
      },
    ],
    totalCount: 1,
  },
  agentSettlementMembers: {
    list: [{ id: 31, account: 'ju•••31', ...MEMBER_LINE }],
    totalCount: 1,
    bonuses: [],
  },
  agentSettlements: { list: [SETTLEMENT], totalCount: 1 },
  agentStrata: { currency: 'USD', list: [{ level: 1, members: 12, ...FIGURES }] },
  agentTransfers: {
    list: [{ id: 9, memberId: 12, account: 'an•••na', amount: '7.00', createdAt: AT }],
    totalCount: 1,
    limits: { least: '1.00', most: '500.00', mostPerDay: '1000.00', leftToday: '300.00' },
  },
  gameList: { list: [] },
} satisfies Answers;

const AGENT_PAGES: readonly (readonly [string, ReactNode, Call, keyof typeof ANSWERS, string | RegExp])[] = [
  ['the downline', <DownlineInfoPage key="1" member={AGENT} />, agentDownline, 'agentDownline', 'pl•••11'],
  ['Promotion', <PromotionPage key="1" member={AGENT} />, agentLinks, 'agentLinks', 'play.example'],
  [
    'the operations',
    <OperationTablePage key="1" member={AGENT} />,
    agentOperations,
    'agentOperations',
    'Nov 2, 2026',
  ],
  ['the levels', <StratifiedTablePage key="1" member={AGENT} />, agentStrata, 'agentStrata', 'Level 1'],
  ['the transfers', <TransferPage key="1" member={AGENT} />, agentTransfers, 'agentTransfers', /an•••na/],
  [
    'the statements',
    <PerformanceSettlementPage key="1" member={AGENT} />,
    agentSettlements,
    'agentSettlements',
    /Nov 2, 2026/,
  ],
  ['a statement', <Statement key="1" id={5} />, agentSettlement, 'agentSettlement', 'Partner'],
  [
    'a line of a statement',
    <LineMembers key="1" id={5} level={1} currency="USD" />,
    agentSettlementMembers,
    'agentSettlementMembers',
    'ju•••31',
  ],
  [
    'the bets of a statement',
    <MemberBets key="1" id={5} memberId={31} currency="USD" />,
    agentSettlementBets,
    'agentSettlementBets',
    'Coral Crown · Reef',
  ],
];
const OTHER_PAGES: typeof AGENT_PAGES = [
  ['the agreement', <AgreementPage key="1" member={MEMBER} />, agentAgreement, 'agentAgreement', 'Be fair.'],
  [
    'the application',
    <RegisterPage key="1" member={MEMBER} />,
    agentApplication,
    'agentApplication',
    'Your application is under review',
  ],
  ['the plan', <PlanPage key="1" />, agentPlan, 'agentPlan', 'You are an agent'],
];

async function lose(page: ReactNode, call: Call, words: string | RegExp, failure: CallError) {
  const user = userEvent.setup();
  const shown = await show(page, { session: 'agent', answers: ANSWERS });
  await screen.findAllByText(words);
  expect(screen.queryByText(/^As of /)).toBeNull();
  shown.shell.api.answer(call, failure);
  await act(() => shown.scope.queries.refetchQueries({ queryKey: [call.name] }));
  return { ...shown, user };
}

describe.each([...AGENT_PAGES, ...OTHER_PAGES])(
  '%s, when the platform goes away',
  (_name, page, call, key, words) => {
    test('keeps what it shows, says as of when, and shows the present after a retry', async () => {
      const { shell, user } = await lose(page, call, words, new CallError(call, { kind: 'network' }, ''));
      expect(await screen.findByText(/^As of \d/)).toBeVisible();
      expect(screen.getAllByText(words)[0]).toBeVisible();
      shell.api.answer(call, ANSWERS[key] as never);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(/^As of /)).toBeNull());
      expect(screen.getAllByText(words)[0]).toBeVisible();
    });

    test('shows nothing of a feature that is not there any more', async () => {
      await lose(page, call, words, new CallError(call, { kind: 'unavailable' }, ''));
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
      expect(screen.queryByText(/^As of /)).toBeNull();
    });
  },
);

test.each(AGENT_PAGES.filter(([, , call]) => '108' in call.codes))(
  'shows nothing of %s to an agent who is suspended meanwhile',
  async (_name, page, call, _key, words) => {
    const { shell } = await lose(page, call, words, new CallError(call, { kind: 'network' }, ''));
    shell.api.answer(call, refuse('108') as never);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your agent account is suspended')).toBeVisible();
    expect(screen.queryByText(/^As of /)).toBeNull();
  },
);
