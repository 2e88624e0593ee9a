/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { refuse, type Answers } from '@tessera/testing';
import { agentAgreement } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { downlineMember } from '../testing/agent.fixture.ts';
import { SETTLEMENT } from '../testing/settlement.fixture.ts';
import { MenuPage } from './MenuPage.tsx';

const AT = '2026-11-20T10:00:00Z';
const ANSWERS = {
  agentDownline: { list: [downlineMember(11)], totalCount: 60, levels: [] },
  agentLinks: {
    agentLink: {
      url: 'https://site.example/register?agent_id=7',
      qrText: 'code',
      clicks: 40,
      registrations: 3,
      firstDeposits: 2,
      firstDepositAmount: '75.50',
    },
    recommendCode: null,
    list: [],
    totalCount: 0,
    domains: [],
  },
  agentTransfers: {
    list: [{ id: 9, memberId: 12, account: 'an•••na', amount: '7.00', createdAt: AT }],
    totalCount: 1,
    limits: { least: '1.00', most: '500.00', mostPerDay: '1000.00', leftToday: '300.00' },
  },
  agentSettlements: { list: [SETTLEMENT], totalCount: 1 },
  agentAgreement: { version: 2, publishedAt: AT, list: [] },
  agentApplication: {
    state: 'approved',
    appliedAt: AT,
    decidedAt: AT,
    reason: null,
    agreementVersion: 1,
    agreedAt: AT,
  },
} satisfies Answers;
const open = (answers: Answers = ANSWERS) =>
  show(<MenuPage viewer="active" />, { session: 'agent', device: 'mobile', answers });
const row = (name: string) => screen.getByRole('link', { name });

test.each([
  ['Downline', 'pl•••11 · Nov 1, 2026'],
  ['Links', 'Registrations · 3'],
  ['Transfer', 'an•••na · Nov 20, 2026'],
  ['Statements', '$200.00 · Nov 9, 2026'],
  ['Agreement', 'New version'],
])('the row of %s has its newest fact', async (name, fact) => {
  await open();
  await waitFor(() => expect(row(name)).toHaveAccessibleDescription(fact));
});

test('says nothing of the agreement to an agent who has agreed to the present version', async () => {
  const { scope, shell } = await open();
  await waitFor(() => expect(row('Agreement')).toHaveAccessibleDescription('New version'));
  shell.api.answer(agentAgreement, { version: 1, publishedAt: AT, list: [] });
  await act(() => scope.queries.refetchQueries({ queryKey: [agentAgreement.name] }));
  await waitFor(() => expect(row('Agreement')).not.toHaveAccessibleDescription());
});

test('is the same menu without facts where there are none, or a call fails', async () => {
  await open({
    agentDownline: { list: [], totalCount: 0, levels: [] },
    agentTransfers: refuse('108'),
    agentAgreement: refuse('101'),
  });
  for (const name of ['Downline', 'Links', 'Transfer', 'Agreement', 'Plan']) {
    expect(row(name)).not.toHaveAccessibleDescription();
  }
});
