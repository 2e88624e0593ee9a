/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { agentPlan, CallError } from '@tessera/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import AgentArea from './AgentArea.tsx';

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

test('the way to apply is customer service', async () => {
  const { shell } = await show(<AgentArea params={{}} />, { answers: { agentPlan: PLAN } });
  await userEvent.click(await screen.findByRole('link', { name: 'Contact customer service' }));
  expect(shell.windows.external).toEqual(['https://help.example/chat']);
});

test('who is an agent is not asked to become one', async () => {
  const { shell } = await show(<AgentArea params={{}} />, { answers: { agentPlan: PLAN } });
  shell.session.login({ isAgent: true });
  expect(await screen.findByText('You are an agent')).toBeVisible();
  expect(screen.queryByText('Become an agent')).not.toBeInTheDocument();
});

test('a closed programme says so and takes no applications', async () => {
  await show(<AgentArea params={{}} />, { answers: { agentPlan: { ...PLAN, active: false } } });
  expect(await screen.findByText('The programme takes no new agents at the moment.')).toBeVisible();
  expect(screen.queryByText('Become an agent')).not.toBeInTheDocument();
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

test('the query names the page, before the path does', async () => {
  await show(
    <AgentArea params={{ page: 'Plan' }} />,
    { answers: { agentPlan: PLAN } },
    '/proxy/Plan?page=Transfer',
  );
  expect(screen.getByText('This page is not available here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the plan' })).toHaveAttribute('href', '/proxy/Plan');
});
