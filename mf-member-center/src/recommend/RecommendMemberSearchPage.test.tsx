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
  const list = FRIENDS.filter((friend) => friend.startsWith(account)).map((friend) => ({
    memberAccount: `${friend.slice(0, 2)}…`,
    registeredAt: '2026-11-20T10:00:00Z',
    lastLoginAt: null,
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

test('finds friends by the beginning of their account, and keeps the search in the address', async () => {
  const { shell } = await open();
  expect(await screen.findByText('an…')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Account'), 'be{Enter}');
  expect(await screen.findByText('be…')).toBeVisible();
  expect(screen.queryByText('an…')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?account=be');
  expect(shell.api.sentTo(recommendMemberSearch)).toMatchObject([{ account: '' }, { account: 'be' }]);
});

test('refuses an input that no account can have', async () => {
  const { shell } = await open();
  await screen.findByText('an…');
  await userEvent.type(screen.getByLabelText('Account'), 'a b{Enter}');
  expect(screen.getByLabelText('Account')).toHaveAccessibleDescription('Illegal input');
  expect(shell.api.sentTo(recommendMemberSearch)).toHaveLength(1);
});
