/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Member } from '@tessera/contracts';
import type { Answers } from '@tessera/testing';
import { agentLevelRename, profile, profileUpdated } from '@tessera/wire';
import { refetchOn } from '@tessera/kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MemberCentre from '../frame/MemberCentre.tsx';
import InfoPage from './InfoPage.tsx';
import { SETTINGS } from '../profile.fixture.ts';
import { PROFILE } from './profile.fixture.ts';

const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('shows the member’s details, with contacts masked by the platform', async () => {
  await show(<MemberCentre params={{}} />, { session: 'member', answers: { profile: PROFILE } });
  // The title is shown while the details are loading.
  expect(await screen.findByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
  expect(await screen.findByText('Full name', { selector: 'dt' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account info');
  expect(valueOf('Full name')).toHaveTextContent('Ana Li');
  expect(valueOf('Birthday')).toHaveTextContent('April 12, 1990');
  expect(valueOf('Email')).toHaveTextContent('an…@example.com');
  expect(valueOf('Phone number')).toHaveTextContent('Not given');
  expect(valueOf('Telegram')).toHaveTextContent('@an…');
  expect(screen.queryByText('WhatsApp')).not.toBeInTheDocument();
  expect(valueOf('Grade')).toHaveTextContent('Silver');
  expect(valueOf('Currency')).toHaveTextContent('US Dollar ($)');
  expect(valueOf('Member since')).toHaveTextContent('November 2, 2024');
  expect(screen.getByText('$1,234.50', { selector: '[aria-hidden]' })).toBeVisible();
});

const details = {
  mustChangePassword: false,
  agent: { status: 'active', level: 2 } as const,
  wallet: 'on' as const,
  cashBack: 'on' as const,
  isPlaying: false,
  needsBankVerification: false,
};
const LEVELS = { detail: [{ agentLevel: 2, name: 'Captain' }] } satisfies Answers['agentLevelRename'];

async function showAgent(type: number, agentLevelRename: Answers['agentLevelRename']) {
  const member = { id: 7, account: 'player1', currency: 'USD', gradeName: 'Silver', type, details } as Member;
  const shown = await show(<InfoPage member={member} />, {
    session: 'member',
    answers: { profile: PROFILE, agentLevelRename },
  });
  await screen.findByText('Agent level', { selector: 'dt' });
  return shown;
}

test('shows the site’s name of the agent level for other member types than 1', async () => {
  await showAgent(2, LEVELS);
  await waitFor(() => expect(valueOf('Agent level')).toHaveTextContent('Captain'));
});

test.each([
  ['members of type 1, without a call', 1, LEVELS, 0],
  ['a level without a name', 2, { detail: [] }, 1],
] as const)('shows the number of the agent level for %s', async (_name, type, levels, calls) => {
  const { shell } = await showAgent(type, { detail: [...levels.detail] });
  expect(valueOf('Agent level')).toHaveTextContent('2');
  expect(shell.api.sentTo(agentLevelRename)).toHaveLength(calls);
});

test('starts the session clock at the last login', async () => {
  const lastLoginAt = new Date(Date.now() - 75 * 60_000).toISOString();
  await show(<MemberCentre params={{}} />, {
    session: 'member',
    answers: { profile: { ...PROFILE, lastLoginAt } },
  });
  expect(await screen.findByRole('timer')).toHaveTextContent('1 h 15 min');
});

test('formats dates in the page’s language', async () => {
  await show(<MemberCentre params={{ page: 'Info' }} />, {
    session: 'member',
    locale: 'hi_IN',
    answers: { profile: PROFILE },
  });
  await screen.findByRole('timer');
  expect(screen.getByText('12 अप्रैल 1990')).toBeVisible();
});

test('reads the profile again after an event reports a change', async () => {
  let name = 'Ana Li';
  const { shell, scope, signal } = await show(<MemberCentre params={{}} />, {
    session: 'member',
    answers: { profile: () => ({ ...PROFILE, memberName: name }) },
  });
  refetchOn(scope, signal, [{ on: profileUpdated, refetch: [profile] }]);
  await screen.findByText('Ana Li');
  name = 'Ana Lima';
  act(() => shell.live.emit(profileUpdated, {}));
  expect(await screen.findByText('Ana Lima')).toBeVisible();
});

test('offers a retry after a failure, and shows its answer', async () => {
  let requests = 0;
  await show(<MemberCentre params={{}} />, {
    session: 'member',
    answers: { profile: () => (++requests === 1 ? new Error('lost') : PROFILE) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ana Li')).toBeVisible();
});

test('says that the details open to members could not be loaded, and offers them after a retry', async () => {
  let requests = 0;
  await show(<MemberCentre params={{}} />, {
    session: 'member',
    answers: {
      profile: PROFILE,
      registerSettings: () => (++requests === 1 ? new Error('lost') : SETTINGS),
    },
  });
  expect(await screen.findByText('Which of these details you can change could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
