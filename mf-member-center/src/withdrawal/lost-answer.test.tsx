/** @jest-environment jsdom */
import type { Answers, FakeShellOptions } from '@tessera/testing';
import { CallError, withdrawalCreate } from '@tessera/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNTS, TERMS, WITHDRAWAL } from '../cashier/cashier.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import WithdrawalPage from './WithdrawalPage.tsx';

async function open(create: Answers['withdrawalCreate'], options: FakeShellOptions = {}) {
  const user = userEvent.setup();
  const shown = await show(
    <WithdrawalPage member={MEMBER} />,
    {
      session: 'member',
      answers: {
        withdrawalTerms: TERMS,
        bankAccountList: ACCOUNTS,
        withdrawalList: { list: [], totalCount: 0 },
        withdrawalDetail: { detail: WITHDRAWAL },
        withdrawalCreate: create,
      },
      ...options,
    },
    '/user/Withdrawal',
  );
  return { ...shown, user };
}

const REQUESTED = { orderNumber: 'W1', cash: '1114.50' };
const amount = () => screen.findByLabelText('Amount', { selector: 'input' });
const digits = () => screen.getByLabelText('Withdrawal password');

test('keeps the key of a withdrawal whose answer was lost', async () => {
  let isLost = true;
  const { shell, user } = await open(() =>
    isLost ? new CallError(withdrawalCreate, { kind: 'network' }, '') : REQUESTED,
  );
  await user.type(await amount(), '120');
  await user.type(digits(), '2468{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Withdraw $120.00' }));
  await screen.findByText('Under review');
  const keys = shell.api.sent
    .filter(({ name }) => name === withdrawalCreate.name)
    .map((one) => one.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('continues a withdrawal whose answer was lost, after a reload and without its digits', async () => {
  const tab = { drafts: new Map<string, string>(), kept: new Map() };
  const lost = new CallError(withdrawalCreate, { kind: 'timeout' }, '');
  const before = await open(lost, tab);
  await before.user.selectOptions(await screen.findByLabelText('Bank account'), 'Second Bank •••• 5678');
  await before.user.type(await amount(), '120');
  await before.user.type(digits(), '2468{Enter}');
  await screen.findByRole('alert');
  before.unmount();
  expect(JSON.stringify([...tab.drafts, ...tab.kept])).not.toContain('2468');
  const after = await open(REQUESTED, tab);
  expect(await amount()).toHaveValue('120');
  expect(digits()).toHaveValue('');
  await after.user.type(digits(), '2468{Enter}');
  await screen.findByText('Under review');
  const sentBy = ({ shell }: typeof after) =>
    shell.api.sent.filter(({ name }) => name === withdrawalCreate.name).map((one) => one.idempotencyKey);
  expect(sentBy(after)).toEqual(sentBy(before));
  expect(tab.drafts.size).toBe(0);
});
