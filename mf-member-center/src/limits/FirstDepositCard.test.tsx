/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Answers, FakeShellOptions } from '@tessera/testing';
import { depositList, responsible, type AnswerOf } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEPOSIT } from '../cashier/cashier.fixture.ts';
import { DepositStatus } from '../deposit/DepositStatus.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import { limitOf, STATE } from './limits.fixture.ts';

const PAID = { ...DEPOSIT, status: 'paid', closedAt: '2026-05-02T02:40:00Z' } as const;
const INVITING: AnswerOf<typeof responsible> = {
  ...STATE,
  rules: { ...STATE.rules, invitations: ['registration', 'first_deposit'] },
};

async function open(answers: Answers = {}, options: FakeShellOptions = {}) {
  const shown = await show(<DepositStatus orderNumber="D1" isBlocked={false} onAnother={() => undefined} />, {
    session: 'member',
    answers: {
      depositDetail: { detail: PAID, url: null },
      depositList: { list: [PAID], totalCount: 1 },
      responsible: INVITING,
      ...answers,
    },
    ...options,
  });
  return { ...shown, user: userEvent.setup() };
}
const card = () => screen.findByRole('region', { name: 'Would you like to set a limit?' });

test('the first paid deposit brings the invitation beside it, with both answers alike and no dialog', async () => {
  const { shell, user } = await open();
  await card();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [no, yes] = [
    screen.getByRole('button', { name: 'Not now' }),
    screen.getByRole('button', { name: 'Set a limit' }),
  ];
  expect([no.className, no.dataset]).toEqual([yes.className, yes.dataset]);
  await user.click(yes);
  expect(shell.windows.visited).toEqual(['/user/Limits']);
});

test('"not now" removes it, and the deposit stays in view', async () => {
  const { user } = await open();
  await card();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: /limit/ })).toBeNull();
  expect(screen.getByText('$20.00 is in your balance.')).toBeVisible();
});

test('"not now" is kept on this device, for this member', async () => {
  const kept: NonNullable<FakeShellOptions['kept']> = new Map();
  const before = await open({}, { kept });
  await card();
  await before.user.click(screen.getByRole('button', { name: 'Not now' }));
  before.unmount();
  const { shell } = await open({}, { kept });
  await screen.findByText('$20.00 is in your balance.');
  await waitFor(() => expect(shell.api.sentTo(depositList)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /limit/ })).toBeNull();
  act(() => {
    shell.session.end('logout');
    shell.session.login({ id: MEMBER.id + 1, account: 'other', currency: 'USD' });
  });
  await card();
});

const LIMITED = { ...INVITING, limits: [limitOf({ amount: '10.00' })] };
test.each<[string, Answers]>([
  ['a later deposit', { depositList: { list: [PAID], totalCount: 2 } }],
  ['a member with a limit', { responsible: LIMITED }],
  ['a site whose rules ask for none', { responsible: STATE }],
])('%s brings none', async (_, answers) => {
  const { shell } = await open(answers);
  await screen.findByText('$20.00 is in your balance.');
  await waitFor(() => expect(shell.api.sentTo(responsible)).toHaveLength(1));
  await waitFor(() => expect(shell.api.sentTo(depositList)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /limit/ })).toBeNull();
});

test('a deposit that is not paid asks for nothing', async () => {
  const { shell } = await open({ depositDetail: { detail: { ...PAID, status: 'failed' }, url: null } });
  await screen.findByText('The payment was declined. Nothing was charged.');
  expect(shell.api.sentTo(responsible)).toEqual([]);
});
