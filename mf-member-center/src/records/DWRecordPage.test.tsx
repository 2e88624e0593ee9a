/** @jest-environment jsdom */
import type { FakeShellOptions } from '@tessera/testing';
import { paymentRecords } from '@tessera/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import DWRecordPage from './DWRecordPage.tsx';

const payment = {
  kind: 'deposit',
  way: 'Bank transfer',
  amount: '50.00',
  currency: 'USD',
  status: 'paid',
  createdAt: '2026-05-02T02:30:00Z',
  closedAt: '2026-05-02T02:40:00Z',
} as const;
const RECORDS = {
  list: [
    { ...payment, orderNumber: 'D1' },
    { ...payment, orderNumber: 'W1', kind: 'withdrawal', status: 'pending', closedAt: null } as const,
  ],
  totalCount: 2,
  depositTotal: '50.00',
  withdrawalTotal: '0.00',
};

const open = (at: string, options: FakeShellOptions = {}) =>
  show(
    <DWRecordPage member={MEMBER} />,
    { session: 'member', answers: { paymentRecords: RECORDS }, ...options },
    at,
  );

test('lists deposits and withdrawals with their states, totals and order numbers', async () => {
  await open('/user/DWRecord');
  const table = await screen.findByRole('table', { name: 'Deposits and withdrawals' });
  const [, deposit, withdrawal] = within(table).getAllByRole('row');
  expect(deposit).toHaveTextContent(/May 1, 2026.*Deposit.*Bank transfer.*\$50\.00.*Paid/);
  expect(withdrawal).toHaveTextContent(/Withdrawal.*Pending/);
  expect(screen.getByText('Paid out').nextElementSibling).toHaveTextContent('$0.00');
  await userEvent.click(screen.getByRole('button', { name: 'Details: W1' }));
  expect(screen.getByText('W1')).toBeVisible();
});

test.each([
  ['D1', '/user/Deposit?order=D1'],
  ['W1', '/user/Withdrawal?order=W1'],
])('leads from the order %s to its progress', async (order, href) => {
  await open('/user/DWRecord');
  await userEvent.click(await screen.findByRole('button', { name: `Details: ${order}` }));
  expect(screen.getByRole('link', { name: 'See its progress' })).toHaveAttribute('href', href);
});

test('leads to no page that the site hides', async () => {
  await open('/user/DWRecord', { settings: { hiddenLinks: ['Deposit'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Details: D1' }));
  expect(screen.queryByRole('link', { name: 'See its progress' })).not.toBeInTheDocument();
});

test('filters by kind, state and days from the address', async () => {
  const { shell } = await open('/user/DWRecord?kind=deposit&state=paid&to=2026-05-01');
  await screen.findByRole('table');
  expect(shell.api.sentTo(paymentRecords)).toEqual([
    { kind: 'deposit', status: 'paid', to: '2026-05-02T04:00:00.000Z', page: 1, count: 20 },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter State' }));
  expect(window.location.search).toBe('?kind=deposit&to=2026-05-01');
});
