/** @jest-environment jsdom */
import { depositDetail, depositHeld, depositSuccess, type HeldPayment } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
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

test('shows a second payment that waits for the operator, what the member can do, and when it waits no longer', async () => {
  const payment: HeldPayment = {
    id: 5,
    amount: '20',
    currency: 'USD',
    reason: 'paid_twice',
    receivedAt: DEPOSIT.createdAt,
  };
  const held = [payment];
  const { shell, scope, signal } = await show(
    <DepositStatus orderNumber="D1" isBlocked={false} onAnother={() => undefined} />,
    {
      session: 'member',
      answers: {
        depositDetail: () => ({ detail: { ...DEPOSIT, status: 'paid' }, url: null, held: [...held] }),
      },
    },
  );
  watchDeposits(scope, signal);
  const words =
    'A second payment of $20.00 has arrived for this order. Your money is safe: customer service adds it to your balance or pays it back. Do not pay again. If you ask about it, give the order number.';
  expect(await screen.findByText(words)).toBeVisible();
  held.push({ ...payment, id: 6, amount: '20.005' });
  act(() => shell.live.emit(depositHeld, { id: 6, orderNumber: 'D1', isHeld: 1 }));
  expect(await screen.findByText(/^A second payment of 20\.005 USD /)).toBeVisible();
  act(() => shell.live.emit(depositHeld, { id: 6, orderNumber: 'D1', isHeld: 1 }));
  expect(shell.toast.shown).toEqual([
    {
      tone: 'warning',
      text: 'A payment for your order D1 is being checked. The page of the order says more.',
    },
  ]);
  held.length = 0;
  act(() => shell.live.emit(depositHeld, { id: 6, orderNumber: 'D1', isHeld: 0 }));
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  expect(shell.toast.shown).toHaveLength(1);
});

test.each(['other_amount', 'other_currency'] as const)(
  'says of a payment that does not fit the order, by %s, that it is safe',
  async (reason) => {
    const payment = { id: 5, amount: '15', currency: 'INR', reason, receivedAt: DEPOSIT.createdAt } as const;
    await show(<DepositStatus orderNumber="D1" isBlocked={false} onAnother={() => undefined} />, {
      session: 'member',
      answers: { depositDetail: { detail: DEPOSIT, url: PAY_URL, held: [payment] } },
    });
    expect(
      await screen.findByText(/₹15\.00 has arrived, which is not what this order asks for/),
    ).toBeVisible();
  },
);
