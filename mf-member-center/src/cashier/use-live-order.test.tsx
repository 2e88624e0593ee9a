/** @jest-environment jsdom */
import { depositDetail, withdrawalDetail, type Call } from '@tessera/wire';
import { act } from '@testing-library/react';
import type { Answers } from '@tessera/testing';
import { show } from '../test-scope.tsx';
import { DEPOSIT, PAY_URL, TRANSFER, WITHDRAWAL } from './cashier.fixture.ts';
import { useLiveDeposit, useLiveWithdrawal } from './use-live-order.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function LiveDeposit() {
  useLiveDeposit('D1');
  return null;
}

function LiveWithdrawal() {
  useLiveWithdrawal('W1');
  return null;
}

const expectedAt = '2026-05-05T02:30:00Z';
const approved = { ...WITHDRAWAL, status: 'approved' } as const;
const paid = { ...DEPOSIT, status: 'paid' } as const;

test.each<[string, Call, Answers, number | undefined]>([
  [
    'a deposit whose payment page is open',
    depositDetail,
    { depositDetail: { detail: DEPOSIT, url: PAY_URL } },
    4,
  ],
  [
    'a bank transfer',
    depositDetail,
    { depositDetail: { detail: DEPOSIT, url: null, transfer: TRANSFER } },
    60,
  ],
  ['an overdue deposit', depositDetail, { depositDetail: { detail: DEPOSIT, url: null } }, 60],
  ['a paid deposit', depositDetail, { depositDetail: { detail: paid, url: null } }, undefined],
  ['a withdrawal under review', withdrawalDetail, { withdrawalDetail: { detail: WITHDRAWAL } }, 60],
  ['a withdrawal on its way', withdrawalDetail, { withdrawalDetail: { detail: approved, expectedAt } }, 60],
])('requests %s again after as many seconds as it needs', async (_what, call, answers, seconds) => {
  const { shell } = await show(call === depositDetail ? <LiveDeposit /> : <LiveWithdrawal />, {
    session: 'member',
    answers,
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(shell.api.sentTo(call)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync((seconds ?? 120) * 1_000 - 100));
  expect(shell.api.sentTo(call)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(shell.api.sentTo(call)).toHaveLength(seconds === undefined ? 1 : 2);
});
