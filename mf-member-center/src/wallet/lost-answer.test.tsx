/** @jest-environment jsdom */
import type { Answers, FakeShellOptions } from '@tessera/testing';
import { CallError, walletTransfer } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import MyWalletPage from './MyWalletPage.tsx';
import { WALLET_ANSWERS, WALLETS } from './wallet.fixture.ts';

const MOVED = { cash: '1229.50', walletCash: '5.00' };
const AURORA = '/user?provider=2';

const open = (answers: Answers, options: FakeShellOptions) =>
  show(
    <MyWalletPage member={MEMBER} />,
    { session: 'member', ...options, answers: { ...WALLET_ANSWERS, ...answers } },
    AURORA,
  );
const keysOf = ({ shell }: Awaited<ReturnType<typeof open>>) =>
  shell.api.sent.filter(({ name }) => name === walletTransfer.name).map((one) => one.idempotencyKey);

test('continues a transfer whose answer was lost, after a reload and in the same direction', async () => {
  const tab = { drafts: new Map<string, string>(), kept: new Map() };
  const lost = new CallError(walletTransfer, { kind: 'timeout' }, '');
  const before = await open({ walletTransfer: lost }, tab);
  await userEvent.type(await screen.findByLabelText('Amount'), '5{Enter}');
  await screen.findByRole('alert');
  before.unmount();
  const myCashList = WALLETS.myCashList.map((one) => (one.gpId === 2 ? { ...one, cash: '5.00' } : one));
  const after = await open({ wallets: { ...WALLETS, myCashList }, walletTransfer: MOVED }, tab);
  expect(await screen.findByLabelText('Amount')).toHaveValue('5');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer $5.00 to the provider' }));
  await waitFor(() => expect(after.shell.toast.shown).toMatchObject([{ tone: 'success' }]));
  expect(keysOf(before)).toHaveLength(1);
  expect(keysOf(after)).toEqual(keysOf(before));
  expect(tab.drafts.size).toBe(0);
});
