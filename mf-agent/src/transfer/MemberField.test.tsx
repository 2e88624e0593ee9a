/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { agentDownline } from '@tessera/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT, downlineMember } from '../testing/agent.fixture.ts';
import TransferPage from './TransferPage.tsx';

const LIMITS = { least: '1.00', most: '500.00', mostPerDay: '1000.00', leftToday: '300.00' };

const receiver = () => screen.getByLabelText('Player’s account or number');

async function open(find: Answers['agentDownline'], search = '') {
  const user = userEvent.setup();
  const answers = {
    agentTransfers: { list: [], totalCount: 0, limits: LIMITS },
    ...(find && { agentDownline: find }),
  };
  const at = `/proxy/Transfer${search}`;
  const shown = await show(<TransferPage member={AGENT} />, { session: 'agent', answers }, at);
  await screen.findByRole('heading', { name: 'New transfer' });
  return { ...shown, user };
}

const only = (id: number) => ({ list: [downlineMember(id)], totalCount: 1, levels: [] });

test('ignores the answer of a search whose text was changed meanwhile', async () => {
  const first = Promise.withResolvers<ReturnType<typeof only>>();
  const { user } = await open(({ account }) => (account === 'ann01' ? first.promise : only(12)));
  await user.type(receiver(), 'ann01{Enter}');
  await user.clear(receiver());
  await user.type(receiver(), 'ben02{Enter}');
  expect(await screen.findByText('pl•••12, number 12, level 1')).toBeVisible();
  first.resolve(only(11));
  await user.type(screen.getByLabelText('Amount'), '25');
  await user.type(screen.getByLabelText('Withdrawal password'), '8642');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Transfer $25.00 from player1 to pl•••12?');
});

test('chooses no member by the answer of a search whose text was changed meanwhile', async () => {
  const first = Promise.withResolvers<ReturnType<typeof only>>();
  const { user } = await open(() => first.promise);
  await user.type(receiver(), 'ann01{Enter}');
  await user.type(receiver(), '2');
  first.resolve(only(11));
  await user.type(screen.getByLabelText('Amount'), '25');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Search for the player first.')).toBeVisible();
});

test('keeps an amount that is typed while a member is searched', async () => {
  const search = Promise.withResolvers<ReturnType<typeof only>>();
  const { user } = await open(() => search.promise);
  await user.type(receiver(), 'ann01{Enter}');
  await user.type(screen.getByLabelText('Amount'), '25');
  search.resolve(only(11));
  expect(await screen.findByText('pl•••11, number 11, level 1')).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('25');
});

test('chooses no member whose account is the number of the address', async () => {
  const { shell } = await open(() => only(12), '?member=123');
  expect(await screen.findByText('This player is not in your downline.')).toBeVisible();
  expect(shell.api.sentTo(agentDownline)).toMatchObject([{ account: '123' }]);
});

test('chooses the member whose account is a number that was typed', async () => {
  const { user } = await open(() => only(12));
  await user.type(receiver(), '123{Enter}');
  expect(await screen.findByText('pl•••12, number 12, level 1')).toBeVisible();
});
