/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { agentPlan, CallError } from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import { show } from '../test-scope.tsx';
import AgentArea from './AgentArea.tsx';
import { GROUPS } from './pages.ts';

const PLAN = {
  active: true,
  settlement: 'weekly',
  levels: [
    { level: 1, name: 'Pebble', netRevenueFrom: '0', activeMembersFrom: 0, commissionBasisPoints: 1500 },
    { level: 2, name: 'Jade', netRevenueFrom: '20000', activeMembersFrom: 15, commissionBasisPoints: 3250 },
  ],
} satisfies Answers['agentPlan'];

test('a guest reads what each level earns and what it takes', async () => {
  const { shell } = await show(<AgentArea params={{}} />, { answers: { agentPlan: PLAN } });
  expect(
    await screen.findByRole('heading', { name: 'Share up to 32.5% of what your players bring in' }),
  ).toBeVisible();
  const jade = screen.getByRole('heading', { name: '2. Jade' }).closest('li') as HTMLElement;
  expect(within(jade).getByText('32.5%')).toBeVisible();
  expect(within(jade).getByText('Net revenue from $20,000.00')).toBeVisible();
  expect(within(jade).getByText('From 15 active players')).toBeVisible();
  expect(screen.getByText('Every week')).toBeVisible();
  expect(shell.api.sentTo(agentPlan)).toEqual([{ siteId: 1, currency: 'USD', language: 'en_US' }]);
});

test('amounts and shares follow currency and language', async () => {
  const { shell } = await show(<AgentArea params={{}} />, {
    answers: { agentPlan: PLAN },
    currency: 'INR',
    locale: 'hi_IN',
  });
  expect(await screen.findByText(/₹20,000\.00/)).toBeVisible();
  expect(shell.api.sentTo(agentPlan)).toEqual([{ siteId: 1, currency: 'INR', language: 'hi_IN' }]);
});

test.each(['desktop', 'mobile'] as const)(
  'takes a page out of the menu that the back end does not have: %s',
  async (device) => {
    const plan = new CallError(agentPlan, { kind: 'unavailable' }, '');
    await show(<AgentArea params={{}} />, { device, answers: { agentPlan: plan } });
    const menu = screen.getByRole('navigation', { name: 'Agent area' });
    expect(await within(menu).findByRole('link', { name: 'Agreement' })).toBeVisible();
    await waitFor(() => expect(within(menu).queryByRole('link', { name: 'Plan' })).toBeNull());
  },
);

test('the way to apply is customer service', async () => {
  const { shell } = await show(<AgentArea params={{}} />, { answers: { agentPlan: PLAN } });
  await userEvent.click(await screen.findByRole('link', { name: 'Contact customer service' }));
  expect(shell.windows.external).toEqual(['https://help.example/chat']);
});

test('who is an agent is not asked to become one', async () => {
  const { shell } = await show(<AgentArea params={{ page: 'Plan' }} />, { answers: { agentPlan: PLAN } });
  act(() => shell.session.login({ isAgent: true }));
  expect(await screen.findByText('You are an agent')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Become an agent' })).not.toBeInTheDocument();
});

test('shows beside the menu whose area it is, with the balance', async () => {
  await show(<AgentArea params={{ page: 'Plan' }} />, { session: 'agent', answers: { agentPlan: PLAN } });
  expect(await screen.findByText('Balance')).toBeVisible();
  expect(screen.getByText('Agent')).toBeVisible();
  expect(screen.getByText('player1')).toBeVisible();
});

test('has no account beside the menu for a guest', async () => {
  await show(<AgentArea params={{ page: 'Plan' }} />, { answers: { agentPlan: PLAN } });
  await screen.findByRole('heading', { name: /^Share up to/ });
  expect(screen.queryByText('Balance')).not.toBeInTheDocument();
});

test('a closed programme says so and takes no applications', async () => {
  await show(<AgentArea params={{}} />, { answers: { agentPlan: { ...PLAN, active: false } } });
  expect(await screen.findByText('The programme takes no new agents at the moment.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Become an agent' })).not.toBeInTheDocument();
});

test('a failure says what to do, and Retry does it', async () => {
  let asked = 0;
  await show(<AgentArea params={{}} />, {
    answers: { agentPlan: () => (++asked === 1 ? new Error('lost') : PLAN) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('32.5%')).toBeVisible();
});

test('a site without a programme says that there is none', async () => {
  await show(<AgentArea params={{}} />, {
    answers: { agentPlan: new CallError(agentPlan, { kind: 'unavailable' }, 'not available here') },
  });
  expect(await screen.findByText('No agent programme here')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('gives every page of the menu its own title and description', () => {
  const names = GROUPS.flatMap(({ pages }) => pages.map(({ name }) => name));
  const titled = config.routes.flatMap(({ pages = [] }) => pages.map(({ name }) => name));
  expect(titled.toSorted()).toEqual(names.toSorted());
});

test('lets the query name the page, before the path does, whatever its case', async () => {
  await show(
    <AgentArea params={{ page: 'Agreement' }} />,
    { answers: { agentPlan: PLAN } },
    '/proxy/Agreement?page=plan',
  );
  expect(await screen.findByText('32.5%')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Agent area' });
  expect(within(menu).getByRole('link', { name: 'Plan' })).toHaveAttribute('aria-current', 'page');
});

test('leads from a page that the viewer does not have to the first one', async () => {
  await show(
    <AgentArea params={{ page: 'Transfer' }} />,
    { answers: { agentPlan: PLAN } },
    '/proxy/Transfer',
  );
  expect(await screen.findByText('32.5%')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/proxy/Plan'));
});

test('waits for the session before it decides on a page that not everybody has', async () => {
  const { shell } = await show(<AgentArea params={{ page: 'Register' }} />, { session: 'restoring' });
  expect(screen.queryByText('Please log in')).not.toBeInTheDocument();
  act(() => shell.session.set({ status: 'guest' }));
  expect(await screen.findByText('Please log in')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(shell.bus.emitted.at(-1)).toMatchObject({ name: 'auth.loginRequested' });
});

test('is a line of chips on the phone', async () => {
  await show(<AgentArea params={{}} />, { answers: { agentPlan: PLAN }, device: 'mobile' });
  await userEvent.click(screen.getByRole('link', { name: 'Agreement' }));
  expect(window.location.pathname).toBe('/proxy/Agreement');
});

test('begins with the menu as big rows for an agent on the phone', async () => {
  const { shell } = await show(<AgentArea params={{}} />, { device: 'mobile' });
  act(() => shell.session.login({ isAgent: true, agentActive: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Agent area' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Agent area' });
  expect(within(menu).getByRole('link', { name: 'Transfer' })).toBeVisible();
  await userEvent.click(within(menu).getByRole('link', { name: 'Agreement' }));
  expect(window.location.pathname).toBe('/proxy/Agreement');
});

test('leads from a page of an agent on the phone back to the menu', async () => {
  const { shell } = await show(
    <AgentArea params={{ page: 'Plan' }} />,
    { answers: { agentPlan: PLAN }, device: 'mobile' },
    '/proxy/Plan',
  );
  act(() => shell.session.login({ isAgent: true, agentActive: true }));
  expect(await screen.findByText('32.5%')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Agent area' }));
  expect(window.location.pathname).toBe('/proxy');
});

test('leads an applicant to the downline when the application is approved', async () => {
  const { shell } = await show(
    <AgentArea params={{ page: 'Register' }} />,
    {
      session: 'member',
      answers: {
        agentApplication: {
          state: 'pending',
          appliedAt: '2026-11-01T10:00:00Z',
          decidedAt: null,
          reason: null,
          agreementVersion: 1,
        },
        agentDownline: { list: [], totalCount: 0, levels: [] },
        agentLevelRename: { detail: [] },
      },
    },
    '/proxy/Register',
  );
  expect(await screen.findByText('Your application is under review')).toBeVisible();
  act(() => shell.session.login({ isAgent: true, agentActive: true }));
  expect(await screen.findByText('No players yet')).toBeVisible();
  expect(window.location.pathname).toBe('/proxy/DownlineInfo');
});

test('shows a suspended agent the reason and since when, with the statements', async () => {
  const { shell } = await show(<AgentArea params={{}} />, {
    session: 'member',
    answers: {
      agentApplication: {
        state: 'approved',
        appliedAt: '2026-11-01T10:00:00Z',
        decidedAt: '2026-11-02T10:00:00Z',
        reason: null,
        agreementVersion: 1,
        suspension: { reason: 'Links on a banned site', since: '2026-11-20T10:00:00Z' },
      },
      agentSettlements: { list: [], totalCount: 0 },
    },
  });
  act(() => shell.session.login({ isAgent: true }));
  expect(await screen.findByText('Reason: Links on a banned site')).toBeVisible();
  expect(screen.getByText(/since November 20, 2026/)).toBeVisible();
  expect(screen.queryByText(/Customer service knows the reason/)).not.toBeInTheDocument();
  expect(await screen.findByText('No statements yet')).toBeVisible();
});

test('shows a suspended agent by the site’s name of the level', async () => {
  const answers = { agentPlan: PLAN, agentLevelRename: { detail: [{ agentLevel: 2, name: 'Captain' }] } };
  const { shell } = await show(<AgentArea params={{ page: 'Plan' }} />, { session: 'member', answers });
  const details = {
    mustChangePassword: false,
    agent: { status: 'suspended', level: 2 } as const,
    wallet: 'on' as const,
    cashBack: 'on' as const,
    isPlaying: false,
    needsBankVerification: false,
  };
  act(() => shell.session.login({ type: 2, isAgent: true, details }));
  expect(await screen.findByText('Captain')).toBeVisible();
});

test('shows a suspended agent a notice, and the statements below it', async () => {
  const { shell } = await show(<AgentArea params={{}} />, {
    session: 'member',
    answers: {
      agentApplication: new Error('not asked for'),
      agentSettlements: { list: [], totalCount: 0 },
    },
  });
  act(() => shell.session.login({ isAgent: true }));
  expect(await screen.findByText('Your agent account is suspended')).toBeVisible();
  expect(await screen.findByText('No statements yet')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Agent area' });
  expect(within(menu).queryByRole('link', { name: 'Transfer' })).not.toBeInTheDocument();
});
