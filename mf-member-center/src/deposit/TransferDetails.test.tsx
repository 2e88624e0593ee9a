/** @jest-environment jsdom */
import { keyOf } from '@tessera/kit';
import { depositCreate, depositDetail } from '@tessera/wire';
import type { Answers } from '@tessera/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEPOSIT, METHODS, TRANSFER } from '../cashier/cashier.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import DepositPage from './DepositPage.tsx';

const [fast] = METHODS.list;
const TRANSFERS = {
  ...METHODS,
  list: [{ ...fast, id: 9, kind: 'bank_transfer', name: 'Bank transfer', isTransfer: 1 }],
} satisfies Answers['depositMethods'];
const detail = { ...DEPOSIT, methodKind: 'bank_transfer', methodName: 'Bank transfer' } as const;
const OPEN = { detail, url: null, transfer: TRANSFER, usualMinutes: 1_440 } as const;

const PAID = { detail: { ...detail, status: 'paid', closedAt: DEPOSIT.createdAt }, url: null } as const;

const open = (depositDetailAnswer: Answers['depositDetail'] = OPEN, at = '/user/Deposit?order=D1') =>
  show(
    <DepositPage member={MEMBER} />,
    {
      session: 'member',
      answers: {
        depositMethods: TRANSFERS,
        depositList: { list: [], totalCount: 0 },
        depositCreate: { orderNumber: 'D1', url: '/user/Deposit?order=D1', expiresAt: DEPOSIT.expiresAt },
        depositDetail: depositDetailAnswer,
      },
    },
    at,
  );

test('leads from method and amount to the bank account, without a window', async () => {
  const user = userEvent.setup();
  const { shell } = await open(OPEN, '/user/Deposit');
  await user.type(await screen.findByLabelText('Amount', { selector: 'input' }), '20');
  await user.click(screen.getByRole('button', { name: 'Show the bank account' }));
  expect(await screen.findByText('000123000456')).toBeVisible();
  expect(shell.api.sentTo(depositCreate)).toEqual([{ methodId: 9, amount: '20.00' }]);
  expect(shell.windows.opened).toEqual([]);
  expect(shell.toast.shown).toEqual([]);
});

test.each([
  ['Amount to transfer', '$20.00', '20.00'],
  ['Bank', 'Sample Bank', 'Sample Bank'],
  ['Account holder', 'Our Company', 'Our Company'],
  ['Account number', '000123000456', '000123000456'],
  ['Bank and branch code', '021', '021'],
  ['Reference', 'D1', 'D1'],
])('shows and copies the %s', async (label, shown, copied) => {
  const user = userEvent.setup();
  await open();
  const button = await screen.findByRole('button', { name: `Copy: ${label}` });
  expect(button.closest('dd')).toHaveTextContent(shown);
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(copied);
});

test('says what happens next and how long it takes, and shows the credit without a reload', async () => {
  let isPaid = false;
  const { scope } = await open(() => (isPaid ? PAID : OPEN));
  expect(await screen.findByText(/A transfer arrives usually within 24 hours\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the payment page' })).toBeNull();
  isPaid = true;
  await act(() => scope.queries.refetchQueries({ queryKey: keyOf(depositDetail) }));
  expect(await screen.findByText('$20.00 is in your balance.')).toBeVisible();
  expect(screen.queryByText('000123000456')).toBeNull();
});
