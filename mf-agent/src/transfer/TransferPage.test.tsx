/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { agentDownline, agentTransfer, agentTransfers, CallError } from '@tessera/wire';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT, downlineMember } from '../testing/agent.fixture.ts';
import TransferPage from './TransferPage.tsx';

const LIMITS = { least: '1.00', most: '500.00', mostPerDay: '1000.00', leftToday: '300.00' };
const TRANSFERS = {
  list: [{ id: 9, memberId: 12, account: 'an•••na', amount: '7.00', createdAt: '2026-11-01T12:00:00Z' }],
  totalCount: 1,
  limits: LIMITS,
} satisfies Answers['agentTransfers'];
const DONE = { id: 10, reference: '4711', cash: '1209.50', leftToday: '275.00' };

async function open(answers: Answers = {}, search = '') {
  const user = userEvent.setup();
  const shown = await show(
    <TransferPage member={AGENT} />,
    {
      session: 'agent',
      answers: {
        agentTransfers: TRANSFERS,
        agentDownline: ({ account }) => {
          const list = account === '11' ? [downlineMember(11)] : [];
          return { list, totalCount: list.length, levels: [] };
        },
        ...answers,
      },
    },
    `/proxy/Transfer${search}`,
  );
  await screen.findByRole('heading', { name: 'New transfer' });
  return { ...shown, user };
}

async function fill(answers: Answers, amount = '25', digits = '8642') {
  const shown = await open(answers);
  const { user } = shown;
  await user.type(screen.getByLabelText('Player’s account or number'), '11{Enter}');
  await screen.findByText('pl•••11, number 11, level 1');
  await user.type(screen.getByLabelText('Amount'), amount);
  await user.type(screen.getByLabelText('Withdrawal password'), digits);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return shown;
}

async function confirm(answers: Answers) {
  const shown = await fill(answers);
  await shown.user.click(await screen.findByRole('button', { name: 'Transfer $25.00' }));
  return shown;
}

test('names both and the amount before it sends, and shows a receipt', async () => {
  const { shell, user } = await fill({ agentTransfer: DONE }, '25', '８６４２');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'Transfer $25.00 from player1 to pl•••11? This cannot be taken back.',
  );
  expect(shell.api.sentTo(agentTransfer)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Transfer $25.00' }));
  expect(await screen.findByText('$25.00 is now with pl•••11.')).toBeVisible();
  expect(screen.getByText('$1,209.50')).toBeVisible();
  expect(screen.getByText('$275.00')).toBeVisible();
  expect(shell.api.sentTo(agentTransfer)).toEqual([
    { memberId: 11, amount: '25.00', withdrawPassword: '8642' },
  ]);
  expect(shell.session.balanceRefreshes()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'New transfer' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('');
});

test('shows the reference that the receiver sees too, with the note', async () => {
  const { shell, user } = await open({ agentTransfer: DONE });
  await user.type(screen.getByLabelText('Player’s account or number'), '11{Enter}');
  await screen.findByText('pl•••11, number 11, level 1');
  await user.type(screen.getByLabelText('Amount'), '25');
  await user.click(screen.getByLabelText(/^Note to the player/));
  await user.paste('a'.repeat(65));
  await user.tab();
  expect(screen.getByText('This is too long. Please shorten it.')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Note to the player/));
  await user.type(screen.getByLabelText(/^Note to the player/), ' For the weekend ');
  await user.type(screen.getByLabelText('Withdrawal password'), '8642');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Transfer $25.00' }));
  expect(await screen.findByText('4711')).toBeVisible();
  expect(screen.getByText('For the weekend')).toBeVisible();
  expect(shell.api.sentTo(agentTransfer)).toMatchObject([{ note: 'For the weekend' }]);
});

test('says what is wrong with an amount when its field is left', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Amount'), '1.000');
  await user.tab();
  expect(screen.getByText(/^This can mean two amounts/)).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('1.000');
});

test('says that the digits are too few when their field is left', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Withdrawal password'));
  await user.tab();
  expect(screen.queryByText('Enter four digits.')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Withdrawal password'), '86');
  expect(screen.queryByText('Enter four digits.')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Enter four digits.')).toBeVisible();
});

test('finds a member by a number in the digits of another script', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Player’s account or number'), '१１{Enter}');
  expect(await screen.findByText('pl•••11, number 11, level 1')).toBeVisible();
});

test('says until when the digits are locked, and asks nothing until then', async () => {
  const until = new Date(Date.now() + 15 * 60_000).toISOString();
  await confirm({ agentTransfer: refuse('107', '', { door: 'withdraw_password', until }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/The withdrawal password is locked until/);
  expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent(/^1[45]:\d\d$/);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('sends nothing when the question is answered with no', async () => {
  const { shell, user } = await fill({});
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(shell.api.sentTo(agentTransfer)).toEqual([]);
  expect(screen.getByLabelText('Amount')).toHaveValue('25');
});

test('looks no member up by the Enter that ends a composed word', async () => {
  const { shell, user } = await open();
  const field = screen.getByLabelText('Player’s account or number');
  await user.type(field, '11');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
  expect(shell.api.sentTo(agentDownline)).toEqual([]);
});

test('takes the member from the address, and says when there is none', async () => {
  const view = await open({}, '?member=11');
  expect(await screen.findByText('pl•••11, number 11, level 1')).toBeVisible();
  view.unmount();
  await open({}, '?member=99');
  expect(await screen.findByText('This player is not in your downline.')).toBeVisible();
});

test.each([
  ['9999', 'There is not that much money to move.'],
  ['600', 'The amount is outside of the limits for one transfer.'],
  ['400', 'This is more than what is left for today.'],
  ['0', 'Enter an amount above zero, like $12.00.'],
  ['-10', 'Enter an amount above zero, like $12.00.'],
  ['1,000', 'The amount is outside of the limits for one transfer.'],
  ['1.000', 'This can mean two amounts. Write thousands without a separator, like 1000.'],
  ['1.2345', 'Enter at most 2 decimals.'],
])('refuses the amount %s before it asks', async (amount, words) => {
  await fill({}, amount);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('asks for everything that is missing, and focuses the first', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Search for the player first.')).toBeVisible();
  expect(screen.getByText('Enter an amount.')).toBeVisible();
  expect(screen.getByText('Enter four digits.')).toBeVisible();
  expect(screen.getByLabelText('Player’s account or number')).toHaveFocus();
});

test.each([
  ['101', 'There is not that much money to move.'],
  ['102', 'This player is not in your downline.'],
  ['103', 'This player has another currency.'],
  ['104', /^Transfers are switched off for your account/],
  ['105', 'These four digits are wrong.'],
  ['106', 'First set your four digits in the member centre, under Security.'],
  ['107', /^Too many wrong passwords/],
  ['108', 'Your agent account is suspended'],
  ['109', 'The amount is outside of the limits for one transfer.'],
  ['110', 'This is more than what is left for today.'],
  ['111', 'This player cannot receive money now.'],
])('words the refusal %s', async (code, words) => {
  await confirm({ agentTransfer: refuse(code) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Withdrawal password')).toHaveValue('');
});

test('lists earlier transfers, and says when there are none', async () => {
  const view = await open();
  expect(screen.getByText('an•••na (12)')).toBeVisible();
  view.unmount();
  await open({ agentTransfers: { ...TRANSFERS, list: [], totalCount: 0 } });
  expect(screen.getByText('No transfers yet')).toBeVisible();
});

test('says that this is not available where the back end lacks it', async () => {
  await show(<TransferPage member={AGENT} />, {
    session: 'agent',
    answers: { agentTransfers: new CallError(agentTransfers, { kind: 'unavailable' }, '') },
  });
  expect(await screen.findByText('Not available here')).toBeVisible();
});
