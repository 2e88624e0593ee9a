/** @jest-environment jsdom */
import { show } from './test-scope.tsx';
import { keyOf } from '@tessera/kit';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell, type Answers } from '@tessera/testing';
import {
  agentAgreement,
  agentApplication,
  agentDownline,
  agentEstimate,
  agentFigures,
  agentLevelRename,
  agentLinks,
  agentOperations,
  agentPlan,
  agentSettlement,
  agentSettlements,
  agentStrata,
  agentTransfers,
  contentChanged,
  memberCash,
  profileUpdated,
} from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../remote.config.ts';
import DownlineInfoPage from './downline/DownlineInfoPage.tsx';
import { followEvents } from './live.ts';
import RegisterPage from './register/RegisterPage.tsx';
import { AGENT, downlineMember } from './testing/agent.fixture.ts';
import { MEMBER } from './testing/member.fixture.ts';

const CALLS = [
  agentAgreement,
  agentApplication,
  agentDownline,
  agentEstimate,
  agentLevelRename,
  agentLinks,
  agentOperations,
  agentPlan,
  agentSettlement,
  agentSettlements,
  agentStrata,
  agentTransfers,
];
const EVENTS = {
  profile: [profileUpdated, {}],
  agreement: [contentChanged, { kind: 'agreement' }],
  news: [contentChanged, { kind: 'news' }],
  cash: [memberCash, { cash: '1.00', version: 2 }],
  figures: [agentFigures, {}],
} as const;

test.each([
  ['profile', [agentApplication, agentLevelRename]],
  ['agreement', [agentAgreement]],
  ['news', []],
  ['cash', [agentEstimate, agentSettlements, agentTransfers]],
  [
    'figures',
    [
      agentDownline,
      agentEstimate,
      agentLinks,
      agentOperations,
      agentSettlement,
      agentSettlements,
      agentStrata,
    ],
  ],
] as const)('the event of %s refetches what it reports, and nothing else', async (name, expected) => {
  const shell = createFakeShell({ session: 'agent' });
  const { scope, signal } = await openScope(config, shell, (code) => import(`./messages/${code}.json`));
  for (const call of CALLS) scope.queries.setQueryData(keyOf(call), {});
  followEvents(scope, signal);
  const [event, payload] = EVENTS[name];
  shell.live.emit(event, payload as never);
  const refetched = CALLS.filter((call) => scope.queries.getQueryState(keyOf(call))?.isInvalidated);
  expect(refetched.map((call) => call.name)).toEqual(expected.map((call) => call.name));
});

test('an open page shows figures as they move', async () => {
  let turnover = '500.00';
  const { shell, scope, signal } = await show(<DownlineInfoPage member={AGENT} />, {
    session: 'agent',
    answers: {
      agentDownline: () => ({
        list: [downlineMember(11, { turnover })],
        totalCount: 1,
        levels: [{ level: 1, members: 1, agents: 0 }],
      }),
      agentLevelRename: { detail: [] },
    },
  });
  followEvents(scope, signal);
  expect(await screen.findByText('$500.00')).toBeVisible();
  turnover = '640.00';
  act(() => shell.live.emit(agentFigures, {}));
  expect(await screen.findByText('$640.00')).toBeVisible();
});

test('the answer to an application arrives without a reload', async () => {
  let state: 'pending' | 'rejected' = 'pending';
  const application: Answers['agentApplication'] = () => ({
    state,
    appliedAt: '2026-11-01T10:00:00Z',
    decidedAt: null,
    reason: state === 'rejected' ? 'Too few players' : null,
    agreementVersion: 1,
  });
  const { shell, scope, signal } = await show(<RegisterPage member={MEMBER} />, {
    session: 'member',
    answers: {
      agentApplication: application,
      agentAgreement: { version: 1, publishedAt: '2026-11-01T10:00:00Z', list: [] },
    },
  });
  followEvents(scope, signal);
  expect(await screen.findByText('Your application is under review')).toBeVisible();
  state = 'rejected';
  act(() => shell.live.emit(profileUpdated, {}));
  expect(await screen.findByText('Reason: Too few players')).toBeVisible();
});

test('an applicant agrees again when a newer agreement is published meanwhile', async () => {
  let version = 1;
  const { shell, scope, signal } = await show(<RegisterPage member={MEMBER} />, {
    session: 'member',
    answers: {
      agentApplication: {
        state: 'none',
        appliedAt: null,
        decidedAt: null,
        reason: null,
        agreementVersion: null,
      },
      agentAgreement: () => ({ version, publishedAt: '2026-11-01T10:00:00Z', list: [] }),
    },
  });
  followEvents(scope, signal);
  await userEvent.click(await screen.findByRole('checkbox', { name: /version 1/ }));
  expect(screen.getByRole('checkbox')).toBeChecked();
  version = 2;
  act(() => shell.live.emit(contentChanged, { kind: 'agreement' }));
  expect(await screen.findByRole('checkbox', { name: /version 2/ })).not.toBeChecked();
});
