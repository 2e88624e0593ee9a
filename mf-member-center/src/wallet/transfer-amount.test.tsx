/** @jest-environment jsdom */
import type { FakeShellOptions } from '@tessera/testing';
import { walletTransfer } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import MyWalletPage from './MyWalletPage.tsx';
import { WALLET_ANSWERS, WALLETS } from './wallet.fixture.ts';

const MOVED = { cash: '1239.50', walletCash: '15.50' };

const open = (options: FakeShellOptions = {}) =>
  show(<MyWalletPage member={MEMBER} />, {
    session: 'member',
    ...options,
    answers: { ...WALLET_ANSWERS, walletTransfer: MOVED, ...options.answers },
  });
const openForm = async (provider: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name: provider }));
const amount = () => screen.getByLabelText('Amount');

test('keeps the amount typed for a provider over a reload, until it is moved', async () => {
  const drafts = new Map<string, string>();
  const before = await open({ drafts });
  await openForm(/^Reef/);
  await userEvent.type(amount(), '5');
  before.unmount();
  const after = await open({ drafts });
  await openForm(/^Aurora/);
  expect(amount()).toHaveValue('');
  await openForm(/^Reef/);
  expect(amount()).toHaveValue('5');
  await userEvent.type(amount(), '{Enter}');
  await waitFor(() => expect(after.shell.toast.shown).toHaveLength(1));
  expect(drafts.size).toBe(0);
});

test('keeps the direction with the amount over a reload, also of a provider that holds money', async () => {
  const drafts = new Map<string, string>();
  const before = await open({ drafts });
  await openForm(/^Reef/);
  await userEvent.click(screen.getByRole('button', { name: 'To the provider' }));
  await userEvent.type(amount(), '5');
  before.unmount();
  const { shell } = await open({ drafts });
  await openForm(/^Reef/);
  await userEvent.click(screen.getByRole('button', { name: 'Transfer $5.00 to the provider' }));
  await waitFor(() => expect(shell.api.sentTo(walletTransfer)).toMatchObject([{ direction: 'in' }]));
});

test('forgets an amount that was moved after its form was closed', async () => {
  const answer = Promise.withResolvers<typeof MOVED>();
  const drafts = new Map<string, string>();
  const { shell } = await open({ drafts, answers: { walletTransfer: () => answer.promise } });
  await openForm(/^Reef/);
  await userEvent.type(amount(), '5{Enter}');
  await openForm(/^Reef/);
  expect(screen.queryByRole('form')).toBeNull();
  answer.resolve(MOVED);
  await waitFor(() => expect(shell.toast.shown).toMatchObject([{ tone: 'success' }]));
  expect(drafts.size).toBe(0);
  await openForm(/^Reef/);
  expect(amount()).toHaveValue('');
});

test('moves all that is shown, where another back end names a finer amount', async () => {
  const myCashList = WALLETS.myCashList.map((wallet) => ({ ...wallet, cash: '20.509' }));
  const { shell } = await open({ answers: { wallets: { ...WALLETS, myCashList } } });
  await openForm(/^Reef/);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(amount()).toHaveValue('20.50');
  await userEvent.type(amount(), '{Enter}');
  await waitFor(() => expect(shell.api.sentTo(walletTransfer)).toMatchObject([{ amount: '20.50' }]));
});

test('hides what is available in an open form with the other amounts', async () => {
  await open();
  await openForm(/^Reef/);
  expect(screen.getByText('Available: $20.50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(screen.queryByText(/\$\d/)).not.toBeInTheDocument();
});
