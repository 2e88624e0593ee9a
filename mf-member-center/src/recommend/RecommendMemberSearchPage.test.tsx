/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { recommendMemberSearch } from '@tessera/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import RecommendMemberSearchPage from './RecommendMemberSearchPage.tsx';

const FRIENDS = ['anna', 'ben'];
const found: Answers['recommendMemberSearch'] = ({ account }) => {
  const list = FRIENDS.filter((friend) => !account || friend === account).map((friend) => ({
    memberAccount: `${friend.slice(0, 2)}…`,
    registeredAt: '2026-11-20T10:00:00Z',
    // From a back end that still says it.
    lastLoginAt: '2026-11-21T10:00:00Z',
    state: 'pending' as const,
  }));
  return { list, totalCount: list.length };
};
const open = () =>
  show(
    <RecommendMemberSearchPage member={MEMBER} />,
    { session: 'member', answers: { recommendMemberSearch: found } },
    '/user/RecommendMemberSearch',
  );

test('finds a friend by the whole account, and keeps the search in the address', async () => {
  const { shell } = await open();
  expect(await screen.findByText('an…')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Account'), 'ben{Enter}');
  expect(await screen.findByText('be…')).toBeVisible();
  expect(screen.queryByText('an…')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?account=ben');
  expect(shell.api.sentTo(recommendMemberSearch)).toMatchObject([{ account: '' }, { account: 'ben' }]);
});

test('refuses an input that no account can have', async () => {
  const { shell } = await open();
  await screen.findByText('an…');
  await userEvent.type(screen.getByLabelText('Account'), 'a b{Enter}');
  expect(screen.getByLabelText('Account')).toHaveAccessibleDescription('Illegal input');
  expect(shell.api.sentTo(recommendMemberSearch)).toHaveLength(1);
});

test('shows no more of a friend than account, registration and state', async () => {
  await open();
  await screen.findByText('an…');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Friend',
    'Registered',
    'State',
  ]);
  expect(screen.getByLabelText('Account')).toHaveAccessibleDescription('Enter the whole account name.');
});
