/** @jest-environment jsdom */
import { depositDetail, depositSuccess } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import { DEPOSIT, PAY_URL } from '../cashier/cashier.fixture.ts';
import { show } from '../test-scope.tsx';
import { watchDeposits } from './deposit-news.ts';
import { DepositStatus } from './DepositStatus.tsx';

const EVENT = { orderNumber: 'D1', depositAmount: '20.00', depositTimes: 1 };

test('shows a credited deposit once, with the balance and the state of the order', async () => {
  let status: 'pending' | 'paid' = 'pending';
  const { shell, scope, signal } = await show(
    <DepositStatus orderNumber="D1" isBlocked={false} onAnother={() => undefined} />,
    {
      session: 'member',
      answers: { depositDetail: () => ({ detail: { ...DEPOSIT, status }, url: PAY_URL }) },
    },
  );
  watchDeposits(scope, signal);
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  status = 'paid';
  act(() => shell.live.emit(depositSuccess, EVENT));
  expect(await screen.findByText('$20.00 is in your balance.')).toBeVisible();
  expect(shell.api.sentTo(depositDetail)).toHaveLength(2);
  act(() => shell.live.emit(depositSuccess, EVENT));
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: '$20.00 is in your balance.' }]);
  expect(shell.tracking.reported.map(({ name }) => name)).toEqual(['first_payment', 'purchase']);
  expect(shell.session.balanceRefreshes()).toBeGreaterThan(0);
});

test.each([true, false])(
  'a page in a native app (%s) shows a deposit, and only another reports it',
  async (isNative) => {
    const { shell, scope, signal } = await show(<p />, { session: 'member', isNative });
    watchDeposits(scope, signal);
    act(() => shell.live.emit(depositSuccess, EVENT));
    expect(shell.toast.shown).toHaveLength(1);
    expect(shell.tracking.reported).toHaveLength(isNative ? 0 : 2);
  },
);
