/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEPOSIT, METHODS, PAY_URL } from '../cashier/cashier.fixture.ts';
import { show } from '../test-scope.tsx';
import FastPaymentPage from './FastPaymentPage.tsx';

const ANSWERS = {
  depositList: { list: [], totalCount: 0 },
  depositMethods: METHODS,
  depositCreate: { orderNumber: 'D1', url: PAY_URL, expiresAt: DEPOSIT.expiresAt },
  depositDetail: { detail: DEPOSIT, url: PAY_URL },
};

test('pays by the fast method, in the window of fast payments', async () => {
  const { shell } = await show(<FastPaymentPage />, { session: 'member', answers: ANSWERS }, '/fastPayment');
  expect(await screen.findByRole('radio')).toHaveAccessibleName(/^Fast payment/);
  await userEvent.click(await screen.findByRole('button', { name: '$10.00' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $10.00' }));
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  expect(shell.windows.opened).toMatchObject([{ kind: 'fpWindow', addresses: [PAY_URL] }]);
});

test('takes the fast method, whatever was chosen on the deposit page before', async () => {
  const drafts = new Map([['deposit', JSON.stringify({ methodId: '2', amount: '' })]]);
  await show(<FastPaymentPage />, { session: 'member', answers: ANSWERS, drafts }, '/fastPayment');
  expect(await screen.findByRole('radio')).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers all methods where the currency has no fast one', async () => {
  const list = METHODS.list.filter(({ kind }) => kind !== 'fast');
  const depositMethods = { ...METHODS, list };
  await show(<FastPaymentPage />, { session: 'member', answers: { ...ANSWERS, depositMethods } });
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});

test('asks a guest to log in, and is missing where the site hides deposits', async () => {
  const guest = await show(<FastPaymentPage />);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  guest.unmount();
  await show(<FastPaymentPage />, { session: 'member', settings: { hiddenLinks: ['Deposit'] } });
  expect(screen.getByText('This page is not available here')).toBeVisible();
});
